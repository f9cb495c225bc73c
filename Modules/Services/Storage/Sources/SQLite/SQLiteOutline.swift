import Entities

/// The part of `BranchStore` about all branches of a chat.
extension SQLiteStore {
  nonisolated func outline(of chat: Conversation.ID) async throws(StorageError) -> [MessageOutline] {
    // A connection of its own: a long chat takes a while, and other calls of the store run meanwhile.
    let reader = try newReader()
    defer { reader.close() }
    return try reader.snapshot { () throws(StorageError) in
      guard let sequence = try reader.first("SELECT seq FROM chat WHERE id = ?", chat, read: { $0.integer(0) }) else {
        throw .missing(chat: chat)
      }
      return try reader.outline(of: sequence)
    }
  }
}

extension Connection {
  /// The messages of a chat that are not in the trash. A parent has a smaller number than the messages after it, so one
  /// walk finds the visible parents.
  fileprivate func outline(of chat: Int64) throws(StorageError) -> [MessageOutline] {
    var visible: [Int64: Message.ID?] = [:]
    var found: [MessageOutline] = []
    _ = try rows(
      """
      SELECT m.seq, m.parent, m.id, m.role, substr(CAST(m.text AS BLOB), 1, ?2), m.created, t.message IS NOT NULL
      FROM message m LEFT JOIN trash t ON t.message = m.seq WHERE m.chat = ?1 ORDER BY m.seq
      """, chat, Preview.bytes
    ) { (row) throws(StorageError) in
      let id: Message.ID = try row.id(2)
      let parent = row.optionalInteger(1).flatMap { visible[$0] } ?? nil
      guard !row.flag(6) else {
        visible[row.integer(0)] = parent
        return
      }
      visible[row.integer(0)] = id
      let role: Message.Role = try row.named(3)
      found.append(
        MessageOutline(
          id: id, parent: parent, role: role, text: Preview.text(row.bytes(4)), created: row.time(5)))
    }
    return found
  }
}
