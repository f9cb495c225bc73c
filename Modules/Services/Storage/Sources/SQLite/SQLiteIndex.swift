/// The full-text index. It holds no text: a message is taken out with the words under which it was put in.
/// Every message is in it exactly while it has no owner, that is, while it is not arriving.
extension SQLiteStore {
  func addToIndex(_ message: Int64, _ text: String) throws(StorageError) {
    try connection.run("INSERT INTO message_words(rowid, words) VALUES (?, ?)", message, Emission.text(of: text))
  }

  func removeFromIndex(_ message: Int64, _ text: String) throws(StorageError) {
    try connection.run(
      "INSERT INTO message_words(message_words, rowid, words) VALUES ('delete', ?, ?)", message,
      Emission.text(of: text))
  }
}
