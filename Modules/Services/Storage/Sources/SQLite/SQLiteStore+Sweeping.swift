import Entities

extension SQLiteStore {
  /// Removes what deletions leave behind.
  func sweep() throws(StorageError) {
    try indexed { () throws(StorageError) in
      try connection.run(
        """
        DELETE FROM avatar WHERE author IS NULL AND deleted = 1
        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.avatar = avatar.id)
        AND NOT EXISTS (SELECT 1 FROM deleted_chat WHERE deleted_chat.avatar = avatar.id)
        """)
      // Removed words stay in the index until its parts are merged.
      let isEmpty = try connection.first("SELECT 1 FROM message", read: { $0.flag(0) }) != true
      try connection.run("INSERT INTO message_words(message_words) VALUES (?)", isEmpty ? "delete-all" : "optimize")
    }
    // Rewrite every page, then remove the old ones from the log.
    try rewrite()
    try settle()
  }

  /// Copies the log into the file and empties it.
  func settle() throws(StorageError) {
    try connection.emptyLog()
  }
}
