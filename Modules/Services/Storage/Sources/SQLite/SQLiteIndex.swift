/// The full-text index. It stores no text, so a message is removed with the words with which it was added. A message is
/// in the index exactly while it has no owner, that is, while it is not arriving. A repair (IndexRepair.swift) may add
/// it a little later.
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

  /// Merges the parts of the index, in steps between which other calls run. Until then a removed message is only
  /// marked, and its words stay in the file.
  ///
  /// As https://www.sqlite.org/fts5.html, "The 'merge' Command", describes: once with a negative number, then until a
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
