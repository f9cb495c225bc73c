import Entities

extension SQLiteStore {
  func messages(of chat: Conversation.ID, before: Message.ID?, limit: Int) throws(StorageError) -> MessagePage {
    try connection.snapshot { () throws(StorageError) in
      let chat = try (id: chat, position: position(ofChat: chat))
      var last = chat.position.leaf
      if let before {
        let node = try shown(before, in: chat).node
        last = node.parent == nil ? nil : try up(node).sequence
      }
      guard limit > 0, let last else {
        return MessagePage(messages: [], hasEarlier: last != nil, hasLater: before != nil)
      }
      let messages = try messages(upTo: last, limit)
      guard let first = messages.first else { throw damaged("a message that others follow is missing") }
      return MessagePage(messages: messages, hasEarlier: try followsAnother(first), hasLater: before != nil)
    }
  }

  func messages(of chat: Conversation.ID, after: Message.ID, limit: Int) throws(StorageError) -> MessagePage {
    try connection.snapshot { () throws(StorageError) in
      let (node, leaf) = try shown(after, in: (id: chat, position: position(ofChat: chat)))
      let count = min(Int64(max(0, limit)), leaf.depth - node.depth)
      let hasLater = node.depth + count < leaf.depth
      guard count > 0 else { return MessagePage(messages: [], hasEarlier: true, hasLater: hasLater) }
      let last = try ancestor(of: leaf, at: node.depth + count)
      let messages = try messages(upTo: last.sequence, Int(count))
      if messages.count < count { throw damaged("a message that others follow is missing") }
      return MessagePage(messages: messages, hasEarlier: true, hasLater: hasLater)
    }
  }

  func shownMessage(nearest id: Message.ID, in chat: Conversation.ID) throws(StorageError) -> Message.ID? {
    try connection.snapshot { () throws(StorageError) in
      let position = try position(ofChat: chat)
      guard let leaf = position.leaf, let node = try node(id), node.chat == position.sequence,
        let meeting = try meeting(of: try self.node(leaf), node)
      else { return nil }
      return try connection.first("SELECT id FROM message WHERE seq = ?", meeting.sequence) {
        (row) throws(StorageError) in try row.id(0)
      }
    }
  }

  /// Whether a message has a parent. In a damaged file the parent may be missing: the message is then not taken for the
  /// first one, and loading what comes before it reports the damage.
  private func followsAnother(_ message: Message) throws(StorageError) -> Bool {
    if message.parent != nil { return true }
    let follows = try connection.first("SELECT parent IS NOT NULL FROM message WHERE id = ?", message.id) { $0.flag(0) }
    return follows ?? false
  }

  /// A message of the shown path, and the path's end.
  private func shown(
    _ id: Message.ID, in chat: (id: Conversation.ID, position: Position)
  ) throws(StorageError) -> (node: TreeNode, leaf: TreeNode) {
    guard let end = chat.position.leaf, let node = try node(id), node.chat == chat.position.sequence else {
      throw .missing(message: id, onPathOf: chat.id)
    }
    let leaf = try self.node(end)
    guard node.depth <= leaf.depth, try ancestor(of: leaf, at: node.depth).sequence == node.sequence else {
      throw .missing(message: id, onPathOf: chat.id)
    }
    return (node, leaf)
  }

  /// The messages on the path to one, that one included: at most `limit`, the oldest first.
  func messages(upTo last: Int64, _ limit: Int) throws(StorageError) -> [Message] {
    // A parent is always older than its children, and one level nearer to the root. If a damaged file says otherwise,
    // the walk ends: what can be read is read, and loading what comes before it reports the damage.
    try connection.rows(
      """
      WITH RECURSIVE path(seq, parent, chat, depth, length) AS (
        SELECT seq, parent, chat, depth, 1 FROM message WHERE seq = ?
        UNION ALL SELECT above.seq, above.parent, above.chat, above.depth, length + 1 FROM path JOIN message above
        ON above.seq = path.parent AND above.seq < path.seq AND above.chat = path.chat AND above.depth = path.depth - 1
        WHERE length < ?)
      SELECT \(Row.messageColumns) FROM path JOIN message m ON m.seq = path.seq JOIN chat c ON c.seq = m.chat
      ORDER BY path.length DESC
      """, last, limit
    ) { (row) throws(StorageError) in try row.message() }
  }

