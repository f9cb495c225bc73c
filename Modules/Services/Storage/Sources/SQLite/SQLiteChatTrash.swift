import Entities

/// Moves chats to the trash and gives them back. The row of a chat moves to another table, and its messages stay where
/// they are.
extension SQLiteStore {
  /// The columns that a chat has in both tables.
  private static let columns = "seq, id, profile, avatar, title, created, updated, leaf, seen, pinned, archived, tags"

  func moveToTrash(_ id: Conversation.ID, at time: Timestamp) throws(StorageError) -> Bool {
    try connection.transaction { () throws(StorageError) in
      let position = try position(ofChat: id)
      let chat = position.sequence
      // In a damaged file the profile may be missing. Then the chat could not come back.
      let hasProfile = try connection.first("SELECT 1 FROM profile WHERE seq = ?", position.profile) { $0.flag(0) }
      if hasProfile != true { throw damaged("the profile of a chat is missing") }
      // The index has the arriving messages of all chats, which are few.
      let isArriving = try connection.first(
        """
        SELECT EXISTS(SELECT 1 FROM message INDEXED BY message_owner WHERE owner IS NOT NULL AND chat = ?)
        """, chat
      ) { $0.flag(0) }
      if isArriving == true { throw .arrivingIsNotDeleted }
      try connection.run(
        """
        INSERT INTO deleted_chat(\(Self.columns), fingerprint, extra, deleted)
        SELECT \(Self.columns), (SELECT fingerprint FROM imported_chat WHERE imported_chat.chat = chat.seq),
          (SELECT extra FROM imported_chat WHERE imported_chat.chat = chat.seq), ?
        FROM chat WHERE seq = ?
        """, time, chat)
      try connection.run("DELETE FROM chat WHERE seq = ?", chat)
    }
    return true
  }

  func restoreChat(_ id: Conversation.ID) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in try writeBack(id) }
  }

  /// Gives a chat back, inside a transaction.
  func writeBack(_ id: Conversation.ID) throws(StorageError) {
    try connection.run(
      "INSERT INTO chat(\(Self.columns)) SELECT \(Self.columns) FROM deleted_chat WHERE id = ?", id)
    if connection.changes == 0 { throw .missing(deletedChat: id) }
    try connection.run(
      """
      INSERT INTO imported_chat(chat, fingerprint, extra)
      SELECT seq, fingerprint, extra FROM deleted_chat WHERE id = ? AND fingerprint IS NOT NULL AND extra IS NOT NULL
      """, id)
    try connection.run("DELETE FROM deleted_chat WHERE id = ?", id)
  }

  func deletedChat(_ id: Conversation.ID) throws(StorageError) -> Conversation? {
    try connection.first(
      "SELECT \(Row.chatColumns) FROM deleted_chat c JOIN profile p ON p.seq = c.profile WHERE c.id = ?", id
    ) { (row) throws(StorageError) in try row.chat() }
  }

  func deletedChatIDs(of profile: UserProfile.ID) throws(StorageError) -> [Conversation.ID] {
    try connection.rows(
      "SELECT id FROM deleted_chat WHERE profile = (SELECT seq FROM profile WHERE id = ?)", profile
    ) { (row) throws(StorageError) in try row.id(0) }
  }

  /// The chats of a profile in the trash, the last deleted first.
  func deletedChats(of profile: UserProfile.ID, offset: Int, limit: Int) throws(StorageError) -> [ChatSummary] {
    try connection.rows(
      """
      WITH page AS (
        SELECT seq FROM deleted_chat WHERE profile = (SELECT seq FROM profile WHERE id = ?2)
        ORDER BY deleted DESC, id DESC LIMIT ?3 OFFSET ?4)
      \(Row.summaries(from: "deleted_chat", deleted: "c.deleted")) ORDER BY c.deleted DESC, c.id DESC
      """, Preview.bytes, profile, limit, offset
    ) { (row) throws(StorageError) in try row.chatSummary() }
  }

  /// Whether a chat has this id, in the trash or not.
  func isUsed(_ id: Conversation.ID) throws(StorageError) -> Bool {
    if try chat(id) != nil { return true }
    return try deletedChat(id) != nil
  }

  func emptyChatTrash(
    of profile: UserProfile.ID?, until time: Timestamp
  ) async throws(StorageError) -> [Conversation] {
    // Nearly always there is nothing to do at the start, and reading does not wait for other programs.
    guard !isReading, try !oldChats(of: profile, until: time).isEmpty else { return [] }
    let removed = try connection.transaction { () throws(StorageError) in
      let chats = try oldChats(of: profile, until: time)
      for chat in chats { try doom(chat.id) }
      return chats
    }
    try await clearDoomed()
    return removed
  }

  private func oldChats(of profile: UserProfile.ID?, until time: Timestamp) throws(StorageError) -> [Conversation] {
    let columns = "SELECT \(Row.chatColumns) FROM deleted_chat c JOIN profile p ON p.seq = c.profile"
    guard let profile else {
      return try connection.rows("\(columns) WHERE c.deleted <= ?", time) { (row) throws(StorageError) in
        try row.chat()
      }
    }
    return try connection.rows(
      "\(columns) WHERE c.profile = (SELECT seq FROM profile WHERE id = ?) AND c.deleted <= ?", profile, time
    ) { (row) throws(StorageError) in try row.chat() }
  }

  /// Marks a chat for deletion, in the trash or not, inside a transaction.
  func doom(_ id: Conversation.ID) throws(StorageError) {
    for table in ["chat", "deleted_chat"] {
      let found = try connection.first("SELECT seq, profile FROM \(table) WHERE id = ?", id) {
        (sequence: $0.integer(0), profile: $0.integer(1))
      }
      guard let found else { continue }
      try connection.run("INSERT INTO doomed VALUES (?)", found.sequence)
      try dropBinding(ofChat: id, found.profile)
      try dropAssignments(ofChat: id, found.profile)
      // In the same step: after a kill nothing would know of them.
      for name in NoteKind.names(ofChat: id) {
        try connection.run("DELETE FROM note WHERE profile = ? AND name = ?", found.profile, name)
      }
      try connection.run("DELETE FROM \(table) WHERE seq = ?", found.sequence)
      return
    }
    throw .missing(chat: id)
  }
}
