import Entities

extension MemoryStore {
  func append(_ message: Message, inPlaceOf end: Message.ID?) throws(StorageError) -> Bool {
    let conversation = try conversation(message.chat)
    if let end, end != conversation.leaf { return false }
    if let parent = message.parent, visible(parent)?.chat != message.chat {
      throw .missing(message: parent, in: message.chat)
    }
    guard nodeOf[message.id] == nil else { throw .taken(message.id) }
    recordTip(leaving: conversation.leaf, for: message.parent)
    lastOrdinal += 1
    nodeOf[message.id] = Node(message: message, ordinal: lastOrdinal)
    if let parent = message.parent {
      nodeOf[parent]?.children.append(message.id)
    } else {
      chatOf[message.chat]?.roots.append(message.id)
    }
    chatOf[message.chat]?.leaf = message.id
    chatOf[message.chat]?.chat.updated = max(conversation.chat.updated, message.created)
    return true
  }

  func append(
    _ question: Message, answeredBy reply: Message, after ended: Set<Message.ID>, beginning new: NewChat?
  ) throws(StorageError) -> Message? {
    if let new {
      try checkUnused(question, reply)
      try create(new)
    }
    let end = try conversation(question.chat).leaf
    if let end, nodeOf[end]?.message.state == .streaming, !ended.contains(end) { return nil }
    try checkUnused(question, reply)
    let said = question.following(end)
    _ = try append(said, inPlaceOf: nil)
    _ = try append(reply.following(said.id), inPlaceOf: nil)
    return said
  }

  func append(
    _ question: Message, answeredBy reply: Message, beside earlier: Message.ID, inPlaceOf end: Message.ID
  ) throws(StorageError) -> Message? {
    guard try conversation(question.chat).leaf == end else { return nil }
    guard let beside = visible(earlier), beside.chat == question.chat else {
      throw .missing(message: earlier, in: question.chat)
    }
    try checkUnused(question, reply)
    let said = question.following(beside.parent)
    _ = try append(said, inPlaceOf: nil)
    _ = try append(reply.following(said.id), inPlaceOf: nil)
    return said
  }

  /// - Throws: `.failed` when an id is in use: both messages are added, or neither.
  private func checkUnused(_ question: Message, _ reply: Message) throws(StorageError) {
    guard nodeOf[question.id] == nil else { throw .taken(question.id) }
    guard nodeOf[reply.id] == nil, reply.id != question.id else { throw .taken(reply.id) }
  }

  func update(_ id: Message.ID, text: String, reasoning: String?) throws(StorageError) {
    guard try node(id).message.state == .streaming else { throw .ended(id) }
    nodeOf[id]?.message.text = text
    if let reasoning { nodeOf[id]?.message.reasoning = reasoning }
  }

  func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State, usage: UsageRecord?
  ) throws(StorageError) {
    guard state != .streaming else { throw .finishedAsStreaming }
    let message = try node(id).message
    let before = message.state
    guard before == .streaming || before == .interrupted else { throw .ended(id) }
    nodeOf[id]?.message.text = text
    if let reasoning { nodeOf[id]?.message.reasoning = reasoning }
    nodeOf[id]?.message.state = state
    if let usage, let model = message.model { try save(usage, of: model, in: message.chat, for: id) }
  }

  func message(_ id: Message.ID) throws(StorageError) -> Message? {
    visible(id)
  }

  /// Returns nothing: no other program writes to this memory, so no message in it can be abandoned.
  func markAbandonedReplies() throws(StorageError) -> [Message.ID] {
    []
  }
}
