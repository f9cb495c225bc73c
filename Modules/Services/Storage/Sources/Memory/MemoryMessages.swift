import Entities

extension MemoryStore {
  func append(_ message: Message) throws(StorageError) {
    let conversation = try conversation(message.chat)
    var depth = 0
    if let parent = message.parent {
      guard let above = nodeOf[parent], above.message.chat == message.chat else {
        throw .missing(message: parent, in: message.chat)
      }
      depth = above.depth + 1
    }
    guard nodeOf[message.id] == nil else { throw .taken(message.id) }
    noteTip(leaving: conversation.leaf, for: message.parent)
    lastOrdinal += 1
    nodeOf[message.id] = Node(message: message, ordinal: lastOrdinal, depth: depth)
    if let parent = message.parent {
      nodeOf[parent]?.children.append(message.id)
    } else {
      chatOf[message.chat]?.roots.append(message.id)
    }
    chatOf[message.chat]?.leaf = message.id
    chatOf[message.chat]?.chat.updated = max(conversation.chat.updated, message.created)
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
    if let usage, let model = message.model { try keep(usage, of: model, in: message.chat, for: id) }
  }

  func message(_ id: Message.ID) throws(StorageError) -> Message? {
    nodeOf[id]?.message
  }

  /// Nothing of another program is in this memory, so nothing in it can be abandoned.
  func markAbandonedReplies() throws(StorageError) -> [Message.ID] {
    []
  }
}
