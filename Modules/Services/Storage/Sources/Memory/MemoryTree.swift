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
      messages: page.compactMap(visible), hasEarlier: page.count < path.count, hasLater: before != nil)
  }

  func messages(of chat: Conversation.ID, after: Message.ID, limit: Int) throws(StorageError) -> MessagePage {
    let path = path(to: try conversation(chat).leaf)
    guard let index = path.firstIndex(of: after) else { throw .missing(message: after, onPathOf: chat) }
    let rest = path[(index + 1)...]
    let page = rest.prefix(max(0, limit))
    return MessagePage(
      messages: page.compactMap(visible), hasEarlier: true, hasLater: page.count < rest.count)
  }

  func shownMessage(nearest id: Message.ID, in chat: Conversation.ID) throws(StorageError) -> Message.ID? {
    let shown = try conversation(chat).leaf
    guard visible(id)?.chat == chat else { return nil }
    return zip(path(to: shown), path(to: id)).prefix { $0 == $1 }.last?.0 ?? nil
  }

  func siblings(of id: Message.ID) throws(StorageError) -> [Message.ID] {
    let message = try node(id).message
    return children(of: visibleParent(of: message), in: message.chat)
  }

  func alternatives(
    in chat: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) throws(StorageError) -> [Message.ID: [Message.ID]] {
    let leaf = try conversation(chat).leaf
    if let last, visible(last)?.chat != chat { throw .missing(message: last, in: chat) }
    var alternatives: [Message.ID: [Message.ID]] = [:]
    for message in path(to: last ?? leaf).suffix(max(0, limit)).compactMap(visible) {
      let others = children(of: message.parent, in: chat).filter { id in
        guard id != message.id, let other = visible(id) else { return id == message.id }
        return other.role == message.role && !other.text.isEmpty
      }
      if others.count > 1 { alternatives[message.id] = others }
    }
    return alternatives
  }

  func depth(of id: Message.ID) throws(StorageError) -> Int {
    _ = try node(id)
    return path(to: id).count - 1
  }

  func leaf(below id: Message.ID) throws(StorageError) -> Message.ID {
    let node = try node(id)
    if let active = chatOf[node.message.chat]?.leaf, path(to: active).contains(id) { return active }
    return lastShown(below: id)
  }

  func outline(of chat: Conversation.ID) throws(StorageError) -> [MessageOutline] {
    _ = try conversation(chat)
    let nodes = nodeOf.values.filter { $0.message.chat == chat && $0.trash == nil }.sorted { $0.ordinal < $1.ordinal }
    return nodes.map { node in
      MessageOutline(
        id: node.message.id, parent: visibleParent(of: node.message), role: node.message.role,
        text: Preview.text(node.message.text.utf8), created: node.message.created)
    }
  }

  func show(
    pathTo leaf: Message.ID, in chat: Conversation.ID, inPlaceOf end: Message.ID?
  ) throws(StorageError) -> Bool {
    let conversation = try conversation(chat)
    if let end, end != conversation.leaf { return false }
    guard visible(leaf)?.chat == chat else { throw .missing(message: leaf, in: chat) }
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
}

/// The tree without the messages in the trash. They stay in it: each walk skips them.
extension MemoryStore {
  /// A message, unless it or its chat is in the trash. Its parent is the nearest message above it outside the trash.
  func visible(_ id: Message.ID) -> Message? {
    guard let node = nodeOf[id], node.trash == nil, chatOf[node.message.chat] != nil else { return nil }
    return node.message.following(visibleParent(of: node.message))
  }

  /// The nearest message above one that is not in the trash.
  func visibleParent(of message: Message) -> Message.ID? {
    var next = message.parent
    while let id = next, let node = nodeOf[id], node.trash != nil { next = node.message.parent }
    return next
  }

  /// The messages with the same parent, in the order in which they were added; nil is the parent of the first messages.
  func children(of parent: Message.ID?, in chat: Conversation.ID) -> [Message.ID] {
    var found: [Message.ID] = []
    var open = (parent.map { nodeOf[$0]?.children } ?? chatOf[chat]?.roots) ?? []
    while let id = open.popLast(), let node = nodeOf[id] {
      switch node.trash {
      case nil: found.append(id)
      // Everything below it is in the trash too.
      case .some(let trash) where trash.isWhole: break
      case .some: open += node.children
      }
    }
    return found.sorted { (nodeOf[$0]?.ordinal ?? 0) < (nodeOf[$1]?.ordinal ?? 0) }
  }

  /// The end of the path that was last shown through a message that is not on the shown path.
  func lastShown(below id: Message.ID) -> Message.ID {
    var last = id
    while let node = nodeOf[last] {
      let tip = node.tip.flatMap { $0 != last && nodeOf[$0]?.trash == nil ? $0 : nil }
      guard let next = tip ?? children(of: last, in: node.message.chat).last else { break }
      last = next
    }
    return last
  }

  /// The messages from the first of the chat to this one.
  private func path(to leaf: Message.ID?) -> [Message.ID] {
    var path: [Message.ID] = []
    var next = leaf
    while let id = next, let node = nodeOf[id] {
      if node.trash == nil { path.append(id) }
      next = node.message.parent
    }
    return path.reversed()
  }
}
