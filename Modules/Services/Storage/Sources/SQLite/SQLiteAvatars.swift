import Entities

extension SQLiteStore: AvatarStore {
  func avatars(madeBy profile: UserProfile.ID) throws(StorageError) -> [Avatar] {
    try connection.rows(
      """
      SELECT \(Row.avatarColumns) FROM avatar
      WHERE author = (SELECT seq FROM profile WHERE id = ?) AND deleted = 0 ORDER BY created DESC, id DESC
      """, profile
    ) { (row) throws(StorageError) in try row.avatar() }
  }

  func avatars(
    madeBy profile: UserProfile.ID, named letters: LetterPattern, limit: Int
  ) throws(StorageError) -> [Avatar] {
    try connection.rows(
      """
      SELECT \(Row.avatarColumns) FROM avatar
      WHERE author = (SELECT seq FROM profile WHERE id = ?) AND deleted = 0 AND name GLOB ?
      ORDER BY created DESC, id DESC LIMIT ?
      """, profile, letters.glob, max(0, limit)
    ) { (row) throws(StorageError) in try row.avatar() }
  }

  func avatar(_ id: Avatar.ID) throws(StorageError) -> Avatar? {
    try connection.first("SELECT \(Row.avatarColumns) FROM avatar WHERE id = ?", id) {
      (row) throws(StorageError) in try row.avatar()
    }
  }

  func save(_ avatar: Avatar) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in try write(avatar) }
  }

  func save(_ avatar: Avatar, with picture: AvatarPicture) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try write(avatar)
      try savePicture(picture, of: avatar.id)
    }
  }

  func savePicture(_ picture: AvatarPicture, of avatar: Avatar.ID) throws(StorageError) {
    try connection.run(
      "INSERT OR REPLACE INTO picture(avatar, id, file) SELECT seq, ?, ? FROM avatar WHERE id = ?", picture.id,
      picture.file, avatar)
  }

  /// Writes the row of an avatar, inside a transaction, and deletes a picture that it does not name.
  func write(_ avatar: Avatar) throws(StorageError) {
    let author: Int64? = if let id = avatar.author { try sequence(ofProfile: id) } else { nil }
    try connection.run(
      """
      INSERT INTO avatar(
        id, author, deleted, created, name, character, action, location, tagline, personality, greeting, look)
      VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?, '', '', ?)
      ON CONFLICT(id) DO UPDATE SET
        author = excluded.author, deleted = 0, created = excluded.created, name = excluded.name,
        character = excluded.character, action = excluded.action, location = excluded.location,
        tagline = excluded.tagline, look = excluded.look
      """, avatar.id, author, avatar.created, avatar.name, avatar.character.rawValue, avatar.action.rawValue,
      avatar.location.rawValue, avatar.tagline, avatar.look)
    try connection.run(
      "DELETE FROM picture WHERE avatar = (SELECT seq FROM avatar WHERE id = ?) AND id IS NOT ?", avatar.id,
      avatar.picture)
  }

  func picture(_ id: AvatarPicture.ID) throws(StorageError) -> AvatarPicture? {
    try connection.first(
      """
      SELECT file FROM picture WHERE id = ?1 UNION ALL SELECT file FROM portrait WHERE id = ?1
      UNION ALL SELECT file FROM persona_picture WHERE id = ?1
      """, id
    ) { row in
      AvatarPicture(id: id, file: Array(row.bytes(0)))
    }
  }

  func deleteAvatar(_ id: Avatar.ID, keepingPicture keepsPicture: Bool) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try connection.run("UPDATE avatar SET deleted = 1 WHERE id = ?", id)
      if connection.changes == 0 { throw .missing(avatar: id) }
      if keepsPicture { return }
      try connection.run("DELETE FROM picture WHERE avatar = (SELECT seq FROM avatar WHERE id = ?)", id)
    }
    if !keepsPicture { connection.logEnd = .folded }
  }

  func recordOpening(of avatar: Avatar.ID, by profile: UserProfile.ID, at time: Timestamp) throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      try connection.run(
        """
        INSERT INTO opening(profile, avatar, latest, times) VALUES (?, ?, ?, 1)
        ON CONFLICT(profile, avatar) DO UPDATE SET latest = max(latest, excluded.latest), times = min(max(0, CAST(times AS INTEGER)), \(1 << 40)) + 1
        """, try sequence(ofProfile: profile), avatar, time)
    }
  }

  func recentAvatars(of profile: UserProfile.ID, limit: Int) throws(StorageError) -> [Avatar.ID] {
    try connection.rows(
      """
      SELECT avatar FROM opening
      WHERE profile = (SELECT seq FROM profile WHERE id = ?)
        AND NOT EXISTS (SELECT 1 FROM avatar WHERE id = opening.avatar AND deleted)
      ORDER BY latest DESC, avatar DESC LIMIT ?
      """, profile, max(0, limit)
    ) { (row) throws(StorageError) in try row.id(0) }
  }

  func openingCounts() throws(StorageError) -> [Avatar.ID: Int] {
    let counts = try connection.rows(
      """
      SELECT avatar, sum(min(max(0, CAST(times AS INTEGER)), \(1 << 40))) FROM opening
      WHERE NOT EXISTS (SELECT 1 FROM avatar WHERE id = opening.avatar AND deleted) GROUP BY avatar
      """
    ) { (row) throws(StorageError) in (try row.id(0) as Avatar.ID, row.count(1)) }
    return Dictionary(counts) { first, _ in first }
  }

  func chatCounts(of profile: UserProfile.ID) throws(StorageError) -> [Avatar.ID: ChatCount] {
    let counts = try connection.rows(
      """
      SELECT avatar, count(*), max(updated) FROM chat WHERE profile = (SELECT seq FROM profile WHERE id = ?)
      GROUP BY avatar
      """, profile
    ) { (row) throws(StorageError) in
      (try row.id(0) as Avatar.ID, ChatCount(chats: row.count(1), latest: row.time(2)))
    }
    return Dictionary(counts) { first, _ in first }
  }
}

extension Row {
  static let avatarColumns = """
    id, name, character, action, location, tagline, look,
    (SELECT profile.id FROM profile WHERE profile.seq = author), created,
    (SELECT picture.id FROM picture WHERE picture.avatar = avatar.seq), deleted
    """

  func avatar() throws(StorageError) -> Avatar {
    Avatar(
      id: try id(0), name: text(1), character: try named(2), action: try named(3), location: try named(4),
      tagline: text(5), picture: try optionalID(9), look: try look(6), author: try optionalID(7), created: time(8),
      isDeleted: flag(10))
  }

  private func look(_ column: Int32) throws(StorageError) -> Int? {
    guard let number = optionalInteger(column) else { return nil }
    guard let look = Int(exactly: number), Avatar.looks.contains(look) else {
      throw damaged("there is no look \(number)")
    }
    return look
  }
}
