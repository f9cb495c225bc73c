import Entities

/// Emptying the trash, in steps between which other calls run. If the program ends in between, the next one continues.
extension SQLiteStore {
  func emptyTrash(of chat: Conversation.ID?, until time: Timestamp) async throws(StorageError) {
    // Nearly always there is nothing to do at the start, and reading does not wait for other programs.
    let hasSome = try connection.first(
      """
      SELECT EXISTS(SELECT 1 FROM deletion WHERE purging = 1)
        OR EXISTS(SELECT 1 FROM deletion WHERE purging = 0 AND created <= ?)
      """, time
    ) { $0.flag(0) }
    guard hasSome == true, !isReading else { return }
    try connection.transaction { () throws(StorageError) in
      guard let chat else {
        return try connection.run("UPDATE deletion SET purging = 1 WHERE created <= ? AND purging = 0", time)
      }
      try connection.run(
        "UPDATE deletion SET purging = 1 WHERE created <= ? AND chat = ? AND purging = 0", time,
        try position(ofChat: chat).sequence)
    }
    while try purgeSome() {
      connection.logEnd = .folded
      await Task.yield()
    }
  }

  /// - Returns: Whether there may be more.
  private func purgeSome() throws(StorageError) -> Bool {
    let next = "SELECT seq FROM deletion WHERE purging = 1 LIMIT 1"
    guard try connection.first(next, read: { $0.integer(0) }) != nil else { return false }
    return try indexed(.normal) { () throws(StorageError) in
      guard let deletion = try connection.first(next, read: { $0.integer(0) }) else { return false }
      // The newest first: a message goes after those that follow it, so that few rows have to stay.
      let messages = try connection.rows(
        "SELECT message FROM trash WHERE deletion = ? ORDER BY message DESC LIMIT 256", deletion
      ) { $0.integer(0) }
      for message in messages { try purge(try node(message)) }
      if messages.isEmpty { try connection.run("DELETE FROM deletion WHERE seq = ?", deletion) }
      return true
    }
  }

  /// Removes the contents of a message. Its place in the tree is removed too, unless other messages follow it.
  private func purge(_ node: TreeNode) throws(StorageError) {
    let message = node.sequence
    try removeFromIndex(message, try text(of: message))
    for table in ["reasoning", "imported_message", "mark", "branch_tip"] {
      try connection.run("DELETE FROM \(table) WHERE message = ?", message)
    }
    // The chat itself may be in the trash by now.
    for table in ["chat", "deleted_chat"] {
      try connection.run("UPDATE \(table) SET seen = NULL WHERE seq = ? AND seen = ?", node.chat, message)
    }
    try moveUsage(of: message, in: node.chat)
    try connection.run("UPDATE trash SET deletion = NULL WHERE message = ?", message)
    try connection.run(
      "UPDATE message SET text = '', failure = NULL, provider = NULL, model = NULL WHERE seq = ?", message)
    try addToIndex(message, "")
    try removePlaces(from: node)
  }

  /// Removes the place of an emptied message if nothing follows it, then that of the one before it in the same way.
  private func removePlaces(from node: TreeNode) throws(StorageError) {
    var next: TreeNode? = node
    while let node = next {
      let isNeeded =
        try connection.first(
          """
          SELECT EXISTS(SELECT 1 FROM message WHERE chat = ?1 AND parent = ?2)
            OR NOT EXISTS(SELECT 1 FROM trash WHERE message = ?2 AND deletion IS NULL)
          """, node.chat, node.sequence
        ) { $0.flag(0) } ?? true
      if isNeeded { return }
      next = node.parent == nil ? nil : try up(node)
      try removeFromIndex(node.sequence, "")
      try connection.run("DELETE FROM branch_tip WHERE leaf = ?", node.sequence)
      try connection.run("DELETE FROM trash WHERE message = ?", node.sequence)
      try connection.run("DELETE FROM message WHERE seq = ?", node.sequence)
    }
  }
}
