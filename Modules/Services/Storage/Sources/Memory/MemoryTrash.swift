import Entities

/// Marks messages, moves them to the trash and gives them back.
extension MemoryStore {
  struct Deletion {
    var id: MessageDeletion.ID
    var message: Message.ID
    var time: Timestamp
    /// The end of the shown path, if it was among the messages.
    var leaf: Message.ID?
  }

  func mark(_ id: Message.ID, with mark: MessageMark) throws(StorageError) {
    _ = try node(id)
    nodeOf[id]?.message.marks.set(mark)
  }

  func markedMessages(of chat: Conversation.ID, limit: Int) throws(StorageError) -> [Message] {
    _ = try conversation(chat)
    let marked = nodes(of: chat).filter { $0.message.marks.isPinned || $0.message.marks.bookmark != nil }
    return marked.prefix(max(0, limit)).compactMap { visible($0.message.id) }
  }

  /// The messages of a chat that are not in the trash, in the order in which they were added.
  func nodes(of chat: Conversation.ID) -> [Node] {
    nodeOf.values.filter { $0.message.chat == chat && $0.trash == nil }.sorted { $0.ordinal < $1.ordinal }
  }

  func delete(
    _ id: Message.ID, _ extent: MessageDeletion.Extent, as deletion: MessageDeletion.ID, at time: Timestamp,
    inPlaceOf end: Message.ID?
  ) throws(StorageError) -> MessageDeletion? {
    let node = try node(id)
    let chat = node.message.chat
    let leaf = try conversation(chat).leaf
    if let end, end != leaf { return nil }
    if deletionsOf.values.contains(where: { $0.contains { $0.id == deletion } }) { throw .taken(deletion) }
    let part = extent == .one ? [id] : below(id)
    if part.contains(where: { nodeOf[$0]?.message.state == .streaming }) { throw .arrivingIsNotDeleted }
    let result = MessageDeletion(
      id: deletion, message: visible(id) ?? node.message, count: part.count, time: time)
    for id in part { nodeOf[id]?.trash = Trash(deletion: deletion, isWhole: extent == .below) }
    var new = Deletion(id: deletion, message: id, time: time)
    if let leaf, nodeOf[leaf]?.trash != nil {
      new.leaf = leaf
      let parent = visibleParent(of: node.message)
      let neighbours = children(of: parent, in: chat)
      let next = neighbours.last { (nodeOf[$0]?.ordinal ?? 0) < node.ordinal } ?? neighbours.first
      moveEnd(of: chat, to: next.map(lastShown) ?? parent)
    }
    deletionsOf[chat, default: []].append(new)
    return result
  }

  /// A message and everything below it that is not in the trash.
  private func below(_ id: Message.ID) -> [Message.ID] {
    var (found, open) = ([Message.ID](), [id])
    while let id = open.popLast(), let node = nodeOf[id] {
      if node.trash == nil { found.append(id) }
      open += node.children
    }
    return found
  }

  /// Shows another path. If the user has seen the earlier end, the new end counts as seen.
  private func moveEnd(of chat: Conversation.ID, to leaf: Message.ID?) {
    if let found = chatOf[chat], found.seen == found.leaf { chatOf[chat]?.seen = leaf }
    chatOf[chat]?.leaf = leaf
  }

  func undo(_ id: MessageDeletion.ID, inPlaceOf end: Message.ID?) throws(StorageError) -> Bool {
    for (chat, deletions) in deletionsOf {
      guard let index = deletions.firstIndex(where: { $0.id == id }), let shown = chatOf[chat] else { continue }
      if let end, end != shown.leaf { return false }
      let deletion = deletions[index]
      if followsWholeDeletion(deletion.message) { throw .laterDeletionComesFirst }
      for (message, node) in nodeOf where node.trash?.deletion == id { nodeOf[message]?.trash = nil }
      deletionsOf[chat]?.remove(at: index)
      if let leaf = deletion.leaf, leaf != shown.leaf, nodeOf[leaf]?.trash == nil {
        recordTip(leaving: shown.leaf, for: leaf)
        moveEnd(of: chat, to: leaf)
      }
      return true
    }
    throw .missing(deletion: id)
  }

  func hasMessage(_ id: Message.ID) throws(StorageError) -> Bool {
    nodeOf[id].map { $0.trash == nil || $0.trash?.deletion != nil } ?? staged.contains { $0.message.id == id }
  }

  /// Whether everything below a message above this one is in the trash.
  private func followsWholeDeletion(_ id: Message.ID) -> Bool {
    var next = nodeOf[id]?.message.parent
    while let id = next, let node = nodeOf[id], let trash = node.trash {
      if trash.isWhole { return true }
      next = node.message.parent
    }
    return false
  }

  func deletions(in chat: Conversation.ID) throws(StorageError) -> [MessageDeletion] {
    _ = try conversation(chat)
    return (deletionsOf[chat] ?? []).reversed().compactMap { deletion in
      nodeOf[deletion.message].map { node in
        MessageDeletion(
          id: deletion.id, message: node.message.following(visibleParent(of: node.message)),
          count: nodeOf.values.count { $0.trash?.deletion == deletion.id }, time: deletion.time)
      }
    }
  }

  func emptyTrash(of chat: Conversation.ID?, until time: Timestamp) throws(StorageError) {
    if let chat { _ = try conversation(chat) }
    for (id, deletions) in deletionsOf where chat == nil || id == chat {
      let gone = Set(deletions.filter { $0.time <= time }.map(\.id))
      deletionsOf[id]?.removeAll { gone.contains($0.id) }
      let part = nodeOf.filter { $0.value.trash?.deletion.map(gone.contains) == true }
      for message in part.keys { purge(message) }
    }
  }

  /// Removes everything of a message but its place in the tree.
  private func purge(_ id: Message.ID) {
    guard var place = nodeOf[id] else { return }
    let message = place.message
    extraOf[message.id] = nil
    // The chat itself may be in the trash by now.
    if chatOf[message.chat]?.seen == message.id { chatOf[message.chat]?.seen = nil }
    if deletedChatOf[message.chat]?.discussion.seen == message.id {
      deletedChatOf[message.chat]?.discussion.seen = nil
    }
    for (key, sum) in usageOf where key.message == message.id {
      usageOf[key] = nil
      let key = UsageKey(chat: key.chat, message: nil, model: key.model, isLocal: key.isLocal)
      if usageOf[key]?.add(sum) == nil { usageOf[key] = sum }
    }
    place.message = Message(
      id: message.id, chat: message.chat, parent: message.parent, role: message.role, speaker: message.speaker,
      text: "", created: message.created)
    place.trash?.deletion = nil
    nodeOf[message.id] = place
    removePlaces(from: message.id)
  }

  /// Removes the place of an emptied message if nothing follows it, then that of the one before it in the same way.
  private func removePlaces(from id: Message.ID) {
    var next: Message.ID? = id
    while let id = next, let node = nodeOf[id], let trash = node.trash, trash.deletion == nil, node.children.isEmpty {
      next = node.message.parent
      nodeOf[id] = nil
      if let next { nodeOf[next]?.children.removeAll { $0 == id } }
      let chat = node.message.chat
      chatOf[chat]?.roots.removeAll { $0 == id }
      deletedChatOf[chat]?.discussion.roots.removeAll { $0 == id }
      for (message, node) in nodeOf where node.tip == id { nodeOf[message]?.tip = nil }
    }
  }
}
