import Entities

extension SQLiteStore {
  func deleteChat(_ id: Conversation.ID) async throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try doom(id)
    }
    try await clearDoomed()
  }

  /// Deletes the messages of deleted chats, in steps between which other calls run.
  ///
  /// Every message has to be removed from the index by its own words, which takes seconds for a long chat. If the
  /// program ends in between, the next one continues.
  func clearDoomed() async throws(StorageError) {
    while try clearSomeDoomed() {
      connection.logEnd = .folded
      await Task.yield()
    }
  }

  /// - Returns: Whether there may be more.
  private func clearSomeDoomed() throws(StorageError) -> Bool {
    guard try connection.first("SELECT 1 FROM doomed", read: { $0.flag(0) }) == true else { return false }
    return try indexed(.normal) { () throws(StorageError) in
      guard let chat = try connection.first("SELECT chat FROM doomed", read: { $0.integer(0) }) else { return false }
      let messages = try connection.rows(
        "SELECT seq, CASE WHEN owner IS NULL THEN text END FROM message WHERE chat = ? LIMIT 256", chat
      ) { ($0.integer(0), $0.optionalText(1)) }
      for (sequence, indexed) in messages {
        if let indexed { try removeFromIndex(sequence, indexed) }
        try connection.run("DELETE FROM branch_tip WHERE message = ?", sequence)
        try connection.run("DELETE FROM reasoning WHERE message = ?", sequence)
        try connection.run("DELETE FROM imported_message WHERE message = ?", sequence)
        try connection.run("DELETE FROM mark WHERE message = ?", sequence)
        try connection.run("DELETE FROM trash WHERE message = ?", sequence)
        try connection.run("DELETE FROM usage WHERE chat = ? AND message = ?", chat, sequence)
        try connection.run("DELETE FROM message WHERE seq = ?", sequence)
      }
      if messages.isEmpty {
        try connection.run("DELETE FROM usage WHERE chat = ?", chat)
        try connection.run("DELETE FROM deletion WHERE chat = ?", chat)
        try connection.run("DELETE FROM doomed WHERE chat = ?", chat)
      }
      return true
    }
  }
}

/// The deletion of a profile. The rows of a part are deleted in one transaction. The messages and the words in the
/// index follow in steps. The last part first empties the profile's row in a transaction of its own.
extension SQLiteStore {
  func beginDeletion(of id: UserProfile.ID) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      let profile = try sequence(ofProfile: id)
      try connection.run("INSERT INTO leaving(profile) VALUES (?)", profile)
      try connection.run("DELETE FROM current_profile WHERE profile = ?", profile)
    }
  }

  func unfinishedDeletions() throws(StorageError) -> [UserProfile.ID] {
    try connection.rows("SELECT id FROM profile WHERE seq IN (SELECT profile FROM leaving) ORDER BY id") {
      (row) throws(StorageError) in try row.id(0)
    }
  }

  func delete(_ part: ProfilePart, of id: UserProfile.ID) async throws(StorageError) {
    if part == .profile { try clearWords(of: id) }
    try connection.transaction { () throws(StorageError) in
      let marked = try connection.first(
        "SELECT seq FROM profile WHERE id = ? AND seq IN (SELECT profile FROM leaving)", id
      ) { $0.integer(0) }
      guard let marked else { return }
      switch part {
      case .chats: try doomChats(of: marked)
      case .index: break
      case .avatars: try deleteAvatars(of: marked)
      case .notes:
        let tables = [
          "note", "portrait", "opening", "persona_binding", "persona", "lorebook_assignment", "lorebook",
        ]
        for table in tables {
          try connection.run("DELETE FROM \(table) WHERE profile = ?", marked)
        }
      // The mark is deleted with the row.
      case .profile: try connection.run("DELETE FROM profile WHERE seq = ?", marked)
      }
      connection.logEnd = .folded
    }
    if part == .chats { try await clearDoomed() }
    if part == .index { try await mergeIndex() }
  }

  /// Deletes the words in a marked profile's row and its monthly usage, and empties the log. The row and the mark stay.
  ///
  /// When another program keeps old bytes in the files, this fails while the mark is set: the deletion is reported as
  /// unfinished, and the next start continues it. Only a row without words is left for the last part.
  private func clearWords(of id: UserProfile.ID) throws(StorageError) {
    let isMarked = try connection.transaction { () throws(StorageError) in
      let marked = try connection.first(
        "SELECT seq FROM profile WHERE id = ? AND seq IN (SELECT profile FROM leaving)", id
      ) { $0.integer(0) }
      guard let marked else { return false }
      try connection.run("UPDATE profile SET name = NULL, email = NULL, color = NULL WHERE seq = ?", marked)
      try connection.run("DELETE FROM monthly_usage WHERE profile = ?", marked)
      connection.logEnd = .folded
      return true
    }
    if isMarked { try connection.emptyLog() }
  }

  private func doomChats(of profile: Int64) throws(StorageError) {
    for table in ["chat", "deleted_chat"] {
      try connection.run("INSERT INTO doomed SELECT seq FROM \(table) WHERE profile = ?", profile)
      try connection.run("DELETE FROM \(table) WHERE profile = ?", profile)
    }
    try connection.run("INSERT INTO doomed SELECT chat FROM staged WHERE profile = ?", profile)
    try connection.run("DELETE FROM staged WHERE profile = ?", profile)
  }

  private func deleteAvatars(of profile: Int64) throws(StorageError) {
    try connection.run("DELETE FROM picture WHERE avatar IN (SELECT seq FROM avatar WHERE author = ?)", profile)
    // Another profile's chat needs the definition, and nothing else.
    for table in ["edit", "card"] {
      try connection.run("DELETE FROM \(table) WHERE avatar IN (SELECT seq FROM avatar WHERE author = ?)", profile)
    }
    try connection.run(
      """
      UPDATE avatar SET author = NULL, deleted = 1
      WHERE author = ? AND (EXISTS (SELECT 1 FROM chat WHERE chat.avatar = avatar.id)
        OR EXISTS (SELECT 1 FROM deleted_chat WHERE deleted_chat.avatar = avatar.id))
      """, profile)
    try connection.run("DELETE FROM avatar WHERE author = ?", profile)
  }
}
