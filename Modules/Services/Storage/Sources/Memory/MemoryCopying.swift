import Entities

/// The part of `ChatStore` that copies chats.
extension MemoryStore {
  func copy(
    _ id: Conversation.ID, as copy: ChatCopy,
    _ onPiece: @escaping @Sendable (_ messages: Int) throws(StorageError) -> Void
  ) throws(StorageError) {
    let (source, new) = (try conversation(id), copy.chat)
    try requireProfile(new.profile)
    guard source.chat.profile == new.profile else { throw .missing(chat: id) }
    if isUsed(new.id) { throw .taken(new.id) }
    let parts = nodes(of: id).filter { $0.message.state != .streaming }
    var copyOf: [Message.ID: Message] = [:]
    for (index, node) in parts.enumerated() {
      let parent = nearest(node.message.parent) { copyOf[$0]?.id }
      copyOf[node.message.id] = node.message.copied(to: new.id, below: parent)
      let count = index + 1
      if count.isMultiple(of: CopyPiece.messages) || count == parts.count { try onPiece(count) }
    }
    // From here on nothing fails.
    chatOf[new.id] = Discussion(chat: new)
    for node in parts {
      guard let message = copyOf[node.message.id] else { continue }
      add(message, tip: node.tip.flatMap { copyOf[$0]?.id })
      extraOf[message.id] = extraOf[node.message.id]
    }
    show(source, in: new.id) { copyOf[$0]?.id }
    if let extra = importOf[id]?.extra, !extra.isEmpty { importOf[new.id] = ("", extra) }
    bindingOf[BindingKey(profile: new.profile, scope: .chat(new.id))] =
      bindingOf[BindingKey(profile: new.profile, scope: .chat(id))]
    for (book, scopes) in assignmentsOf where scopes.contains(.chat(id)) { assignmentsOf[book]?.insert(.chat(new.id)) }
    for (name, newName) in copy.notes {
      guard let text = noteOf[NoteKey(profile: new.profile, name: name)] else { continue }
      if let text = copy.text(name, text, { copyOf[$0]?.id }) {
        noteOf[NoteKey(profile: new.profile, name: newName)] = text
      }
    }
  }

  /// Adds a message of a copy, whose parent has been added.
  private func add(_ message: Message, tip: Message.ID?) {
    lastOrdinal += 1
    nodeOf[message.id] = Node(message: message, ordinal: lastOrdinal, tip: tip)
    if let parent = message.parent {
      nodeOf[parent]?.children.append(message.id)
    } else {
      chatOf[message.chat]?.roots.append(message.id)
    }
  }

  /// Shows the same path as the original. If its end is not copied, the path that was last shown near it is shown.
  private func show(
    _ source: Discussion, in chat: Conversation.ID, _ copy: (Message.ID) -> Message.ID?
  ) {
    let shown = source.leaf.flatMap { leaf in
      copy(leaf) ?? (nearest(leaf, copy) ?? children(of: nil, in: chat).last).map(lastShown)
    }
    chatOf[chat]?.leaf = shown
    chatOf[chat]?.seen = source.seen == source.leaf ? shown : source.seen.flatMap(copy)
  }

  /// The copy of a message, or of the nearest one above it.
  private func nearest(_ id: Message.ID?, _ copy: (Message.ID) -> Message.ID?) -> Message.ID? {
    var next = id
    while let id = next {
      if let copy = copy(id) { return copy }
      next = nodeOf[id]?.message.parent
    }
    return nil
  }
}
