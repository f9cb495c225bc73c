import Entities

/// Chats that are being imported. Their messages are stored under numbers that no chat has, so they are not visible.
/// The last step adds all chats at once. If the program ends earlier, the next start deletes the messages.
extension SQLiteStore {
  func stage(_ piece: StagedPiece, for profile: UserProfile.ID) throws(StorageError) {
    let owner = try ownership().id
    try indexed(.normal) { () throws(StorageError) in
      let profile = try sequence(ofProfile: profile)
      var chat: (id: Conversation.ID, position: Position)?
      for part in piece.messages {
        if chat?.id != part.message.chat {
          let sequence = try stagedNumber(of: part.message.chat, profile, owner)
          chat = (part.message.chat, (sequence, profile, nil))
        }
        if let chat { try add(part, in: chat.position) }
      }
      for (message, tip) in piece.tips { try add(tip, to: message, owner) }
    }
  }

  /// Adds the end of the path last shown through a message, if it is below the message.
  private func add(
    _ tip: Message.ID, to message: Message.ID, _ owner: Identifier<OwnerLock>
  ) throws(StorageError) {
    guard let node = try node(message), let end = try self.node(tip), end.chat == node.chat, end.depth >= node.depth,
      try ancestor(of: end, at: node.depth).sequence == node.sequence
    else { return }
    try connection.run(
      """
      INSERT OR REPLACE INTO branch_tip(message, leaf)
      SELECT ?, ? WHERE EXISTS (SELECT 1 FROM staged WHERE chat = ? AND owner = ?)
      """, node.sequence, end.sequence, node.chat, owner)
  }

  private func add(_ part: TreeMessage, in chat: Position) throws(StorageError) {
    let message = part.message
    if try node(message.id) != nil { throw .taken(message.id) }
    let parent = try message.parent.map { (id) throws(StorageError) in
      guard let node = try node(id), node.chat == chat.sequence else { throw .missing(message: id, in: message.chat) }
      return node
    }
    let sequence = try insert(message, in: chat, below: parent)
    if !part.extra.isEmpty {
      try connection.run("INSERT INTO imported_message(message, extra) VALUES (?, ?)", sequence, part.extra)
    }
  }

  /// The number that the chat will have. A row is added and deleted to reserve it: no number is used twice.
  func stagedNumber(
    of id: Conversation.ID, _ profile: Int64, _ owner: Identifier<OwnerLock>
  ) throws(StorageError) -> Int64 {
    let known = try connection.first("SELECT chat, owner = ? FROM staged WHERE id = ?", owner, id) {
      (sequence: $0.integer(0), isOwn: $0.flag(1))
    }
    if let known {
      guard known.isOwn else { throw .taken(id) }
      return known.sequence
    }
    if try isUsed(id) { throw .taken(id) }
    try connection.run(
      "INSERT INTO chat(id, profile, avatar, created, updated) VALUES (?, ?, ?, 0, 0)", id, profile, id)
    let sequence = connection.lastRow
    try connection.run("DELETE FROM chat WHERE seq = ?", sequence)
    try connection.run(
      "INSERT INTO staged(chat, id, profile, owner) VALUES (?, ?, ?, ?)", sequence, id, profile, owner)
    return sequence
  }

  func publish(_ new: StagedImport, for id: UserProfile.ID) throws(StorageError) {
    let owner = try ownership().id
    try connection.transaction { () throws(StorageError) in
      let profile = try sequence(ofProfile: id)
      for avatar in new.avatars { try write(avatar) }
      for chat in new.chats {
        // Another import of the same file may have been faster.
        if let known = try self.chat(importedAs: chat.fingerprint, by: id) { throw .taken(known) }
        try publish(chat.head, as: chat.fingerprint, profile, owner)
      }
      for (name, text) in new.notes { try put(text, name, id) }
      if let note = new.note { try put(note.text, note.name, id) }
    }
  }

  /// Makes a chat visible with its staged messages, inside a transaction.
  /// - Parameter fingerprint: That of its import; empty for none.
  func publish(
    _ head: ChatHead, as fingerprint: String, _ profile: Int64, _ owner: Identifier<OwnerLock>
  ) throws(StorageError) {
    let chat = head.chat
    if try isUsed(chat.id) { throw .taken(chat.id) }
    let staged = try connection.first("SELECT chat FROM staged WHERE id = ? AND owner = ?", chat.id, owner) {
      $0.integer(0)
    }
    // A chat without messages has no staged number. SQLite chooses one.
    try connection.run(
      """
      INSERT INTO chat(seq, id, profile, avatar, title, created, updated, pinned, archived, tags)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, staged, chat.id, profile, chat.avatar, chat.title, chat.created, chat.updated, chat.place.isPinned,
      chat.place.isArchived, chat.place.storedTags)
    let sequence = connection.lastRow
    try connection.run(
      """
      UPDATE chat SET leaf = (SELECT seq FROM message WHERE id = ?1 AND chat = ?3),
        seen = (SELECT seq FROM message WHERE id = ?2 AND chat = ?3) WHERE seq = ?3
      """, head.shown, head.seen, sequence)
    if let shown = head.shown, try position(ofChat: chat.id).leaf == nil {
      throw .missing(message: shown, in: chat.id)
    }
    if !fingerprint.isEmpty || !head.extra.isEmpty {
      try connection.run(
        "INSERT INTO imported_chat(chat, fingerprint, extra) VALUES (?, ?, ?)", sequence, fingerprint, head.extra)
    }
    try connection.run("DELETE FROM staged WHERE chat = ?", sequence)
  }

  func discardStaged(_ chats: [Conversation.ID]) async throws(StorageError) {
    guard let owner, !chats.isEmpty else { return }
    try connection.transaction { () throws(StorageError) in
      for chat in chats {
        try connection.run("INSERT INTO doomed SELECT chat FROM staged WHERE id = ? AND owner = ?", chat, owner.id)
        try connection.run("DELETE FROM staged WHERE id = ? AND owner = ?", chat, owner.id)
      }
    }
    try await clearDoomed()
  }

  /// Marks the unpublished chats of an owner for deletion.
  func doomStaged(of owner: Identifier<OwnerLock>) throws(StorageError) {
    guard try connection.first("SELECT 1 FROM staged WHERE owner = ?", owner, read: { $0.flag(0) }) == true else {
      return
    }
    try connection.transaction { () throws(StorageError) in
      try connection.run("INSERT INTO doomed SELECT chat FROM staged WHERE owner = ?", owner)
      try connection.run("DELETE FROM staged WHERE owner = ?", owner)
    }
  }
}
