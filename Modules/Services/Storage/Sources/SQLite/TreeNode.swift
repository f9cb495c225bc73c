import Entities

/// A message's place in the tree.
///
/// Besides its parent, every message knows one far ancestor, its jump. Following jumps where they do not lead too far
/// finds the ancestor at any depth in a logarithmic number of steps (Myers, "An applicative random-access stack",
/// 1983).
struct TreeNode {
  var sequence: Int64
  var chat: Int64
  /// nil for a first message of a chat.
  var parent: Int64?
  var depth: Int64
  /// nil for a first message of a chat, which is its own jump.
  var jump: Int64?
}

extension SQLiteStore {
  private static let nodeColumns = "seq, chat, parent, depth, jump"

  func node(_ id: Message.ID) throws(StorageError) -> TreeNode? {
    try connection.first("SELECT \(Self.nodeColumns) FROM message WHERE id = ?", id) {
      (row) throws(StorageError) in try row.node()
    }
  }

  func node(_ sequence: Int64) throws(StorageError) -> TreeNode {
    let found = try connection.first("SELECT \(Self.nodeColumns) FROM message WHERE seq = ?", sequence) {
      (row) throws(StorageError) in try row.node()
    }
    guard let found else { throw damaged("a message that others follow is missing") }
    return found
  }

  /// The jump of a new message below this one.
  func jump(below parent: TreeNode) throws(StorageError) -> Int64 {
    let jump = try above(parent, parent.jump)
    let second = try above(jump, jump.jump)
    return parent.depth - jump.depth == jump.depth - second.depth ? second.sequence : parent.sequence
  }

  /// The message at this depth on the path to `node`. The depth must not exceed that of `node`.
  func ancestor(of node: TreeNode, at depth: Int64) throws(StorageError) -> TreeNode {
    var node = node
    while node.depth > depth {
      let jump = try above(node, node.jump)
      node = jump.depth >= depth && jump.depth < node.depth ? jump : try up(node)
    }
    return node
  }

  /// The last message that both paths share; nil when they begin with different messages.
  func meeting(of one: TreeNode, _ other: TreeNode) throws(StorageError) -> TreeNode? {
    var one = try ancestor(of: one, at: min(one.depth, other.depth))
    var other = try ancestor(of: other, at: one.depth)
    while one.sequence != other.sequence {
      guard one.depth > 0 else { return nil }
      if one.jump != other.jump {
        (one, other) = (try above(one, one.jump), try above(other, other.jump))
      } else {
        (one, other) = (try up(one), try up(other))
      }
    }
    return one
  }

  /// A message farther up the path. Every such step leads to a smaller depth, so each walk ends.
  private func above(_ node: TreeNode, _ sequence: Int64?) throws(StorageError) -> TreeNode {
    guard let sequence else { return node }
    let found = try self.node(sequence)
    guard found.depth < node.depth else { throw damaged("a message follows itself") }
    guard found.chat == node.chat else { throw damaged("a message follows one of another chat") }
    return found
  }

  /// The parent of a message.
  func up(_ node: TreeNode) throws(StorageError) -> TreeNode {
    guard let parent = node.parent else { throw damaged("a message that others follow has no beginning") }
    let found = try above(node, parent)
    guard found.depth == node.depth - 1 else { throw damaged("a message is not where its parent says") }
    return found
  }

  func damaged(_ reason: String) -> StorageError {
    .damaged(path: connection.path, reason: LocalizedText(untranslated: reason))
  }
}

extension Row {
  /// Checks that a row's number is larger than its parent's number and than its own depth, because a message is added
  /// after its parent. Arithmetic on depths then cannot overflow.
  fileprivate func node() throws(StorageError) -> TreeNode {
    let node = TreeNode(
      sequence: integer(0), chat: integer(1), parent: optionalInteger(2), depth: integer(3), jump: optionalInteger(4))
    let isFirst = node.parent == nil
    let depths = 0..<min(max(1, node.sequence), 1 << 48)
    guard depths.contains(node.depth), isFirst == (node.depth == 0), isFirst == (node.jump == nil) else {
      throw damaged("a message has the depth \(node.depth)")
    }
    guard node.parent ?? .min < node.sequence, node.jump ?? .min < node.sequence else {
      throw damaged("a message follows a later one")
    }
    return node
  }
}
