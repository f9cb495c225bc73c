import Entities

extension SQLiteStore: RecordStore {
  nonisolated func records(
    of id: UserProfile.ID, _ body: @escaping @Sendable (ProfileRecord) throws(StorageError) -> Void
  ) async throws(StorageError) {
    // A connection of its own: a long history takes a while, and other calls of the store run meanwhile.
    let reader = RecordReader(connection: try newReader(), body: body)
    defer { reader.connection.close() }
    try reader.connection.snapshot { () throws(StorageError) in try reader.readAll(of: id) }
  }

  /// Another read-only connection.
  nonisolated func newReader() throws(StorageError) -> Connection {
    isReading
      ? try Opening.looking(at: directory.database, timeout: timeout)
      : try Connection(path: directory.database, mode: .readOnly, timeout: timeout)
  }

  func merge(
    _ next: @escaping @Sendable () throws(StorageError) -> ProfileRecord?
  ) async throws(StorageError) -> ImportSummary {
    // Chats that were deleted for good may come back with the import. Their old messages must be deleted first.
    try await clearDoomed()
    // The records can be read only once, so the index is checked before.
    try lookAtAllOfIndex()
    return try connection.transaction { () throws(StorageError) in
      var merge = RecordMerge()
      while let record = try next() { try merge.add(record, in: self) }
      return try merge.finish(in: self)
    }
  }
}

/// Reads a profile's records, one row at a time.
private struct RecordReader {
  let connection: Connection
  let body: (ProfileRecord) throws(StorageError) -> Void

  func readAll(of id: UserProfile.ID) throws(StorageError) {
    let found = try connection.first(
      """
      SELECT \(Row.profileColumns), seq, (SELECT file FROM portrait WHERE portrait.profile = profile.seq)
      FROM profile WHERE id = ? AND seq NOT IN (SELECT profile FROM leaving)
      """, id
    ) { (row) throws(StorageError) in
      let profile = try row.profile()
      return (row.integer(7), profile, profile.picture.map { AvatarPicture(id: $0, file: Array(row.bytes(8))) })
    }
    guard let (sequence, profile, picture) = found else { throw .missing(profile: id) }
    try body(.profile(profile, picture))
    try readAvatars(of: profile.id, sequence)
    try each("SELECT avatar, latest, times FROM opening WHERE profile = ? ORDER BY avatar", sequence) {
      (row) throws(StorageError) in
      try body(.opening(try row.id(0), latest: row.time(1), times: row.count(2)))
    }
    let deleted = try deletedChats(of: sequence)
    try each("SELECT name, text FROM note WHERE profile = ? ORDER BY name", sequence) {
      (row) throws(StorageError) in
      if deleted.haveNote(named: row.text(0)) { return }
      try body(.note(row.text(1), named: row.text(0)))
    }
    try readPersonas(of: sequence)
    try readLorebooks(of: sequence)
    try readChats(of: sequence)
  }

  /// The ids of the chats in the trash. Neither these chats nor anything about them is among the records.
  private func deletedChats(of profile: Int64) throws(StorageError) -> Set<Conversation.ID> {
    let ids: [Conversation.ID] = try connection.rows("SELECT id FROM deleted_chat WHERE profile = ?", profile) {
      (row) throws(StorageError) in try row.id(0)
    }
    return Set(ids)
  }

  private func readPersonas(of profile: Int64) throws(StorageError) {
    try each(
      """
      SELECT \(Row.personaColumns), (SELECT file FROM persona_picture WHERE persona_picture.persona = persona.seq)
      FROM persona WHERE profile = ? ORDER BY id
      """, profile
    ) { (row) throws(StorageError) in
      let persona = try row.persona()
      try body(.persona(persona, persona.picture.map { AvatarPicture(id: $0, file: Array(row.bytes(9))) }))
    }
    try each(
      """
      SELECT p.id, b.scope, b.target FROM persona_binding b JOIN persona p ON p.seq = b.persona
      WHERE b.profile = ? AND NOT EXISTS (SELECT 1 FROM deleted_chat WHERE deleted_chat.id = b.target)
      ORDER BY b.scope, b.target
      """, profile
    ) { (row) throws(StorageError) in
      try body(.binding(PersonaBinding(try row.id(0), in: try row.scope(1, of: 2))))
    }
  }

