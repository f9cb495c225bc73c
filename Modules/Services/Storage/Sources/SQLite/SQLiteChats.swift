import Entities

/// The part of `ChatStore` about whole chats. The other parts are in SQLiteMessages, SQLiteTree, SQLiteSearch and so
/// on.
extension SQLiteStore: ChatStore {
  func create(_ new: NewChat) throws(StorageError) {
    // Losing a chat without a message of the user in a crash is acceptable.
    try indexed(.normal) { () throws(StorageError) in try add(new) }
  }

  /// Adds a chat with its greetings, inside a transaction.
  func add(_ new: NewChat) throws(StorageError) {
    let chat = new.chat
    let profile = try sequence(ofProfile: chat.profile)
    if try isUsed(chat.id) { throw .taken(chat.id) }
    try connection.run(
      """
      INSERT INTO chat(id, profile, avatar, title, created, updated, pinned, archived, tags)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, chat.id, profile, chat.avatar, chat.title, chat.created, chat.updated, chat.place.isPinned,
      chat.place.isArchived, chat.place.storedTags)
    for greeting in new.greetings { try add(greeting, in: try position(ofChat: chat.id), below: nil, owner: nil) }
    if let shown = new.shown, shown != new.greetings.last?.id { try setLeaf(to: shown, of: chat.id) }
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

  func chats(
    of profile: UserProfile.ID, on shelf: ChatShelf, offset: Int, limit: Int
  ) throws(StorageError) -> [ChatSummary] {
    if shelf == .deleted { return try deletedChats(of: profile, offset: max(0, offset), limit: max(0, limit)) }
    let isArchived = shelf == .archived
    let tag: String? = if case .tagged(let name) = shelf { ChatPlace(tags: [name]).storedTags } else { nil }
    // The inner query walks one index. Without a tag it skips to a page without reading a chat.
    return try connection.rows(
      """
      WITH page AS (
        SELECT seq FROM chat WHERE profile = (SELECT seq FROM profile WHERE id = ?2) AND archived = ?5
          AND \(tag == nil ? "?6 IS NULL" : "instr(tags, ?6) > 0")
        ORDER BY pinned DESC, updated DESC, id DESC LIMIT ?3 OFFSET ?4)
      \(Row.summaries()) ORDER BY c.pinned DESC, c.updated DESC, c.id DESC
      """, Preview.bytes, profile, max(0, limit), max(0, offset), isArchived, tag
    ) { (row) throws(StorageError) in try row.chatSummary() }
  }

  func shelves(of profile: UserProfile.ID) throws(StorageError) -> ChatShelves {
    let own = try connection.first("SELECT seq FROM profile WHERE id = ?", profile) { $0.integer(0) }
    guard let own else { return ChatShelves() }
    var counts: [String: Int] = [:]
    let tagged = try connection.rows(
      "SELECT tags FROM chat WHERE profile = ? AND tags <> '' AND archived = 0", own
    ) { $0.optionalText(0) ?? "" }
    for tag in tagged.flatMap(ChatPlace.tags(stored:)) { counts[tag, default: 0] += 1 }
    let archived = try connection.first("SELECT count(*) FROM chat WHERE profile = ? AND archived = 1", own) {
      $0.integer(0)
    }
    let deleted = try connection.first("SELECT count(*) FROM deleted_chat WHERE profile = ?", own) { $0.integer(0) }
    return ChatShelves(counts, archived: Int(archived ?? 0), deleted: Int(deleted ?? 0))
  }

  func move(_ id: Conversation.ID, to place: ChatPlace) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try connection.run(
        "UPDATE chat SET pinned = ?, archived = ?, tags = ? WHERE id = ?", place.isPinned, place.isArchived,
        place.storedTags, id)
      if connection.changes == 0 { throw .missing(chat: id) }
    }
  }

  func chats(
    of profile: UserProfile.ID, named letters: LetterPattern, orWith avatars: [Avatar.ID],
    orAmong ids: [Conversation.ID],
    limit: Int
  ) throws(StorageError) -> [ChatSummary] {
    // One blob holds all the ids of a kind, 16 bytes each: an id is in it if it begins at a multiple of 16. The inner
    // query reads only titles and names, and stops at the limit.
    return try connection.rows(
      """
      WITH page AS (
        SELECT c.seq FROM chat c
        WHERE c.profile = (SELECT seq FROM profile WHERE id = ?2)
          AND (c.title GLOB ?3 OR instr(?4, c.avatar) % 16 = 1 OR instr(?6, c.id) % 16 = 1
            OR EXISTS (SELECT 1 FROM avatar a WHERE a.id = c.avatar AND a.name GLOB ?3) OR ?3 = '*')
        ORDER BY c.updated DESC, c.id DESC LIMIT ?5)
      \(Row.summaries()) ORDER BY c.updated DESC, c.id DESC
      """, Preview.bytes, profile, letters.glob, avatars.flatMap(\.bytes), max(0, limit), ids.flatMap(\.bytes)
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
  /// The columns of `chat c` and its `profile p`: the first nine.
  static let chatColumns = "c.id, p.id, c.avatar, c.title, c.created, c.updated, c.pinned, c.archived, c.tags"

  /// The rows of the chats of `page`, for `chatSummary()`. Only the beginning of a text is read: `?1` bytes.
  static func summaries(from table: String = "chat", deleted: String = "NULL") -> String {
    """
    SELECT \(chatColumns), a.name, m.role, substr(CAST(m.text AS BLOB), 1, ?1), c.leaf IS NOT c.seen, a.deleted,
      m.state, m.failure, \(deleted), m.speaker
    FROM page
    JOIN \(table) c ON c.seq = page.seq
    JOIN profile p ON p.seq = c.profile
    LEFT JOIN message m ON m.seq = c.leaf
    LEFT JOIN avatar a ON a.id = c.avatar
    """
  }

  func chatSummary() throws(StorageError) -> ChatSummary {
    let role: Message.Role? = isNull(10) ? nil : try named(10)
    return ChatSummary(
      chat: try chat(), avatarName: optionalText(9), isAvatarDeleted: flag(13),
      lastText: role == nil ? nil : Preview.text(bytes(11)), lastRole: role,
      lastSpeaker: role == nil ? nil : try optionalID(17), lastState: role == nil ? nil : try state(14, failure: 15),
      isNew: role == .assistant && flag(12),
      deleted: isNull(16) ? nil : time(16))
  }

  func chat() throws(StorageError) -> Conversation {
    Conversation(
      id: try id(0), profile: try id(1), avatar: try id(2), title: optionalText(3), created: time(4),
      updated: time(5),
      place: ChatPlace(
        isPinned: flag(6), isArchived: flag(7), tags: ChatPlace.tags(stored: optionalText(8) ?? "")))
  }
}
