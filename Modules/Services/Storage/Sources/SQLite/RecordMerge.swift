import Entities

/// Merges records into a store, inside one transaction.
struct RecordMerge {
  private var summary = ImportSummary()
  private var profile: (id: UserProfile.ID, sequence: Int64)?
  /// The avatar that was read last, and whether it was added.
  private var avatar: (id: Avatar.ID, isAdded: Bool)?
  /// The lorebooks that were added.
  private var newLorebooks: Set<Lorebook.ID> = []
  private var chat: OpenChat?

  /// The chat whose messages are being merged. References to messages are set when all of them are stored.
  private struct OpenChat {
    var position: SQLiteStore.Position
    var shown: Message.ID?, seen: Message.ID?
    var isNew: Bool
    var tips: [(message: Int64, tip: Message.ID)] = []
  }
}

extension RecordMerge {
  mutating func add(_ record: ProfileRecord, in store: isolated SQLiteStore) throws(StorageError) {
    if case .profile(let profile, let picture) = record { return try add(profile, picture, in: store) }
    guard let profile else { throw .disorderedRecords }
    switch record {
    case .profile: break
    case .avatar(let avatar, let picture): try add(avatar, picture, in: store)
    case .definition(let definition, let avatar):
      if try isAdded(avatar) { try store.write(definition, of: avatar, inPlaceOf: CharacterDefinition()) }
    case .edit(let edit, let avatar): if try isAdded(avatar) { try store.write(edit, of: avatar) }
    case .card(let document, let avatar): if try isAdded(avatar) { try store.write(card: document, of: avatar) }
    case .opening(let avatar, let latest, let times):
      try store.connection.run(
        """
        INSERT INTO opening(profile, avatar, latest, times) VALUES (?, ?, ?, ?)
        ON CONFLICT(profile, avatar) DO UPDATE SET
          latest = max(latest, excluded.latest), times = max(times, excluded.times)
        """, profile.sequence, avatar, latest, times)
    case .note(let text, let name):
      try store.connection.run(
        "INSERT OR IGNORE INTO note(profile, name, text) VALUES (?, ?, ?)", profile.sequence, name, text)
      count(\.notes, isNew: store.connection.changes > 0)
    case .persona(let persona, let picture): try add(persona, picture, in: store)
    case .binding(let binding):
      guard try store.persona(binding.persona)?.profile == profile.id else { throw .disorderedRecords }
      try store.write(binding, of: profile.id, profile.sequence, replacing: false)
    case .lorebook(let lorebook, let text): try add(lorebook, text, in: store)
    case .assignment(let assignment):
      guard try store.lorebook(assignment.lorebook)?.profile == profile.id else { throw .disorderedRecords }
      // The assignments of a lorebook that was here stay as they are.
      if newLorebooks.contains(assignment.lorebook) { try store.write(assignment, of: profile.id, profile.sequence) }
    case .chat(let conversation, let shown, let seen):
      try closeChat(in: store)
      try open(conversation, shown: shown, seen: seen, in: store)
    case .message(let message, let tip): try add(message, tip, in: store)
    }
  }

  mutating func finish(in store: isolated SQLiteStore) throws(StorageError) -> ImportSummary {
    try closeChat(in: store)
    guard let profile else { throw .disorderedRecords }
    summary.profile = try store.profile(profile.id)
    return summary
  }

  private mutating func count(_ kind: WritableKeyPath<ImportSummary, ImportSummary.Count>, isNew: Bool) {
    if isNew { summary[keyPath: kind].added += 1 } else { summary[keyPath: kind].present += 1 }
  }
}

extension RecordMerge {
  private mutating func add(
    _ profile: UserProfile, _ picture: AvatarPicture?, in store: isolated SQLiteStore
  ) throws(StorageError) {
    guard self.profile == nil else { throw .disorderedRecords }
    let known = try store.profile(profile.id)
    var merged = known ?? profile
    merged.name = merged.name ?? profile.name
    merged.email = merged.email ?? profile.email
    merged.color = merged.color ?? profile.color
    merged.didCompleteOnboarding = merged.didCompleteOnboarding || profile.didCompleteOnboarding
    // Throws when the profile is being deleted.
    if merged != known { try store.write(merged) }
    let sequence = try store.sequence(ofProfile: profile.id)
    if let picture, known?.picture == nil {
      if try store.picture(picture.id) != nil { throw .foreign(picture.id) }
      try store.savePicture(picture, of: sequence)
    }
    summary.isNewProfile = known == nil
    self.profile = (profile.id, sequence)
  }

  private mutating func add(
    _ avatar: Avatar, _ picture: AvatarPicture?, in store: isolated SQLiteStore
  ) throws(StorageError) {
    let known = try store.avatar(avatar.id)
    let wasOrphaned = known != nil && known?.author == nil && avatar.author != nil
    if avatar.isInHand { count(\.avatars, isNew: known == nil || wasOrphaned) }
    self.avatar = (avatar.id, known == nil || wasOrphaned)
    guard known == nil || wasOrphaned else { return }
    try store.write(avatar)
    // The next records bring its definition. The stored one is removed.
    if wasOrphaned {
      try store.connection.run(
        "DELETE FROM definition WHERE avatar = (SELECT seq FROM avatar WHERE id = ?)", avatar.id)
    }
    if avatar.isDeleted { try store.connection.run("UPDATE avatar SET deleted = 1 WHERE id = ?", avatar.id) }
    if let picture {
      if try store.picture(picture.id) != nil { throw .foreign(picture.id) }
      try store.savePicture(picture, of: avatar.id)
    }
  }

