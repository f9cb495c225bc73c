import Entities

/// Moves messages to the trash and gives them back.
extension SQLiteStore {
  func hasMessage(_ id: Message.ID) throws(StorageError) -> Bool {
    try connection.first(
      """
      SELECT 1 FROM message m
      WHERE m.id = ? AND NOT EXISTS (SELECT 1 FROM trash WHERE message = m.seq AND deletion IS NULL)
      """, id
    ) { $0.flag(0) } == true
  }

  func delete(
    _ id: Message.ID, _ extent: MessageDeletion.Extent, as deletion: MessageDeletion.ID, at time: Timestamp,
    inPlaceOf end: Message.ID?
  ) throws(StorageError) -> MessageDeletion? {
    try connection.transaction { () throws(StorageError) -> MessageDeletion? in
      guard let message = try message(id), let node = try visibleNode(id) else { throw .missing(message: id) }
      let chat = try position(ofChat: message.chat)
      guard try isEnd(end, of: chat) else { return nil }
      if try connection.first("SELECT 1 FROM deletion WHERE id = ?", deletion, read: { $0.flag(0) }) == true {
        throw .taken(deletion)
      }
      try connection.run(
        "INSERT INTO deletion(id, chat, message, created, purging) VALUES (?, ?, ?, ?, 0)", deletion, node.chat,
        node.sequence, time)
      let number = connection.lastRow
      let count = try moveToTrash(node, extent, number)
      if let leaf = chat.leaf, try isGone(leaf) {
        try connection.run("UPDATE deletion SET leaf = ? WHERE seq = ?", leaf, number)
        try moveEnd(of: chat, to: try self.end(insteadOf: node))
      }
      return MessageDeletion(id: deletion, message: message, count: count, time: time)
    }
  }

  /// - Returns: The number of messages.
  private func moveToTrash(
    _ node: TreeNode, _ extent: MessageDeletion.Extent, _ deletion: Int64
  ) throws(StorageError) -> Int {
    switch extent {
    case .one:
      try connection.run(
        "INSERT INTO trash(message, chat, deletion, whole) VALUES (?, ?, ?, 0)", node.sequence, node.chat, deletion)
    case .below:
      try connection.run(
        """
        WITH RECURSIVE part(seq) AS (
          SELECT ?1
          UNION ALL SELECT m.seq FROM part p JOIN message m ON m.chat = ?2 AND m.parent = p.seq AND m.seq > p.seq)
        INSERT INTO trash(message, chat, deletion, whole)
        SELECT seq, ?2, ?3, 1 FROM part WHERE NOT EXISTS (SELECT 1 FROM trash WHERE message = part.seq)
        """, node.sequence, node.chat, deletion)
    }
    let found = try connection.first(
      """
      SELECT count(*), count(m.owner) FROM trash t JOIN message m ON m.seq = t.message WHERE t.deletion = ?
      """, deletion
    ) { (messages: $0.count(0), arriving: $0.count(1)) }
    guard let found, found.arriving == 0 else { throw .arrivingIsNotDeleted }
    return found.messages
  }

  /// The end of the path that is shown when the end of the earlier one was deleted with a message.
  private func end(insteadOf node: TreeNode) throws(StorageError) -> Int64? {
    let parent = try visibleParent(of: node)
    let neighbours = try children(of: parent?.sequence, in: node.chat).map(\.sequence)
    let next = neighbours.last { $0 < node.sequence } ?? neighbours.first
    return try next.map { (next) throws(StorageError) in try lastShown(below: next, in: node.chat) }
      ?? parent?.sequence
  }

  /// Shows another path. If the user has seen the earlier end, the new end counts as seen.
  private func moveEnd(of chat: Position, to leaf: Int64?) throws(StorageError) {
    try connection.run(
      "UPDATE chat SET leaf = ?1, seen = CASE WHEN seen IS leaf THEN ?1 ELSE seen END WHERE seq = ?2", leaf,
      chat.sequence)
  }

  func undo(_ deletion: MessageDeletion.ID, inPlaceOf end: Message.ID?) throws(StorageError) -> Bool {
    try connection.transaction { () throws(StorageError) in
      let found = try connection.first(
        """
        SELECT d.seq, d.message, d.leaf, c.id FROM deletion d JOIN chat c ON c.seq = d.chat
        WHERE d.id = ? AND d.purging = 0
        """, deletion
      ) { (row) throws(StorageError) in
        (
          number: row.integer(0), message: row.integer(1), leaf: row.optionalInteger(2),
          chat: try row.id(3) as Conversation.ID
        )
      }
      guard let found else { throw .missing(deletion: deletion) }
      let chat = try position(ofChat: found.chat)
      guard try isEnd(end, of: chat) else { return false }
      if try followsWholeDeletion(try node(found.message)) { throw .laterDeletionComesFirst }
      try connection.run("DELETE FROM trash WHERE deletion = ?", found.number)
      try connection.run("DELETE FROM deletion WHERE seq = ?", found.number)
      if let leaf = found.leaf, leaf != chat.leaf, try !isGone(leaf) {
        try recordTip(leaving: chat.leaf, for: leaf)
        try moveEnd(of: chat, to: leaf)
      }
      return true
    }
  }

  /// Whether everything below a message above this one is in the trash.
  private func followsWholeDeletion(_ node: TreeNode) throws(StorageError) -> Bool {
    var node = node
    while node.parent != nil {
      node = try up(node)
      let isWhole = try connection.first("SELECT whole FROM trash WHERE message = ?", node.sequence) { $0.flag(0) }
      guard let isWhole else { return false }
      if isWhole { return true }
    }
    return false
  }

  func deletions(in chat: Conversation.ID) throws(StorageError) -> [MessageDeletion] {
    try connection.snapshot { () throws(StorageError) in
      let position = try position(ofChat: chat)
      return try connection.rows(
        """
        SELECT \(Row.messageColumns), d.id, d.created, (SELECT count(*) FROM trash WHERE deletion = d.seq)
        FROM deletion d JOIN message m ON m.seq = d.message JOIN chat c ON c.seq = m.chat
        WHERE d.chat = ? AND d.purging = 0 ORDER BY d.seq DESC
        """, position.sequence
      ) { (row) throws(StorageError) in
        MessageDeletion(
          id: try row.id(Row.messageWidth), message: try row.message(), count: row.count(Row.messageWidth + 2),
          time: row.time(Row.messageWidth + 1))
      }
    }
  }
}
