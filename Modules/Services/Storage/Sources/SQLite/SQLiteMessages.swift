import Entities

extension SQLiteStore {
  func update(_ id: Message.ID, text: String, reasoning: String?) throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      let arriving = try arrival(of: id)
      guard arriving.state == "streaming" else { throw .ended(id) }
      try connection.run("UPDATE message SET text = ? WHERE seq = ?", text, arriving.sequence)
      if let reasoning { try saveReasoning(reasoning, of: arriving.sequence) }
    }
  }

  func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State, usage: UsageRecord?
  ) throws(StorageError) {
    guard state != .streaming else { throw .finishedAsStreaming }
    try indexed { () throws(StorageError) in
      let arriving = try arrival(of: id)
      switch arriving.state {
      case "streaming": break
      case "interrupted": try removeFromIndex(arriving.sequence, try self.text(of: arriving.sequence))
      default: throw .ended(id)
      }
      try connection.run(
        "UPDATE message SET text = ?, state = ?, failure = ?, owner = NULL WHERE seq = ?",
        text, state.name, state.failure, arriving.sequence)
      if let reasoning { try saveReasoning(reasoning, of: arriving.sequence) }
      if let usage { try saveUsage(usage, of: arriving.sequence) }
      try addToIndex(arriving.sequence, text)
    }
  }

  func message(_ id: Message.ID) throws(StorageError) -> Message? {
    try connection.first(
      """
      SELECT \(Row.messageColumns) FROM message m JOIN chat c ON c.seq = m.chat
      WHERE m.id = ? AND NOT EXISTS (SELECT 1 FROM trash WHERE message = m.seq)
      """, id
    ) { (row) throws(StorageError) in try row.message() }
  }
}

extension SQLiteStore {
  /// Adds a message to its chat's tree, inside a transaction, and to the index unless it is still arriving.
  /// - Returns: Its row.
  func insert(
    _ message: Message, in chat: Position, below parent: TreeNode?, owner: Identifier<OwnerLock>? = nil
  ) throws(StorageError) -> Int64 {
    try connection.run(
      """
      INSERT INTO message(
        id, chat, profile, parent, depth, jump, role, state, failure, owner, created, provider, model, text,
        speaker)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, message.id, chat.sequence, chat.profile, parent?.sequence, (parent?.depth ?? -1) + 1,
      try parent.map { (node) throws(StorageError) in try jump(below: node) }, message.role.rawValue,
      message.state.name, message.state.failure, owner, message.created, message.model?.provider,
      message.model?.model, message.text, message.speaker)
    let sequence = connection.lastRow
    // SQLite picks any free number when the largest possible one is in use.
    if let parent, sequence <= parent.sequence { throw damaged("a message has the largest number") }
    if !message.reasoning.isEmpty { try saveReasoning(message.reasoning, of: sequence) }
    try write(message.marks, on: sequence, in: chat.sequence)
    if owner == nil { try addToIndex(sequence, message.text) }
    return sequence
  }

  /// The text of a message's row.
  func text(of sequence: Int64) throws(StorageError) -> String {
    try connection.first("SELECT text FROM message WHERE seq = ?", sequence) { $0.text(0) } ?? ""
  }

  private func saveReasoning(_ text: String, of message: Int64) throws(StorageError) {
    try connection.run("DELETE FROM reasoning WHERE message = ?", message)
    if !text.isEmpty { try connection.run("INSERT INTO reasoning(message, text) VALUES (?, ?)", message, text) }
  }

  private func arrival(of id: Message.ID) throws(StorageError) -> (sequence: Int64, state: String) {
    // Through its chat: the messages of a deleted chat count as deleted.
    let found = try connection.first(
      """
      SELECT m.seq, m.state FROM message m JOIN chat c ON c.seq = m.chat
      WHERE m.id = ? AND NOT EXISTS (SELECT 1 FROM trash WHERE message = m.seq)
      """, id
    ) { ($0.integer(0), $0.text(1)) }
    guard let found else { throw .missing(message: id) }
    return found
  }
}
