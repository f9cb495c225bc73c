import Entities

extension SQLiteStore {
  func mark(_ id: Message.ID, with mark: MessageMark) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      guard let node = try visibleNode(id), try chatLeaf(node.chat) != nil else { throw .missing(message: id) }
      try write(mark, on: node.sequence, in: node.chat)
    }
  }

  /// Changes a mark, inside a transaction. A row without marks is not kept.
  func write(_ mark: MessageMark, on message: Int64, in chat: Int64) throws(StorageError) {
    try connection.run(
      "INSERT OR IGNORE INTO mark(message, chat, hidden, pinned) VALUES (?, ?, 0, 0)", message, chat)
    switch mark {
    case .hidden(let isHidden):
      try connection.run("UPDATE mark SET hidden = ? WHERE message = ?", isHidden, message)
    case .pinned(let isPinned):
      try connection.run("UPDATE mark SET pinned = ? WHERE message = ?", isPinned, message)
    case .bookmark(let name):
      try connection.run("UPDATE mark SET bookmark = ? WHERE message = ?", name, message)
    }
    try connection.run(
      "DELETE FROM mark WHERE message = ? AND hidden = 0 AND pinned = 0 AND bookmark IS NULL", message)
  }

  /// Stores all marks of a new message, inside a transaction.
  func write(_ marks: MessageMarks, on message: Int64, in chat: Int64) throws(StorageError) {
    if marks.isEmpty { return }
    try connection.run(
      "INSERT INTO mark(message, chat, hidden, pinned, bookmark) VALUES (?, ?, ?, ?, ?)", message, chat, marks.isHidden,
      marks.isPinned, marks.bookmark)
  }

  func markedMessages(of chat: Conversation.ID, limit: Int) throws(StorageError) -> [Message] {
    try connection.snapshot { () throws(StorageError) in
      let position = try position(ofChat: chat)
      return try connection.rows(
        """
        SELECT \(Row.messageColumns) FROM mark k JOIN message m ON m.seq = k.message JOIN chat c ON c.seq = m.chat
        WHERE k.chat = ? AND (k.pinned = 1 OR k.bookmark IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM trash WHERE message = m.seq)
        ORDER BY m.seq LIMIT ?
        """, position.sequence, max(0, limit)
      ) { (row) throws(StorageError) in try row.message() }
    }
  }
}
