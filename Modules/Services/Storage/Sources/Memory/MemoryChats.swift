import Entities

/// The part of `ChatStore` about whole chats. The other parts are in MemoryMessages, MemoryTree, MemorySearch and so
/// on.
extension MemoryStore: ChatStore {
  func create(_ new: NewChat) throws(StorageError) {
    let chat = new.chat
    try requireProfile(chat.profile)
    guard !isUsed(chat.id) else { throw .taken(chat.id) }
    for greeting in new.greetings where nodeOf[greeting.id] != nil { throw .taken(greeting.id) }
    chatOf[chat.id] = Discussion(chat: chat)
    for greeting in new.greetings { _ = try append(greeting, inPlaceOf: nil) }
    if let shown = new.shown { _ = try show(pathTo: shown, in: chat.id, inPlaceOf: nil) }
  }

  func chat(_ id: Conversation.ID) throws(StorageError) -> Conversation? {
    chatOf[id]?.chat
  }

  func latestChat(of profile: UserProfile.ID, with avatar: Avatar.ID) throws(StorageError) -> Conversation? {
    latestFirst(of: profile).first { $0.chat.avatar == avatar }?.chat
  }

  func chats(
    of profile: UserProfile.ID, on shelf: ChatShelf, offset: Int, limit: Int
  ) throws(StorageError) -> [ChatSummary] {
    if shelf == .deleted {
      return deletedChats(of: profile).dropFirst(max(0, offset)).prefix(max(0, limit)).map { deleted in
        summary(deleted.discussion, deleted: deleted.time)
      }
    }
    let all = latestFirst(of: profile).filter { discussion in
      let place = discussion.chat.place
      return switch shelf {
      case .current: !place.isArchived
      case .archived: place.isArchived
      case .tagged(let tag): !place.isArchived && place.tags.contains(tag)
      case .deleted: false
      }
    }
    let inOrder = all.filter(\.chat.place.isPinned) + all.filter { !$0.chat.place.isPinned }
    return inOrder.dropFirst(max(0, offset)).prefix(max(0, limit)).map { summary($0) }
  }

  func shelves(of profile: UserProfile.ID) throws(StorageError) -> ChatShelves {
    let places = chatOf.values.map(\.chat).filter { $0.profile == profile }.map(\.place)
    var counts: [String: Int] = [:]
    for tag in places.filter({ !$0.isArchived }).flatMap(\.tags) { counts[tag, default: 0] += 1 }
    return ChatShelves(counts, archived: places.count(where: \.isArchived), deleted: deletedChats(of: profile).count)
  }

  func move(_ id: Conversation.ID, to place: ChatPlace) throws(StorageError) {
    guard chatOf[id] != nil else { throw .missing(chat: id) }
    chatOf[id]?.chat.place = place
  }

  func chats(
    of profile: UserProfile.ID, named letters: LetterPattern, orWith avatars: [Avatar.ID],
    orAmong ids: [Conversation.ID],
    limit: Int
  ) throws(StorageError) -> [ChatSummary] {
    let found = latestFirst(of: profile).lazy.map { self.summary($0) }.filter { summary in
      avatars.contains(summary.chat.avatar) || ids.contains(summary.id)
        || [summary.chat.title, summary.avatarName].contains { $0.map(letters.isPart) == true }
        || letters.isEmpty
    }
    return Array(found.prefix(max(0, limit)))
  }

  func chatIDs(of profile: UserProfile.ID) throws(StorageError) -> [Conversation.ID] {
    chatOf.values.filter { $0.chat.profile == profile }.map(\.chat.id)
  }

  func rename(_ id: Conversation.ID, to title: String?) throws(StorageError) {
    guard chatOf[id] != nil else { throw .missing(chat: id) }
    chatOf[id]?.chat.title = title
  }

  func deleteChat(_ id: Conversation.ID) throws(StorageError) {
    let deleted = deletedChatOf.removeValue(forKey: id)?.discussion
    guard let gone = chatOf.removeValue(forKey: id) ?? deleted else { throw .missing(chat: id) }
    for message in nodeOf.values where message.message.chat == id { extraOf[message.message.id] = nil }
    (importOf[id], deletionsOf[id]) = (nil, nil)
    bindingOf[BindingKey(profile: gone.chat.profile, scope: .chat(id))] = nil
    dropAssignments(ofChat: id)
    for name in Entities.NoteKind.names(ofChat: id) { noteOf[NoteKey(profile: gone.chat.profile, name: name)] = nil }
    nodeOf = nodeOf.filter { $0.value.message.chat != id }
    usageOf = usageOf.filter { $0.key.chat != id }
  }

  func markSeen(_ id: Conversation.ID) throws(StorageError) {
    let leaf = try conversation(id).leaf
    chatOf[id]?.seen = leaf
  }
}

extension MemoryStore {
  private func latestFirst(of profile: UserProfile.ID) -> [Discussion] {
    chatOf.values
      .filter { $0.chat.profile == profile }
      .sorted { ($0.chat.updated, $0.chat.id) > ($1.chat.updated, $1.chat.id) }
  }

  /// Whether a chat has this id, in the trash or not.
  func isUsed(_ id: Conversation.ID) -> Bool { chatOf[id] != nil || deletedChatOf[id] != nil }

  private func summary(_ conversation: Discussion, deleted: Timestamp? = nil) -> ChatSummary {
    let last = conversation.leaf.flatMap { nodeOf[$0]?.message }
    return ChatSummary(
      chat: conversation.chat,
      avatarName: avatarOf[conversation.chat.avatar]?.name,
      isAvatarDeleted: deletedAvatars.contains(conversation.chat.avatar),
      lastText: last.map { Preview.text($0.text.utf8) },
      lastRole: last?.role, lastSpeaker: last?.speaker, lastState: last?.state,
      isNew: last?.role == .assistant && conversation.seen != conversation.leaf, deleted: deleted)
  }
}
