import Entities

extension SQLiteStore {
  func messages(of chat: Conversation.ID, before: Message.ID?, limit: Int) throws(StorageError) -> MessagePage {
    try connection.snapshot { () throws(StorageError) in
      let chat = try (id: chat, position: position(ofChat: chat))
      var last = chat.position.leaf
      if let before { last = try visibleParent(of: try shown(before, in: chat).node)?.sequence }
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
      let gone = try goneDepths(above: leaf, after: node.depth)
      let count = min(Int64(max(0, limit)), leaf.depth - node.depth - Int64(gone.count))
      // The depth of the last message of the page: each message in the trash before it makes it one larger.
      let depth = gone.reduce(node.depth + count) { depth, gone in gone <= depth ? depth + 1 : depth }
      let hasLater = depth < leaf.depth
      guard count > 0 else { return MessagePage(messages: [], hasEarlier: true, hasLater: hasLater) }
      let last = try ancestor(of: leaf, at: depth)
      let messages = try messages(upTo: last.sequence, Int(count))
      if messages.count < count { throw damaged("a message that others follow is missing") }
      return MessagePage(messages: messages, hasEarlier: true, hasLater: hasLater)
    }
  }

  func shownMessage(nearest id: Message.ID, in chat: Conversation.ID) throws(StorageError) -> Message.ID? {
    try connection.snapshot { () throws(StorageError) in
      let position = try position(ofChat: chat)
      guard let leaf = position.leaf, let node = try visibleNode(id), node.chat == position.sequence,
        let meeting = try meeting(of: try self.node(leaf), node), let nearest = try visible(from: meeting)
      else { return nil }
      return try connection.first("SELECT id FROM message WHERE seq = ?", nearest.sequence) {
        (row) throws(StorageError) in try row.id(0)
      }
    }
  }

  /// Whether a message has a parent. In a damaged file the parent may be missing: the message is then not taken for the
  /// first one, and loading what comes before it reports the damage.
  private func followsAnother(_ message: Message) throws(StorageError) -> Bool {
    if message.parent != nil { return true }
    let isDamaged = try connection.first(
      """
      SELECT parent IS NOT NULL AND NOT EXISTS (SELECT 1 FROM trash WHERE message = m.parent) FROM message m WHERE id = ?
      """, message.id
    ) { $0.flag(0) }
    return isDamaged ?? false
  }

  /// A message of the shown path, and the path's end.
  private func shown(
    _ id: Message.ID, in chat: (id: Conversation.ID, position: Position)
  ) throws(StorageError) -> (node: TreeNode, leaf: TreeNode) {
    guard let end = chat.position.leaf, let node = try visibleNode(id), node.chat == chat.position.sequence else {
      throw .missing(message: id, onPathOf: chat.id)
    }
    let leaf = try self.node(end)
    guard node.depth <= leaf.depth, try ancestor(of: leaf, at: node.depth).sequence == node.sequence else {
      throw .missing(message: id, onPathOf: chat.id)
    }
    return (node, leaf)
  }

  /// The messages on the path to one that is not in the trash, that one included: at most `limit`, the oldest first.
  func messages(upTo last: Int64, _ limit: Int) throws(StorageError) -> [Message] {
    // A parent is always older than its children, and one level nearer to the root. If a damaged file says otherwise,
    // the walk ends: what can be read is read, and loading what comes before it reports the damage.
    try connection.rows(
      """
      WITH RECURSIVE path(seq, parent, chat, depth, length, gone) AS (
        SELECT seq, parent, chat, depth, 1, 0 FROM message WHERE seq = ?
        UNION ALL SELECT above.seq, above.parent, above.chat, above.depth, length + 1 - path.gone,
          EXISTS (SELECT 1 FROM trash WHERE message = above.seq)
        FROM path JOIN message above
        ON above.seq = path.parent AND above.seq < path.seq AND above.chat = path.chat AND above.depth = path.depth - 1
        WHERE length + 1 - path.gone <= ?)
      SELECT \(Row.messageColumns) FROM path JOIN message m ON m.seq = path.seq JOIN chat c ON c.seq = m.chat
      WHERE NOT path.gone ORDER BY path.length DESC
      """, last, limit
    ) { (row) throws(StorageError) in try row.message() }
  }

  func siblings(of id: Message.ID) throws(StorageError) -> [Message.ID] {
    try connection.snapshot { () throws(StorageError) in
      guard let node = try visibleNode(id), try chatLeaf(node.chat) != nil else { throw .missing(message: id) }
      return try children(of: try visibleParent(of: node)?.sequence, in: node.chat).map(\.id)
    }
  }

  func depth(of id: Message.ID) throws(StorageError) -> Int {
    try connection.snapshot { () throws(StorageError) in
      guard let node = try visibleNode(id), try chatLeaf(node.chat) != nil else { throw .missing(message: id) }
      return Int(node.depth) - (try goneDepths(above: node)).count
    }
  }

  func leaf(below id: Message.ID) throws(StorageError) -> Message.ID {
    try connection.snapshot { () throws(StorageError) in
      guard let start = try visibleNode(id), let chat = try chatLeaf(start.chat) else { throw .missing(message: id) }
      var last = start.sequence
      if let shown = try chat.leaf.map({ (leaf) throws(StorageError) in try node(leaf) }), shown.depth >= start.depth,
        try ancestor(of: shown, at: start.depth).sequence == start.sequence
      {
        last = shown.sequence
      } else {
        last = try lastShown(below: last, in: start.chat)
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
      guard try isEnd(end, of: try position(ofChat: chat)) else { return false }
      try setLeaf(to: leaf, of: chat)
      return true
    }
  }

  /// Makes a message the end of the shown path, inside a transaction.
  func setLeaf(to leaf: Message.ID, of chat: Conversation.ID) throws(StorageError) {
    let position = try position(ofChat: chat)
    guard let node = try visibleNode(leaf), node.chat == position.sequence else {
      throw .missing(message: leaf, in: chat)
    }
    try recordTip(leaving: position.leaf, for: node.sequence)
    try connection.run("UPDATE chat SET leaf = ? WHERE seq = ?", node.sequence, position.sequence)
  }
}

extension SQLiteStore {
  typealias Position = (sequence: Int64, profile: Int64, leaf: Int64?)

  /// The row of a chat, its profile's row, and the row of its shown leaf.
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
    var first = try ancestor(of: old, at: shared + 1)
    while first.depth < old.depth, try isGone(first.sequence) { first = try ancestor(of: old, at: first.depth + 1) }
    try connection.run("INSERT OR REPLACE INTO branch_tip(message, leaf) VALUES (?, ?)", first.sequence, leaf)
  }

  /// The end of the shown path of a chat; nil when there is no such chat, or it is in the trash.
  func chatLeaf(_ chat: Int64) throws(StorageError) -> (leaf: Int64?, Void)? {
    try connection.first("SELECT leaf FROM chat WHERE seq = ?", chat) { ($0.optionalInteger(0), ()) }
  }
}
