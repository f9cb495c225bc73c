import Entities

extension SQLiteStore {
  func append(_ message: Message, inPlaceOf end: Message.ID?) throws(StorageError) -> Bool {
    let owner = message.state == .streaming ? try ownership().id : nil
    // A user's message exists nowhere else. Other messages become durable with the next full commit.
    return try indexed(message.role == .user ? .full : .normal) { () throws(StorageError) in
      let chat = try position(ofChat: message.chat)
      guard try isEnd(end, of: chat) else { return false }
      let parent = try message.parent.map { (id) throws(StorageError) in
        guard let node = try self.visibleNode(id), node.chat == chat.sequence else {
          throw .missing(message: id, in: message.chat)
        }
        return node
      }
      try add(message, in: chat, below: parent, owner: owner)
      return true
    }
  }

  func append(
    _ question: Message, answeredBy reply: Message, after ended: Set<Message.ID>, beginning new: NewChat?
  ) throws(StorageError) -> Message? {
    let owner = reply.state == .streaming ? try ownership().id : nil
    return try indexed { () throws(StorageError) in
      if let new { try add(new) }
      let end = try connection.first(
        "SELECT m.seq, m.id, m.state FROM chat c JOIN message m ON m.seq = c.leaf WHERE c.id = ?", question.chat
      ) { (row) throws(StorageError) in (sequence: row.integer(0), id: try row.id(1) as Message.ID, state: row.text(2))
      }
      if let end, end.state == Message.State.streaming.name, !ended.contains(end.id) { return nil }
      let parent = try end.map { (end) throws(StorageError) in try node(end.sequence) }
      try add(question, in: try position(ofChat: question.chat), below: parent, owner: nil)
      try add(reply, in: try position(ofChat: question.chat), below: try node(question.id), owner: owner)
      return question.following(end?.id)
    }
  }

  func append(
    _ question: Message, answeredBy reply: Message, beside earlier: Message.ID, inPlaceOf end: Message.ID
  ) throws(StorageError) -> Message? {
    let owner = reply.state == .streaming ? try ownership().id : nil
    return try indexed { () throws(StorageError) in
      let chat = try position(ofChat: question.chat)
      guard try isEnd(end, of: chat) else { return nil }
      guard let beside = try visibleNode(earlier), beside.chat == chat.sequence else {
        throw .missing(message: earlier, in: question.chat)
      }
      try add(question, in: chat, below: try visibleParent(of: beside), owner: nil)
      try add(reply, in: try position(ofChat: question.chat), below: try node(question.id), owner: owner)
      return question.following(try message(earlier)?.parent)
    }
  }

  /// Whether a chat's shown path ends with a message; nil accepts any end.
  func isEnd(_ end: Message.ID?, of chat: Position) throws(StorageError) -> Bool {
    guard let end else { return true }
    return try node(end)?.sequence == chat.leaf
  }

  /// Adds a message that becomes the end of its chat's shown path, inside a transaction.
  func add(
    _ message: Message, in chat: Position, below parent: TreeNode?, owner: Identifier<OwnerLock>?
  ) throws(StorageError) {
    if try node(message.id) != nil { throw .taken(message.id) }
    try recordTip(leaving: chat.leaf, for: parent?.sequence)
    let sequence = try insert(message, in: chat, below: parent, owner: owner)
    try connection.run(
      "UPDATE chat SET leaf = ?, updated = max(updated, ?) WHERE seq = ?", sequence, message.created, chat.sequence)
  }
}
