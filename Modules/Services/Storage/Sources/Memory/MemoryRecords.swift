import Entities

extension MemoryStore: RecordStore {
  func records(
    of id: UserProfile.ID, _ body: @escaping @Sendable (ProfileRecord) throws(StorageError) -> Void
  ) throws(StorageError) {
    guard let profile = try profile(id) else { throw .missing(profile: id) }
    try body(.profile(profile, portraitOf[id]))
    let chats = chatOf.values.filter { $0.chat.profile == id }.sorted { $0.chat.id < $1.chat.id }
    let deleted = Set(try deletedChatIDs(of: id))
    let openings = openingOf.filter { $0.key.profile == id }.sorted { $0.key.avatar < $1.key.avatar }
    let used = Set(chats.map(\.chat.avatar)).union(openings.map(\.key.avatar))
    for stored in avatarOf.values.sorted(by: { $0.id < $1.id }) where stored.author == id || used.contains(stored.id) {
      var avatar = try avatar(stored.id) ?? stored
      if avatar.author != id { (avatar.author, avatar.isDeleted, avatar.picture) = (nil, true, nil) }
      try body(.avatar(avatar, avatar.picture == nil ? nil : pictureOf[avatar.id]))
      if let definition = definitionOf[avatar.id], !definition.isEmpty {
        try body(.definition(definition, of: avatar.id))
      }
      guard avatar.author != nil else { continue }
      for edit in editsOf[avatar.id] ?? [] { try body(.edit(edit, of: avatar.id)) }
      if let card = cardOf[avatar.id] { try body(.card(card, of: avatar.id)) }
    }
    for (key, opening) in openings {
      try body(.opening(key.avatar, latest: opening.latest, times: opening.count))
    }
    for (key, text) in noteOf.sorted(by: { $0.key.name.utf8.lexicographicallyPrecedes($1.key.name.utf8) })
    where key.profile == id && !deleted.haveNote(named: key.name) {
      try body(.note(text, named: key.name))
    }
    for persona in personaOf.values.sorted(by: { $0.id < $1.id }) where persona.profile == id {
      try body(.persona(persona, personaPictureOf[persona.id]))
    }
    let bindings = bindingOf.filter { $0.key.profile == id }
      .sorted { $0.key.scope.sortKey(in: id).lexicographicallyPrecedes($1.key.scope.sortKey(in: id)) }
    for (key, persona) in bindings where !key.scope.isOfChat(in: deleted) {
      try body(.binding(PersonaBinding(persona, in: key.scope)))
    }
    let lorebooks = lorebookOf.values.filter { $0.profile == id }.sorted { $0.id < $1.id }
    for lorebook in lorebooks { try body(.lorebook(lorebook, text: lorebookTextOf[lorebook.id] ?? "")) }
    for lorebook in lorebooks {
      let scopes = (assignmentsOf[lorebook.id] ?? [])
        .sorted { $0.sortKey(in: id).lexicographicallyPrecedes($1.sortKey(in: id)) }
      for scope in scopes where !scope.isOfChat(in: deleted) {
        try body(.assignment(LorebookAssignment(lorebook.id, in: scope)))
      }
    }
    for chat in chats {
      try body(.chat(chat.chat, shown: chat.leaf, seen: chat.seen.flatMap(visible)?.id))
      for node in nodes(of: chat.chat.id) {
        guard var message = visible(node.message.id) else { continue }
        if message.state == .streaming { message.state = .interrupted }
        try body(.message(message, tip: node.tip.flatMap(visible)?.id))
      }
    }
  }

  func merge(
    _ next: @escaping @Sendable () throws(StorageError) -> ProfileRecord?
  ) throws(StorageError) -> ImportSummary {
    // On a copy, so that a failure changes nothing.
    var merge = MemoryMerge(
      profileOf: profileOf, portraitOf: portraitOf, noteOf: noteOf, avatarOf: avatarOf,
      deletedAvatars: deletedAvatars, pictureOf: pictureOf, definitionOf: definitionOf, editsOf: editsOf,
      cardOf: cardOf, openingOf: openingOf, personaOf: personaOf, personaPictureOf: personaPictureOf,
      bindingOf: bindingOf, lorebookOf: lorebookOf, lorebookTextOf: lorebookTextOf, assignmentsOf: assignmentsOf,
      chatOf: chatOf, deletedChatOf: deletedChatOf, nodeOf: nodeOf, lastOrdinal: lastOrdinal)
    while let record = try next() { try merge.add(record, leaving: leaving) }
    guard let id = merge.profile else { throw .disorderedRecords }
    (profileOf, portraitOf, noteOf, avatarOf) = (merge.profileOf, merge.portraitOf, merge.noteOf, merge.avatarOf)
    (deletedAvatars, pictureOf, openingOf) = (merge.deletedAvatars, merge.pictureOf, merge.openingOf)
    (definitionOf, editsOf, cardOf) = (merge.definitionOf, merge.editsOf, merge.cardOf)
    (personaOf, personaPictureOf, bindingOf) = (merge.personaOf, merge.personaPictureOf, merge.bindingOf)
    (lorebookOf, lorebookTextOf, assignmentsOf) = (merge.lorebookOf, merge.lorebookTextOf, merge.assignmentsOf)
    (chatOf, deletedChatOf, nodeOf, lastOrdinal) = (
      merge.chatOf, merge.deletedChatOf, merge.nodeOf, merge.lastOrdinal
    )
    merge.summary.profile = profileOf[id]
    return merge.summary
  }
}

