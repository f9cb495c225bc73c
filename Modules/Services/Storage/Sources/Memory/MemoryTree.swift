import Entities

extension MemoryStore {
  func messages(of chat: Conversation.ID, before: Message.ID?, limit: Int) throws(StorageError) -> MessagePage {
    var path = path(to: try conversation(chat).leaf)
    if let before {
      guard let index = path.firstIndex(of: before) else { throw .missing(message: before, onPathOf: chat) }
      path = Array(path[..<index])
    }
    let page = path.suffix(max(0, limit))
    return MessagePage(
      messages: page.compactMap { nodeOf[$0]?.message }, hasEarlier: page.count < path.count,
      hasLater: before != nil)
  }

  func messages(of chat: Conversation.ID, after: Message.ID, limit: Int) throws(StorageError) -> MessagePage {
    let path = path(to: try conversation(chat).leaf)
    guard let index = path.firstIndex(of: after) else { throw .missing(message: after, onPathOf: chat) }
    let rest = path[(index + 1)...]
    let page = rest.prefix(max(0, limit))
    return MessagePage(
      messages: page.compactMap { nodeOf[$0]?.message }, hasEarlier: true, hasLater: page.count < rest.count)
  }

  func shownMessage(nearest id: Message.ID, in chat: Conversation.ID) throws(StorageError) -> Message.ID? {
    let shown = try conversation(chat).leaf
    guard nodeOf[id]?.message.chat == chat else { return nil }
    return zip(path(to: shown), path(to: id)).prefix { $0 == $1 }.last?.0 ?? nil
  }

  func siblings(of id: Message.ID) throws(StorageError) -> [Message.ID] {
    let message = try node(id).message
    guard let parent = message.parent else { return try conversation(message.chat).roots }
    return try node(parent).children
  }

  func depth(of id: Message.ID) throws(StorageError) -> Int { try node(id).depth }

  func leaf(below id: Message.ID) throws(StorageError) -> Message.ID {
    var node = try node(id)
    if let active = chatOf[node.message.chat]?.leaf, path(to: active).contains(id) { return active }
    while true {
      let isNoted = node.tip != nil && node.tip != node.message.id
      guard let next = isNoted ? node.tip : node.children.last, let below = nodeOf[next] else { return node.message.id }
      node = below
    }
  }

  func show(
    pathTo leaf: Message.ID, in chat: Conversation.ID, inPlaceOf end: Message.ID?
  ) throws(StorageError) -> Bool {
    let conversation = try conversation(chat)
    if let end, end != conversation.leaf { return false }
    guard nodeOf[leaf]?.message.chat == chat else { throw .missing(message: leaf, in: chat) }
    recordTip(leaving: conversation.leaf, for: leaf)
    chatOf[chat]?.leaf = leaf
    return true
  }

  /// Records the end of the shown path, on its first message that the path to `next` does not share.
  func recordTip(leaving leaf: Message.ID?, for next: Message.ID?) {
    guard leaf != next else { return }
    let old = path(to: leaf)
    let shared = zip(old, path(to: next)).prefix { $0 == $1 }.count
    if let leaf, shared < old.count { nodeOf[old[shared]]?.tip = leaf }
  }

  /// The messages from the first of the chat to this one.
  private func path(to leaf: Message.ID?) -> [Message.ID] {
    var path: [Message.ID] = []
    var next = leaf
    while let id = next {
      path.append(id)
      next = nodeOf[id]?.message.parent
    }
    return path.reversed()
  }
}