  private func readLorebooks(of profile: Int64) throws(StorageError) {
    try each(
      """
      SELECT \(Row.lorebookColumns), (SELECT text FROM lorebook_text WHERE lorebook_text.lorebook = lorebook.seq)
      FROM lorebook WHERE profile = ? ORDER BY id
      """, profile
    ) { (row) throws(StorageError) in try body(.lorebook(try row.lorebook(), text: row.text(9))) }
    try each(
      """
      SELECT l.id, a.scope, a.target FROM lorebook_assignment a JOIN lorebook l ON l.seq = a.lorebook
      WHERE a.profile = ? AND NOT EXISTS (SELECT 1 FROM deleted_chat WHERE deleted_chat.id = a.target)
      ORDER BY l.id, a.scope, a.target
      """, profile
    ) { (row) throws(StorageError) in
      try body(.assignment(LorebookAssignment(try row.id(0), in: try row.scope(1, of: 2))))
    }
  }

  private func readAvatars(of id: UserProfile.ID, _ profile: Int64) throws(StorageError) {
    try each(
      """
      SELECT \(Row.avatarColumns), (SELECT file FROM picture WHERE picture.avatar = avatar.seq) FROM avatar
      WHERE author = ?1 OR id IN (SELECT avatar FROM chat WHERE profile = ?1)
        OR id IN (SELECT avatar FROM opening WHERE profile = ?1)
      ORDER BY id
      """, profile
    ) { (row) throws(StorageError) in
      var avatar = try row.avatar()
      if avatar.author != id { (avatar.author, avatar.isDeleted, avatar.picture) = (nil, true, nil) }
      try body(.avatar(avatar, avatar.picture.map { AvatarPicture(id: $0, file: Array(row.bytes(11))) }))
      try readCharacter(of: avatar)
    }
  }

  /// The definition of an avatar; of the profile's own also its history and its card.
  private func readCharacter(of avatar: Avatar) throws(StorageError) {
    let definition = try connection.definition(of: avatar.id)
    if !definition.isEmpty { try body(.definition(definition, of: avatar.id)) }
    guard avatar.author != nil else { return }
    let edits = try connection.rows(
      "SELECT seq FROM edit WHERE avatar = (SELECT seq FROM avatar WHERE id = ?) ORDER BY seq", avatar.id
    ) { $0.integer(0) }
    for sequence in edits { if let edit = try connection.edit(sequence) { try body(.edit(edit, of: avatar.id)) } }
    let card = try connection.first(
      "SELECT document FROM card WHERE avatar = (SELECT seq FROM avatar WHERE id = ?)", avatar.id
    ) { Array($0.bytes(0)) }
    if let card { try body(.card(card, of: avatar.id)) }
  }

  private func readChats(of profile: Int64) throws(StorageError) {
    try each(
      """
      SELECT \(Row.chatColumns), c.seq, (SELECT id FROM message WHERE seq = c.leaf),
        (SELECT id FROM message WHERE seq = c.seen AND NOT EXISTS (SELECT 1 FROM trash WHERE trash.message = c.seen))
      FROM chat c JOIN profile p ON p.seq = c.profile WHERE c.profile = ? ORDER BY c.id
      """, profile
    ) { (row) throws(StorageError) in
      try body(.chat(try row.chat(), shown: try row.optionalID(10), seen: try row.optionalID(11)))
      try readMessages(of: row.integer(9))
    }
  }

  private func readMessages(of chat: Int64) throws(StorageError) {
    // Row numbers first, from the index alone: sorting whole messages would load them all at once.
    for sequence in try connection.messages(of: chat) {
      try each(
        """
        SELECT \(Row.messageColumns), \(Row.tip)
        FROM message m JOIN chat c ON c.seq = m.chat WHERE m.seq = ?
        """, sequence
      ) { (row) throws(StorageError) in
        var message = try row.message()
        if message.state == .streaming { message.state = .interrupted }
        try body(.message(message, tip: try row.optionalID(Row.messageWidth)))
      }
    }
  }

  /// Reads each row of a query with one parameter, without collecting them.
  private func each(
    _ sql: String, _ number: Int64, _ read: (Row) throws(StorageError) -> Void
  ) throws(StorageError) {
    _ = try connection.rows(sql, number, read: read)
  }
}