/// Adds records to a copy of a store's contents.
private struct MemoryMerge {
  var profileOf: [UserProfile.ID: UserProfile]
  var portraitOf: [UserProfile.ID: AvatarPicture]
  var noteOf: [MemoryStore.NoteKey: String]
  var avatarOf: [Avatar.ID: Avatar]
  var deletedAvatars: Set<Avatar.ID>
  var pictureOf: [Avatar.ID: AvatarPicture]
  var definitionOf: [Avatar.ID: CharacterDefinition]
  var editsOf: [Avatar.ID: [CharacterEdit]]
  var cardOf: [Avatar.ID: [UInt8]]
  var openingOf: [MemoryStore.OpeningKey: MemoryStore.Opening]
  var personaOf: [Persona.ID: Persona]
  var personaPictureOf: [Persona.ID: AvatarPicture]
  var bindingOf: [MemoryStore.BindingKey: Persona.ID]
  var lorebookOf: [Lorebook.ID: Lorebook]
  var lorebookTextOf: [Lorebook.ID: String]
  var assignmentsOf: [Lorebook.ID: Set<ChatScope>]
  var chatOf: [Conversation.ID: MemoryStore.Discussion]
  var deletedChatOf: [Conversation.ID: MemoryStore.DeletedChat]
  var nodeOf: [Message.ID: MemoryStore.Node]
  var lastOrdinal: Int
  var summary = ImportSummary()
  var profile: UserProfile.ID?
  /// The avatar that was read last, and whether it was added.
  var avatar: (id: Avatar.ID, isAdded: Bool)?
  /// The lorebooks that were added.
  var newLorebooks: Set<Lorebook.ID> = []
  var chat: Conversation.ID?

  mutating func add(_ record: ProfileRecord, leaving: Set<UserProfile.ID>) throws(StorageError) {
    if case .profile(let user, let picture) = record {
      if leaving.contains(user.id) { throw .missing(profile: user.id) }
      return try add(user, picture)
    }
    guard let profile else { throw .disorderedRecords }
    switch record {
    case .profile: break
    case .avatar(let avatar, let picture): try add(avatar, picture)
    case .definition(let definition, let avatar): if try isAdded(avatar) { definitionOf[avatar] = definition }
    case .edit(let edit, let avatar): if try isAdded(avatar) { try add(edit, of: avatar) }
    case .card(let document, let avatar): if try isAdded(avatar) { cardOf[avatar] = document }
    case .opening(let avatar, let latest, let times):
      let key = MemoryStore.OpeningKey(profile: profile, avatar: avatar)
      let known = openingOf[key]
      openingOf[key] = MemoryStore.Opening(
        latest: max(latest, known?.latest ?? latest), count: max(times, known?.count ?? 0))
    case .note(let text, let name):
      let key = MemoryStore.NoteKey(profile: profile, name: name)
      count(\.notes, isNew: noteOf[key] == nil)
      if noteOf[key] == nil { noteOf[key] = text }
    case .persona(let persona, let picture): try add(persona, picture)
    case .binding(let binding):
      guard personaOf[binding.persona]?.profile == profile else { throw .disorderedRecords }
      let key = MemoryStore.BindingKey(profile: profile, scope: binding.scope)
      if bindingOf[key] == nil { bindingOf[key] = binding.persona }
    case .lorebook(let lorebook, let text): try add(lorebook, text)
    case .assignment(let assignment):
      guard lorebookOf[assignment.lorebook]?.profile == profile else { throw .disorderedRecords }
      // The assignments of a lorebook that was here stay as they are.
      if newLorebooks.contains(assignment.lorebook) {
        assignmentsOf[assignment.lorebook, default: []].insert(assignment.scope)
      }
    case .chat(let conversation, let shown, let seen): try add(conversation, shown, seen)
    case .message(let message, let tip): try add(message, tip)
    }
  }

  private mutating func count(_ kind: WritableKeyPath<ImportSummary, ImportSummary.Count>, isNew: Bool) {
    if isNew { summary[keyPath: kind].added += 1 } else { summary[keyPath: kind].present += 1 }
  }

  private mutating func add(_ user: UserProfile, _ picture: AvatarPicture?) throws(StorageError) {
    guard profile == nil else { throw .disorderedRecords }
    let known = profileOf[user.id]
    var merged = known ?? user
    merged.name = merged.name ?? user.name
    merged.email = merged.email ?? user.email
    merged.color = merged.color ?? user.color
    merged.didCompleteOnboarding = merged.didCompleteOnboarding || user.didCompleteOnboarding
    if let picture, portraitOf[user.id] == nil {
      try requireFree(picture)
      portraitOf[user.id] = picture
    }
    merged.picture = portraitOf[user.id]?.id
    profileOf[user.id] = merged
    profile = user.id
    summary.isNewProfile = known == nil
  }

