import Entities

extension SQLiteStore {
  func deleteChat(_ id: Conversation.ID) async throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try connection.run("INSERT INTO doomed SELECT seq FROM chat WHERE id = ?", id)
      if connection.changes == 0 { throw .missing(chat: id) }
      try connection.run("DELETE FROM chat WHERE id = ?", id)
    }
    try await clearDoomed()
  }

  /// Clears away the messages of deleted chats, in steps between which others get their turn.
  ///
  /// Every message has to be taken out of the index by its own words: a long chat takes seconds. When the program
  /// ends in between, the next one goes on.
  func clearDoomed() async throws(StorageError) {
    while try clearSomeDoomed() { await Task.yield() }
  }

  /// - Returns: Whether there may be more.
  private func clearSomeDoomed() throws(StorageError) -> Bool {
    guard try connection.first("SELECT 1 FROM doomed", read: { $0.flag(0) }) == true else { return false }
    return try connection.transaction(.normal) { () throws(StorageError) in
      guard let chat = try connection.first("SELECT chat FROM doomed", read: { $0.integer(0) }) else { return false }
      let messages = try connection.rows(
        "SELECT seq, CASE WHEN owner IS NULL THEN text END FROM message WHERE chat = ? LIMIT 256", chat
      ) { ($0.integer(0), $0.optionalText(1)) }
      for (sequence, indexed) in messages {
        if let indexed { try removeFromIndex(sequence, indexed) }
        try connection.run("DELETE FROM branch_tip WHERE message = ?", sequence)
        try connection.run("DELETE FROM reasoning WHERE message = ?", sequence)
        try connection.run("DELETE FROM usage WHERE chat = ? AND message = ?", chat, sequence)
        try connection.run("DELETE FROM message WHERE seq = ?", sequence)
      }
      if messages.isEmpty {
        try connection.run("DELETE FROM usage WHERE chat = ?", chat)
        try connection.run("DELETE FROM doomed WHERE chat = ?", chat)
      }
      return true
    }
  }
}
