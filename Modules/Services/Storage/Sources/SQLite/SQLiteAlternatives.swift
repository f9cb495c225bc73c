import Entities

/// The part of `BranchStore` about the messages beside those of a page.
extension SQLiteStore {
  func alternatives(
    in chat: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) throws(StorageError) -> [Message.ID: [Message.ID]] {
    try connection.snapshot { () throws(StorageError) in
      let position = try position(ofChat: chat)
      var end = position.leaf
      if let last {
        guard let node = try visibleNode(last), node.chat == position.sequence else {
          throw .missing(message: last, in: chat)
        }
        end = node.sequence
      }
      guard limit > 0, let end else { return [:] }
      return try Self.alternatives(children(alongPathTo: end, limit, in: position.sequence), upTo: end)
    }
  }

  /// A child of a message of the path.
  private typealias Child = (parent: Int64?, sequence: Int64, id: Message.ID, role: Message.Role, hasText: Bool)

  /// The children of the messages of a path, each with its parent without the trash. The walk up the path is that of
  /// `messages(upTo:)`, one message further; the walk below each of them is that of `children(of:)`.
  private func children(
    alongPathTo end: Int64, _ limit: Int, in chat: Int64
  ) throws(StorageError) -> [Child] {
    try connection.rows(
      """
      WITH RECURSIVE path(seq, parent, chat, depth, length, gone) AS (
        SELECT seq, parent, chat, depth, 1, 0 FROM message WHERE seq = ?1
        UNION ALL SELECT above.seq, above.parent, above.chat, above.depth, length + 1 - path.gone,
          EXISTS (SELECT 1 FROM trash WHERE message = above.seq)
        FROM path JOIN message above
        ON above.seq = path.parent AND above.seq < path.seq AND above.chat = path.chat AND above.depth = path.depth - 1
        WHERE length - path.gone <= ?2),
      top(seq) AS (
        SELECT seq FROM path WHERE NOT gone
        UNION ALL SELECT NULL FROM path WHERE parent IS NULL AND length - gone <= ?2),
      family(top, seq, gone, whole) AS (
        SELECT top.seq, m.seq, t.message IS NOT NULL, coalesce(t.whole, 0)
        FROM top JOIN message m ON m.chat = ?3 AND m.parent IS top.seq AND m.seq > coalesce(top.seq, m.seq - 1)
        LEFT JOIN trash t ON t.message = m.seq
        UNION ALL
        SELECT f.top, m.seq, t.message IS NOT NULL, coalesce(t.whole, 0)
        FROM family f JOIN message m ON m.chat = ?3 AND m.parent = f.seq LEFT JOIN trash t ON t.message = m.seq
        WHERE f.gone AND NOT f.whole AND m.seq > f.seq)
      SELECT f.top, m.seq, m.id, m.role, m.text <> '' FROM family f JOIN message m ON m.seq = f.seq
      WHERE NOT f.gone ORDER BY m.seq
      """, end, limit, chat
    ) { (row) throws(StorageError) in
      (row.optionalInteger(0), row.integer(1), try row.id(2), try row.named(3), row.flag(4))
    }
  }

  private static func alternatives(_ children: [Child], upTo end: Int64) -> [Message.ID: [Message.ID]] {
    // Each message of the path but the last one is the parent of the next.
    let path = Set(children.map(\.parent)).union([end])
    var alternatives: [Message.ID: [Message.ID]] = [:]
    for siblings in Dictionary(grouping: children, by: \.parent).values {
      guard let shown = siblings.first(where: { path.contains($0.sequence) }) else { continue }
      let others = siblings.filter { $0.sequence == shown.sequence || $0.role == shown.role && $0.hasText }
      if others.count > 1 { alternatives[shown.id] = others.map(\.id) }
    }
    return alternatives
  }
}