  private mutating func add(_ avatar: Avatar, _ picture: AvatarPicture?) throws(StorageError) {
    let known = avatarOf[avatar.id]
    let isTaken = known == nil || known?.author == nil && avatar.author != nil
    if avatar.isInHand { count(\.avatars, isNew: isTaken) }
    self.avatar = (avatar.id, isTaken)
    guard isTaken else { return }
    // The next records bring its definition. The stored one is removed.
    definitionOf[avatar.id] = nil
    if let picture {
      try requireFree(picture)
      pictureOf[avatar.id] = picture
    }
    avatarOf[avatar.id] = avatar
    avatarOf[avatar.id]?.picture = picture?.id
    avatarOf[avatar.id]?.isDeleted = false
    if avatar.isDeleted { deletedAvatars.insert(avatar.id) } else { deletedAvatars.remove(avatar.id) }
  }

  /// Whether the avatar before this record was added. A stored one stays as it is.
  private func isAdded(_ id: Avatar.ID) throws(StorageError) -> Bool {
    guard let avatar, avatar.id == id else { throw .disorderedRecords }
    return avatar.isAdded
  }

  private mutating func add(_ edit: CharacterEdit, of avatar: Avatar.ID) throws(StorageError) {
    if editsOf.values.contains(where: { $0.contains { $0.id == edit.id } }) { throw .taken(edit.id) }
    editsOf[avatar, default: []].append(edit)
  }

  private mutating func add(_ persona: Persona, _ picture: AvatarPicture?) throws(StorageError) {
    guard persona.profile == profile else { throw .disorderedRecords }
    let known = personaOf[persona.id]
    if let known, known.profile != persona.profile { throw .foreign(persona.id) }
    if !persona.isDeleted { count(\.personas, isNew: known == nil) }
    guard known == nil else { return }
    if let picture {
      try requireFree(picture)
      personaPictureOf[persona.id] = picture
    }
    personaOf[persona.id] = persona
    personaOf[persona.id]?.picture = picture?.id
  }

  private mutating func add(_ lorebook: Lorebook, _ text: String) throws(StorageError) {
    guard lorebook.profile == profile else { throw .disorderedRecords }
    let known = lorebookOf[lorebook.id]
    if let known, known.profile != lorebook.profile { throw .foreign(lorebook.id) }
    if !lorebook.isDeleted { count(\.lorebooks, isNew: known == nil) }
    guard known == nil else { return }
    newLorebooks.insert(lorebook.id)
    (lorebookOf[lorebook.id], lorebookTextOf[lorebook.id]) = (lorebook, text)
    if lorebook.isDeleted {
      lorebookOf[lorebook.id]?.description = ""
      lorebookOf[lorebook.id]?.entryCount = 0
      lorebookTextOf[lorebook.id] = nil
    }
  }

  private func requireFree(_ picture: AvatarPicture) throws(StorageError) {
    let isTaken =
      pictureOf.values.contains { $0.id == picture.id } || portraitOf.values.contains { $0.id == picture.id }
      || personaPictureOf.values.contains { $0.id == picture.id }
    if isTaken { throw .foreign(picture.id) }
  }

  private mutating func add(
    _ conversation: Conversation, _ shown: Message.ID?, _ seen: Message.ID?
  ) throws(StorageError) {
    guard conversation.profile == profile else { throw .disorderedRecords }
    let deleted = deletedChatOf.removeValue(forKey: conversation.id)
    // The import gives a deleted chat back, with what it had.
    let known = chatOf[conversation.id] ?? deleted?.discussion
    if let known, known.chat.profile != profile { throw .foreign(conversation.id) }
    count(\.chats, isNew: known == nil || deleted != nil)
    var discussion = known ?? MemoryStore.Discussion(chat: conversation)
    discussion.chat.updated = max(discussion.chat.updated, conversation.updated)
    if known?.leaf == nil {
      (discussion.leaf, discussion.seen) = (shown.flatMap { nodeOf[$0]?.trash == nil ? $0 : nil }, seen)
    }
    chatOf[conversation.id] = discussion
    chat = conversation.id
  }

  private mutating func add(_ message: Message, _ tip: Message.ID?) throws(StorageError) {
    guard let chat, message.chat == chat else { throw .disorderedRecords }
    if let known = nodeOf[message.id], known.message.chat != chat { throw .foreign(message.id) }
    count(\.messages, isNew: nodeOf[message.id] == nil)
    if nodeOf[message.id] != nil { return }
    var trash: MemoryStore.Trash?
    if let parent = message.parent {
      guard let above = nodeOf[parent], above.message.chat == chat else { throw .missing(message: parent, in: chat) }
      // Below a message that was deleted with everything after it, a new one belongs to the same deletion.
      if let whole = above.trash, whole.isWhole { trash = whole }
      nodeOf[parent]?.children.append(message.id)
    } else {
      chatOf[chat]?.roots.append(message.id)
    }
    lastOrdinal += 1
    nodeOf[message.id] = MemoryStore.Node(
      message: message, ordinal: lastOrdinal, tip: tip, trash: trash)
  }
}