  func siblings(of id: Message.ID) throws(StorageError) -> [Message.ID] {
    let found: [Message.ID] = try connection.rows(
      """
      SELECT sibling.id FROM message m JOIN chat c ON c.seq = m.chat
      JOIN message sibling ON sibling.chat = m.chat AND sibling.parent IS m.parent
      WHERE m.id = ? ORDER BY sibling.seq
      """, id
    ) { (row) throws(StorageError) in try row.id(0) }
    if found.isEmpty { throw .missing(message: id) }
    return found
  }

  func depth(of id: Message.ID) throws(StorageError) -> Int {
    guard let node = try node(id) else { throw .missing(message: id) }
    return Int(node.depth)
  }

  func leaf(below id: Message.ID) throws(StorageError) -> Message.ID {
    try connection.snapshot { () throws(StorageError) in
      guard let start = try node(id), let chat = try chatLeaf(start.chat) else { throw .missing(message: id) }
      var last = start.sequence
      if let shown = try chat.leaf.map({ (leaf) throws(StorageError) in try node(leaf) }), shown.depth >= start.depth,
        try ancestor(of: shown, at: start.depth).sequence == start.sequence
      {
        last = shown.sequence
      } else {
        // Each number is larger than the one before, so this ends.
        while let next = try nextBelow(last, in: start.chat) { last = next }
      }
      let leaf: Message.ID? = try connection.first("SELECT id FROM message WHERE seq = ?", last) {
        (row) throws(StorageError) in try row.id(0)
      }
      return leaf ?? id
    }
  }

  func show(
    pathTo leaf: Message.ID, in chat: Conversation.ID, inPlaceOf end: Message.ID?
  ) throws(StorageError) -> Bool {
    try connection.transaction(.normal) { () throws(StorageError) in
      let position = try position(ofChat: chat)
      guard try isEnd(end, of: position) else { return false }
      guard let node = try node(leaf), node.chat == position.sequence else {
        throw .missing(message: leaf, in: chat)
      }
      try recordTip(leaving: position.leaf, for: node.sequence)
      try connection.run("UPDATE chat SET leaf = ? WHERE seq = ?", node.sequence, position.sequence)
      return true
    }
  }
}

extension SQLiteStore {
  typealias Position = (sequence: Int64, profile: Int64, leaf: Int64?)

  /// The row of a chat, and its shown leaf.
  func position(ofChat id: Conversation.ID) throws(StorageError) -> Position {
    let found = try connection.first("SELECT seq, profile, leaf FROM chat WHERE id = ?", id) {
      ($0.integer(0), $0.integer(1), $0.optionalInteger(2))
    }
    guard let found else { throw .missing(chat: id) }
    return found
  }

  /// Records the end of the shown path, on its first message that the path to `next` does not share.
  func recordTip(leaving leaf: Int64?, for next: Int64?) throws(StorageError) {
    guard let leaf, leaf != next else { return }
    let old = try node(leaf)
    let shared: Int64 =
      if let next, let meeting = try meeting(of: old, try node(next)) { meeting.depth } else { -1 }
    guard shared < old.depth else { return }
    let first = try ancestor(of: old, at: shared + 1)
    try connection.run("INSERT OR REPLACE INTO branch_tip(message, leaf) VALUES (?, ?)", first.sequence, leaf)
  }

  private func chatLeaf(_ chat: Int64) throws(StorageError) -> (leaf: Int64?, Void)? {
    try connection.first("SELECT leaf FROM chat WHERE seq = ?", chat) { ($0.optionalInteger(0), ()) }
  }

  /// A message farther down the path that was last shown through this one, or the newest one below it.
  private func nextBelow(_ message: Int64, in chat: Int64) throws(StorageError) -> Int64? {
    let tip = try connection.first(
      """
      SELECT t.leaf FROM branch_tip t JOIN message m ON m.seq = t.leaf
      WHERE t.message = ?1 AND t.leaf > ?1 AND m.chat = ?2
      """, message, chat
    ) { $0.integer(0) }
    if let tip { return tip }
    return try connection.first(
      "SELECT seq FROM message WHERE chat = ?1 AND parent = ?2 AND seq > ?2 ORDER BY seq DESC LIMIT 1", chat, message
    ) { $0.integer(0) }
  }
}
