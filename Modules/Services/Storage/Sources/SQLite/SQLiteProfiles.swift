import Entities

extension SQLiteStore: ProfileStore {
  func profiles() throws(StorageError) -> [UserProfile] {
    try connection.rows(
      """
      SELECT \(Row.profileColumns) FROM profile WHERE seq NOT IN (SELECT profile FROM leaving) ORDER BY created, id
      """
    ) { (row) throws(StorageError) in try row.profile() }
  }

  func profile(_ id: UserProfile.ID) throws(StorageError) -> UserProfile? {
    try connection.first(
      "SELECT \(Row.profileColumns) FROM profile WHERE id = ? AND seq NOT IN (SELECT profile FROM leaving)", id
    ) { (row) throws(StorageError) in try row.profile() }
  }

  func contents(of id: UserProfile.ID) throws(StorageError) -> ProfileContents {
    var contents =
      try connection.first(
        """
        SELECT (SELECT count(*) FROM chat c WHERE c.profile = profile.seq),
          (SELECT count(*) FROM message m JOIN chat c ON c.seq = m.chat WHERE c.profile = profile.seq
            AND NOT EXISTS (SELECT 1 FROM trash WHERE trash.message = m.seq)),
          (SELECT count(*) FROM avatar WHERE author = profile.seq AND deleted = 0),
          (SELECT count(*) FROM persona WHERE persona.profile = profile.seq AND deleted = 0),
          (SELECT count(*) FROM lorebook WHERE lorebook.profile = profile.seq AND deleted = 0)
        FROM profile WHERE id = ?
        """, id
      ) { row in
        ProfileContents(
          chats: Int(row.integer(0)), messages: Int(row.integer(1)), avatars: Int(row.integer(2)),
          personas: Int(row.integer(3)), lorebooks: Int(row.integer(4)))
      }
      ?? ProfileContents()
    contents.drafts = try drafts(of: id)
    return contents
  }

  /// The number of drafts with visible text. Drafts are few and short.
  private func drafts(of id: UserProfile.ID) throws(StorageError) -> Int {
    let kept = try connection.rows(
      """
      SELECT name, text FROM note
      WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND name BETWEEN ? AND ?
      """, id, DraftStore.prefix, DraftStore.prefix + "\u{10FFFF}"
    ) { (name: $0.text(0), text: $0.text(1)) }
    let deleted = Set(try deletedChatIDs(of: id))
    return kept.count { DraftStore.isDraft($0.text, named: $0.name) && !deleted.haveNote(named: $0.name) }
  }

  func save(_ profile: UserProfile) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in try write(profile) }
  }

  func save(_ profile: UserProfile, with picture: AvatarPicture) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try write(profile)
      try savePicture(picture, of: try sequence(ofProfile: profile.id))
    }
  }

  func currentProfile() throws(StorageError) -> UserProfile? {
    try connection.first(
      "SELECT \(Row.profileColumns) FROM profile WHERE seq = (SELECT profile FROM current_profile)"
    ) { (row) throws(StorageError) in try row.profile() }
  }

  func currentProfile(orMaking profile: UserProfile) throws(StorageError) -> UserProfile {
    // Nearly always there is one, and reading does not wait for other programs.
    if let current = try currentProfile() { return current }
    return try connection.transaction { () throws(StorageError) in
      if let current = try currentProfile() { return current }
      try write(profile)
      try use(profile.id)
      return profile
    }
  }

  private func use(_ id: UserProfile.ID) throws(StorageError) {
    let profile = try sequence(ofProfile: id)
    try connection.run("INSERT OR REPLACE INTO current_profile(only_row, profile) VALUES (1, ?)", profile)
  }

  func stopUsing(_ id: UserProfile.ID) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try connection.run("DELETE FROM current_profile WHERE profile = (SELECT seq FROM profile WHERE id = ?)", id)
    }
  }

  func setCurrentProfile(_ id: UserProfile.ID?) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      if let id {
        try use(id)
      } else {
        try connection.run("DELETE FROM current_profile")
      }
    }
  }
}

extension SQLiteStore {
  /// Writes the row of a profile, inside a transaction, and deletes a picture that it does not name.
  func write(_ profile: UserProfile) throws(StorageError) {
    try connection.run(
      """
      INSERT INTO profile(id, name, email, color, onboarded, created) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT(id) DO UPDATE SET
        name = excluded.name, email = excluded.email, color = excluded.color, onboarded = excluded.onboarded,
        created = excluded.created
      """, profile.id, profile.name, profile.email, profile.color?.rawValue, profile.didCompleteOnboarding,
      profile.created)
    try connection.run(
      "DELETE FROM portrait WHERE profile = ? AND id IS NOT ?", try sequence(ofProfile: profile.id), profile.picture)
  }

  func savePicture(_ picture: AvatarPicture, of profile: Int64) throws(StorageError) {
    try connection.run(
      "INSERT OR REPLACE INTO portrait(profile, id, file) VALUES (?, ?, ?)", profile, picture.id, picture.file)
  }
}

extension SQLiteStore: NoteStore {
  func note(_ name: String, of profile: UserProfile.ID) throws(StorageError) -> String? {
    try connection.first(
      "SELECT text FROM note WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND name = ?", profile, name
    ) { $0.text(0) }
  }

  func notes(beginningWith words: String, of profile: UserProfile.ID) throws(StorageError) -> [String: String] {
    // The names that begin with the words follow them in the table's own order.
    let found = try connection.rows(
      """
      SELECT name, text FROM note WHERE profile = (SELECT seq FROM profile WHERE id = ?1) AND name >= ?2
        AND name < ?2 || char(0x10FFFF) AND substr(name, 1, length(?2)) = ?2
      """, profile, words
    ) { ($0.text(0), $0.text(1)) }
    return Dictionary(found) { first, _ in first }
  }

  func setNote(_ text: String?, named name: String, of profile: UserProfile.ID) throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in try put(text, name, profile) }
  }

  func replaceNote(
    _ old: String?, by text: String?, named name: String, of profile: UserProfile.ID
  ) throws(StorageError) -> Bool {
    try connection.transaction(.normal) { () throws(StorageError) in
      _ = try sequence(ofProfile: profile)
      guard try note(name, of: profile) == old else { return false }
      try put(text, name, profile)
      return true
    }
  }

  func put(_ text: String?, _ name: String, _ profile: UserProfile.ID) throws(StorageError) {
    if let text {
      let owner = try sequence(ofProfile: profile)
      try connection.run("INSERT OR REPLACE INTO note(profile, name, text) VALUES (?, ?, ?)", owner, name, text)
    } else {
      try connection.run(
        "DELETE FROM note WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND name = ?", profile, name)
    }
  }
}

extension Row {
  static let profileColumns = """
    id, name, color, onboarded, created, email,
    (SELECT portrait.id FROM portrait WHERE portrait.profile = profile.seq)
    """

  func profile() throws(StorageError) -> UserProfile {
    UserProfile(
      id: try id(0), name: optionalText(1), email: optionalText(5), color: isNull(2) ? nil : try named(2),
      picture: try optionalID(6), didCompleteOnboarding: flag(3), created: time(4))
  }
}