  /// Whether the avatar before this record was added. A stored one stays as it is.
  private func isAdded(_ id: Avatar.ID) throws(StorageError) -> Bool {
    guard let avatar, avatar.id == id else { throw .disorderedRecords }
    return avatar.isAdded
  }

  private mutating func add(
    _ persona: Persona, _ picture: AvatarPicture?, in store: isolated SQLiteStore
  ) throws(StorageError) {
    guard persona.profile == profile?.id else { throw .disorderedRecords }
    let known = try store.persona(persona.id)
    if let known, known.profile != persona.profile { throw .foreign(persona.id) }
    if !persona.isDeleted { count(\.personas, isNew: known == nil) }
    guard known == nil else { return }
    if let picture, try store.picture(picture.id) != nil { throw .foreign(picture.id) }
    try store.write(persona, with: picture)
    if persona.isDeleted { try store.connection.run("UPDATE persona SET deleted = 1 WHERE id = ?", persona.id) }
  }

  private mutating func add(
    _ lorebook: Lorebook, _ text: String, in store: isolated SQLiteStore
  ) throws(StorageError) {
    guard lorebook.profile == profile?.id else { throw .disorderedRecords }
    let known = try store.lorebook(lorebook.id)
    if let known, known.profile != lorebook.profile { throw .foreign(lorebook.id) }
    if !lorebook.isDeleted { count(\.lorebooks, isNew: known == nil) }
    guard known == nil else { return }
    newLorebooks.insert(lorebook.id)
    try store.write(lorebook, text: text)
    if lorebook.isDeleted { try store.markDeleted(lorebook.id) }
  }

  private mutating func open(
    _ conversation: Conversation, shown: Message.ID?, seen: Message.ID?, in store: isolated SQLiteStore
  ) throws(StorageError) {
    guard let profile, conversation.profile == profile.id else { throw .disorderedRecords }
    let deleted = try store.deletedChat(conversation.id)
    if let deleted {
      guard deleted.profile == profile.id else { throw .foreign(conversation.id) }
      // The import gives it back, with what it had.
      try store.writeBack(conversation.id)
    }
    let known = try store.chat(conversation.id)
    if let known {
      guard known.profile == profile.id else { throw .foreign(conversation.id) }
      try store.connection.run(
        "UPDATE chat SET updated = max(updated, ?) WHERE id = ?", conversation.updated, conversation.id)
    } else {
      try store.connection.run(
        """
        INSERT INTO chat(id, profile, avatar, title, created, updated, pinned, archived, tags)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, conversation.id, profile.sequence, conversation.avatar, conversation.title, conversation.created,
        conversation.updated, conversation.place.isPinned, conversation.place.isArchived, conversation.place.storedTags)
    }
    count(\.chats, isNew: known == nil || deleted != nil)
    chat = OpenChat(
      position: try store.position(ofChat: conversation.id), shown: shown, seen: seen, isNew: known == nil)
  }

  private mutating func add(
    _ message: Message, _ tip: Message.ID?, in store: isolated SQLiteStore
  ) throws(StorageError) {
    guard let chat else { throw .disorderedRecords }
    let known = try store.node(message.id)
    if let known, known.chat != chat.position.sequence { throw .foreign(message.id) }
    count(\.messages, isNew: known == nil)
    if known != nil { return }
    let parent = try message.parent.map { (id) throws(StorageError) in
      guard let node = try store.node(id), node.chat == chat.position.sequence else {
        throw .missing(message: id, in: message.chat)
      }
      return node
    }
    let sequence = try store.insert(message, in: chat.position, below: parent)
    // Below a message that was deleted with everything after it, a new one belongs to the same deletion.
    if let parent {
      try store.connection.run(
        """
        INSERT INTO trash(message, chat, deletion, whole)
        SELECT ?, chat, deletion, 1 FROM trash WHERE message = ? AND whole = 1
        """, sequence, parent.sequence)
    }
    if let tip { self.chat?.tips.append((sequence, tip)) }
  }

  private mutating func closeChat(in store: isolated SQLiteStore) throws(StorageError) {
    guard let chat else { return }
    self.chat = nil
    for (message, tip) in chat.tips {
      try store.connection.run(
        "INSERT INTO branch_tip(message, leaf) SELECT ?, seq FROM message WHERE id = ? AND chat = ?", message, tip,
        chat.position.sequence)
    }
    // A chat that was stored before still shows the same path.
    guard chat.isNew || chat.position.leaf == nil else { return }
    try store.connection.run(
      """
      UPDATE chat SET leaf = (
          SELECT seq FROM message WHERE id = ? AND chat = chat.seq
            AND NOT EXISTS (SELECT 1 FROM trash WHERE trash.message = message.seq)),
        seen = (SELECT seq FROM message WHERE id = ? AND chat = chat.seq)
      WHERE seq = ?
      """, chat.shown, chat.seen, chat.position.sequence)
  }
}
