import Entities

extension SQLiteStore {
  /// Takes away what deletions leave behind.
  func sweep() throws(StorageError) {
    try indexed { () throws(StorageError) in
      try connection.run(
        """
        DELETE FROM avatar WHERE author IS NULL AND deleted = 1
        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.avatar = avatar.id)
        """)
      // Words that were taken out stand in the index until its parts are put together.
      let isEmpty = try connection.first("SELECT 1 FROM message", read: { $0.flag(0) }) != true
      try connection.run("INSERT INTO message_words(message_words) VALUES (?)", isEmpty ? "delete-all" : "optimize")
    }
    // Every page anew, then none of the old ones in the log.
    try rewrite()
    try settle()
  }

  /// Puts what was written into the file itself, and leaves nothing in the log.
  func settle() throws(StorageError) {
    try connection.emptyLog()
  }
}
