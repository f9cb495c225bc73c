import Entities

/// The tree without the messages in the trash. Their rows stay in it: each walk skips them.
extension SQLiteStore {
  /// The table expression of the messages whose parent, without the trash, is a message: `family(seq, gone, whole)`.
  /// The parameters are the chat and the parent. What is below a message of a whole deletion is in the trash too, and
  /// is not read. Each row's number is larger than that of the row before it on its path, so the walk ends in any file.
  private static let family = """
    WITH RECURSIVE family(seq, gone, whole) AS (
      SELECT m.seq, t.message IS NOT NULL, coalesce(t.whole, 0)
      FROM message m LEFT JOIN trash t ON t.message = m.seq
      WHERE m.chat = ?1 AND m.parent IS ?2 AND m.seq > coalesce(?2, m.seq - 1)
      UNION ALL
      SELECT m.seq, t.message IS NOT NULL, coalesce(t.whole, 0)
      FROM family f JOIN message m ON m.chat = ?1 AND m.parent = f.seq LEFT JOIN trash t ON t.message = m.seq
      WHERE f.gone AND NOT f.whole AND m.seq > f.seq)
    """

  /// A message that is not in the trash.
  func visibleNode(_ id: Message.ID) throws(StorageError) -> TreeNode? {
    guard let node = try node(id), try !isGone(node.sequence) else { return nil }
    return node
  }

  /// Whether a message is in the trash.
  func isGone(_ message: Int64) throws(StorageError) -> Bool {
    try connection.first("SELECT 1 FROM trash WHERE message = ?", message) { $0.flag(0) } == true
  }

  /// The message itself, or the nearest one above it that is not in the trash; nil when there is none.
  func visible(from node: TreeNode) throws(StorageError) -> TreeNode? {
    var node = node
    while try isGone(node.sequence) {
      guard node.parent != nil else { return nil }
      node = try up(node)
    }
    return node
  }

  /// The parent of a message without the trash.
  func visibleParent(of node: TreeNode) throws(StorageError) -> TreeNode? {
    node.parent == nil ? nil : try visible(from: try up(node))
  }

  /// The depths of the messages in the trash on the path to a message, those after `depth`, in their order.
  ///
  /// Nothing is visible below a message of a whole deletion, so only messages of other deletions can be on the path.
  func goneDepths(above node: TreeNode, after depth: Int64 = -1) throws(StorageError) -> [Int64] {
    let gone = try connection.rows(
      """
      SELECT m.seq, m.depth FROM trash t JOIN message m ON m.seq = t.message
      WHERE t.chat = ? AND t.whole = 0 AND m.depth > ? AND m.depth < ? ORDER BY m.depth
      """, node.chat, depth, node.depth
    ) { (sequence: $0.integer(0), depth: $0.integer(1)) }
    var depths: [Int64] = []
    for gone in gone where try ancestor(of: node, at: gone.depth).sequence == gone.sequence {
      depths.append(gone.depth)
    }
    return depths
  }

  /// The messages with the same parent, in the order in which they were added; nil is the parent of the first messages.
  func children(of parent: Int64?, in chat: Int64) throws(StorageError) -> [(sequence: Int64, id: Message.ID)] {
    try connection.rows(
      """
      \(Self.family) SELECT m.seq, m.id FROM family f JOIN message m ON m.seq = f.seq WHERE NOT f.gone ORDER BY m.seq
      """, chat, parent
    ) { (row) throws(StorageError) in (row.integer(0), try row.id(1)) }
  }

  /// The child that was added last.
  func newestChild(of parent: Int64, in chat: Int64) throws(StorageError) -> Int64? {
    try connection.first("\(Self.family) SELECT max(seq) FROM family WHERE NOT gone", chat, parent) {
      $0.optionalInteger(0)
    } ?? nil
  }

  /// The end of the path that was last shown through a message that is not on the shown path.
  func lastShown(below message: Int64, in chat: Int64) throws(StorageError) -> Int64 {
    var last = message
    // Each number is larger than the one before, so this ends.
    while let next = try nextBelow(last, in: chat) { last = next }
    return last
  }

  /// The end of the path that was last shown through this message, or else its newest child; nil when nothing follows
  /// it.
  private func nextBelow(_ message: Int64, in chat: Int64) throws(StorageError) -> Int64? {
    let tip = try connection.first(
      """
      SELECT t.leaf FROM branch_tip t JOIN message m ON m.seq = t.leaf
      WHERE t.message = ?1 AND t.leaf > ?1 AND m.chat = ?2 AND NOT EXISTS (SELECT 1 FROM trash WHERE message = t.leaf)
      """, message, chat
    ) { $0.integer(0) }
    if let tip { return tip }
    return try newestChild(of: message, in: chat)
  }
}
