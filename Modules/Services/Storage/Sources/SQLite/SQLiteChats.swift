import Entities

/// The part of `ChatStore` about whole chats. The other parts are in SQLiteMessages, SQLiteTree, SQLiteSearch and so
/// on.
extension SQLiteStore: ChatStore {
  func create(_ chat: Conversation) throws(StorageError) {
    // Losing an empty chat in a crash is acceptable.
    try connection.transaction(.normal) { () throws(StorageError) in
      let profile = try sequence(ofProfile: chat.profile)
      if try self.chat(chat.id) != nil { throw .taken(chat.id) }
      try connection.run(
        "INSERT INTO chat(id, profile, avatar, title, created, updated) VALUES (?, ?, ?, ?, ?, ?)",
        chat.id, profile, chat.avatar, chat.title, chat.created, chat.updated)
    }
  }

  func chat(_ id: Conversation.ID) throws(StorageError) -> Conversation? {
    try connection.first(
      "SELECT \(Row.chatColumns) FROM chat c JOIN profile p ON p.seq = c.profile WHERE c.id = ?", id
    ) { (row) throws(StorageError) in try row.chat() }
  }

  func latestChat(of profile: UserProfile.ID, with avatar: Avatar.ID) throws(StorageError) -> Conversation? {
    try connection.first(
      """
      SELECT \(Row.chatColumns) FROM profile p JOIN chat c ON c.profile = p.seq
      WHERE p.id = ? AND c.avatar = ? ORDER BY c.updated DESC, c.id DESC LIMIT 1
      """, profile, avatar
    ) { (row) throws(StorageError) in try row.chat() }
  }

  func chats(of profile: UserProfile.ID, offset: Int, limit: Int) throws(StorageError) -> [ChatSummary] {
    // The inner query walks one index, so that skipping to a page reads no chat.
    try connection.rows(
      """
      WITH page AS (
        SELECT seq FROM chat WHERE profile = (SELECT seq FROM profile WHERE id = ?2)
        ORDER BY updated DESC, id DESC LIMIT ?3 OFFSET ?4)
      \(Row.summaries)
      """, Preview.bytes, profile, max(0, limit), max(0, offset)
    ) { (row) throws(StorageError) in try row.chatSummary() }
  }

  func chats(
    of profile: UserProfile.ID, named letters: LetterPattern, orWith avatars: [Avatar.ID], limit: Int
  ) throws(StorageError) -> [ChatSummary] {
    // One text holds all the ids, 16 bytes each: an id is in it if it begins at a multiple of 16. The inner query reads
    // only titles and names, and stops at the limit.
    let ids = avatars.flatMap(\.bytes)
    return try connection.rows(
      """
      WITH page AS (
        SELECT c.seq FROM chat c
        WHERE c.profile = (SELECT seq FROM profile WHERE id = ?2)
          AND (c.title GLOB ?3 OR instr(?4, c.avatar) % 16 = 1
            OR EXISTS (SELECT 1 FROM avatar a WHERE a.id = c.avatar AND a.name GLOB ?3) OR ?3 = '*')
        ORDER BY c.updated DESC, c.id DESC LIMIT ?5)
      \(Row.summaries)
      """, Preview.bytes, profile, letters.glob, ids, max(0, limit)
    ) { (row) throws(StorageError) in try row.chatSummary() }
  }

  func chatIDs(of profile: UserProfile.ID) throws(StorageError) -> [Conversation.ID] {
    try connection.rows("SELECT id FROM chat WHERE profile = (SELECT seq FROM profile WHERE id = ?)", profile) {
      (row) throws(StorageError) in try row.id(0)
    }
  }

  func rename(_ id: Conversation.ID, to title: String?) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try connection.run("UPDATE chat SET title = ? WHERE id = ?", title, id)
      if connection.changes == 0 { throw .missing(chat: id) }
    }
  }

  func markSeen(_ id: Conversation.ID) throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      try connection.run("UPDATE chat SET seen = leaf WHERE id = ?", id)
      if connection.changes == 0 { throw .missing(chat: id) }
    }
  }
}

extension Row {
  /// The columns of `chat c` and its `profile p`: the first six.
  static let chatColumns = "c.id, p.id, c.avatar, c.title, c.created, c.updated"

  /// The rows of the chats of `page`, for `chatSummary()`. Only the beginning of a text is read: `?1` bytes.
  static let summaries = """
    SELECT \(chatColumns), a.name, m.role, substr(CAST(m.text AS BLOB), 1, ?1), c.leaf IS NOT c.seen, a.deleted,
      m.state, m.failure
    FROM page
    JOIN chat c ON c.seq = page.seq
    JOIN profile p ON p.seq = c.profile
    LEFT JOIN message m ON m.seq = c.leaf
    LEFT JOIN avatar a ON a.id = c.avatar
    ORDER BY c.updated DESC, c.id DESC
    """

  func chatSummary() throws(StorageError) -> ChatSummary {
    let role: Message.Role? = isNull(7) ? nil : try named(7)
    return ChatSummary(
      chat: try chat(), avatarName: optionalText(6), isAvatarDeleted: flag(10),
      lastText: role == nil ? nil : Preview.text(bytes(8)), lastRole: role,
      lastState: role == nil ? nil : try state(11, failure: 12), isNew: role == .assistant && flag(9))
  }

  func chat() throws(StorageError) -> Conversation {
    Conversation(
      id: try id(0), profile: try id(1), avatar: try id(2), title: optionalText(3), created: time(4),
      updated: time(5))
  }
}
