/// The full-text index. It holds no text: a message is taken out with the words under which it was put in.
/// Every message is in it exactly while it has no owner, that is, while it is not arriving; or will be soon, where it was
/// damaged (IndexRepair.swift).
extension SQLiteStore {
  func addToIndex(_ message: Int64, _ text: String) throws(StorageError) {
    try connection.run("INSERT INTO message_words(rowid, words) VALUES (?, ?)", message, IndexTerms.text(of: text))
  }

  func removeFromIndex(_ message: Int64, _ text: String) throws(StorageError) {
    guard try isIndexed(message) else { return }
    try connection.run(
      "INSERT INTO message_words(message_words, rowid, words) VALUES ('delete', ?, ?)", message,
      IndexTerms.text(of: text))
  }

  /// Puts the parts of the index together, in steps between which others get their turn: what was taken out of it is
  /// only noted there until then, and its words stand in the file.
  ///
  /// As https://www.sqlite.org/fts5.html, "The 'merge' Command", has it done: once with a negative number, then until a
  /// step changes nothing.
  func mergeIndex() async throws(StorageError) {
    var pages = -500
    while try mergeSome(pages) {
      pages = 500
      connection.logEnd = .folded
      await Task.yield()
    }
  }

  /// - Returns: Whether there may be more.
  private func mergeSome(_ pages: Int) throws(StorageError) -> Bool {
    try indexed(.normal) { () throws(StorageError) in
      let before = connection.totalChanges
      try connection.run("INSERT INTO message_words(message_words, rank) VALUES ('merge', ?)", pages)
      return connection.totalChanges - before >= 2
    }
  }
}
