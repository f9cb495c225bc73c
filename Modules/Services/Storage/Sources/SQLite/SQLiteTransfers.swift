import Entities

/// Reads single chats for `RecordStore`.
extension SQLiteStore {
  func head(of chat: Conversation.ID) throws(StorageError) -> ChatHead? {
    try connection.first(
      """
      SELECT \(Row.chatColumns), (SELECT id FROM message WHERE seq = c.leaf),
        (SELECT id FROM message WHERE seq = c.seen
          AND NOT EXISTS (SELECT 1 FROM trash WHERE trash.message = c.seen)),
        (SELECT extra FROM imported_chat WHERE chat = c.seq)
      FROM chat c JOIN profile p ON p.seq = c.profile WHERE c.id = ?
      """, chat
    ) { (row) throws(StorageError) in
      ChatHead(
        try row.chat(), shown: try row.optionalID(9), seen: try row.optionalID(10), extra: row.optionalText(11) ?? "")
    }
  }

  func newestMessage(in chat: Conversation.ID) throws(StorageError) -> Message.ID? {
    // A message's number is larger than those of all messages before it.
    try connection.first(
      """
      SELECT id FROM message WHERE seq = (
        SELECT max(seq) FROM message WHERE chat = (SELECT seq FROM chat WHERE id = ?)
          AND NOT EXISTS (SELECT 1 FROM trash WHERE message = message.seq))
      """, chat
    ) { (row) throws(StorageError) in try row.id(0) }
  }

  nonisolated func tree(
    of chat: Conversation.ID, _ body: @escaping @Sendable (TreeMessage) throws(StorageError) -> Void
  ) async throws(StorageError) {
    // A connection of its own: a long chat takes a while, and other calls of the store run meanwhile.
    let reader = try newReader()
    defer { reader.close() }
    try reader.snapshot { () throws(StorageError) in
      guard let sequence = try reader.first("SELECT seq FROM chat WHERE id = ?", chat, read: { $0.integer(0) }) else {
        throw .missing(chat: chat)
      }
      try reader.tree(of: sequence, body)
    }
  }

  func extras(of messages: [Message.ID]) throws(StorageError) -> [Message.ID: String] {
    var extras: [Message.ID: String] = [:]
    for id in messages {
      extras[id] = try connection.first(
        "SELECT i.extra FROM message m JOIN imported_message i ON i.message = m.seq WHERE m.id = ?", id
      ) { $0.text(0) }
    }
    return extras
  }

  func chat(
    importedAs fingerprint: String, by profile: UserProfile.ID
  ) throws(StorageError) -> Conversation.ID? {
    try connection.first(
      """
      SELECT c.id FROM imported_chat i JOIN chat c ON c.seq = i.chat
      WHERE i.fingerprint = ? AND c.profile = (SELECT seq FROM profile WHERE id = ?)
      """, fingerprint, profile
    ) { (row) throws(StorageError) in try row.id(0) }
  }

  func used(_ messages: [Message.ID]) throws(StorageError) -> Set<Message.ID> {
    var used: Set<Message.ID> = []
    for id in messages where try node(id) != nil { used.insert(id) }
    return used
  }
}

extension Connection {
  /// The rows of a chat's messages that are not in the trash, in the order in which they were added.
  func messages(of chat: Int64) throws(StorageError) -> [Int64] {
    try rows(
      """
      SELECT seq FROM message WHERE chat = ? AND NOT EXISTS (SELECT 1 FROM trash WHERE message = message.seq)
      ORDER BY seq
      """, chat
    ) { $0.integer(0) }
  }

  /// Every message of a chat that is not in the trash, in the order in which they were added, one message at a
  /// time.
  fileprivate func tree(
    of chat: Int64, _ body: (TreeMessage) throws(StorageError) -> Void
  ) throws(StorageError) {
    // Row numbers first, from the index alone: sorting whole messages would load them all at once.
    for sequence in try messages(of: chat) {
      _ = try rows(
        """
        SELECT \(Row.messageColumns),
          \(Row.tip),
          (SELECT extra FROM imported_message WHERE message = m.seq)
        FROM message m JOIN chat c ON c.seq = m.chat WHERE m.seq = ?
        """, sequence
      ) { (row) throws(StorageError) in
        var message = try row.message()
        if message.state == .streaming { message.state = .interrupted }
        try body(
          TreeMessage(
            message, tip: try row.optionalID(Row.messageWidth), extra: row.optionalText(Row.messageWidth + 1) ?? ""))
      }
    }
  }
}

extension Row {
  /// The end of the path last shown through `message m`, unless it is in the trash.
  static let tip = """
    (SELECT id FROM message WHERE seq = (
      SELECT leaf FROM branch_tip t WHERE t.message = m.seq
        AND NOT EXISTS (SELECT 1 FROM trash WHERE trash.message = t.leaf)))
    """
}
