import Entities

extension MemoryStore: ProfileStore {
  func profiles() throws(StorageError) -> [UserProfile] {
    profileOf.values.filter { !leaving.contains($0.id) }.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  func profile(_ id: UserProfile.ID) throws(StorageError) -> UserProfile? {
    leaving.contains(id) ? nil : profileOf[id]
  }

  func contents(of id: UserProfile.ID) throws(StorageError) -> ProfileContents {
    let chats = chatOf.values.filter { $0.chat.profile == id }.map(\.chat.id)
    let deleted = Set(try deletedChatIDs(of: id))
    return ProfileContents(
      chats: chats.count, messages: nodeOf.values.count { chats.contains($0.message.chat) && $0.trash == nil },
      avatars: try avatars(madeBy: id).count,
      drafts: noteOf.count {
        $0.key.profile == id && DraftStore.isDraft($0.value, named: $0.key.name)
          && !deleted.haveNote(named: $0.key.name)
      },
      personas: try personas(of: id).count, lorebooks: try lorebooks(of: id).count)
  }

  func save(_ profile: UserProfile) throws(StorageError) {
    if leaving.contains(profile.id) { throw .missing(profile: profile.id) }
    if portraitOf[profile.id]?.id != profile.picture { portraitOf[profile.id] = nil }
    profileOf[profile.id] = profile
    profileOf[profile.id]?.picture = portraitOf[profile.id]?.id
  }

  func save(_ profile: UserProfile, with picture: AvatarPicture) throws(StorageError) {
    try save(profile)
    portraitOf[profile.id] = picture
    profileOf[profile.id]?.picture = picture.id
  }

  func currentProfile() throws(StorageError) -> UserProfile? {
    current.flatMap { profileOf[$0] }
  }

  func currentProfile(orMaking profile: UserProfile) throws(StorageError) -> UserProfile {
    if let current = try currentProfile() { return current }
    try save(profile)
    current = profile.id
    return profile
  }

  func setCurrentProfile(_ id: UserProfile.ID?) throws(StorageError) {
    if let id { try requireProfile(id) }
    current = id
  }

  func stopUsing(_ id: UserProfile.ID) throws(StorageError) {
    if current == id { current = nil }
  }

  func hold(_ id: UserProfile.ID) throws(StorageError) -> ProfileHold? {
    try profile(id) == nil ? nil : uses.hold(id)
  }

  func dropEmptyProfiles(besides trifles: Set<String>) throws(StorageError) -> [UserProfile.ID] {
    let empty = profileOf.values.filter { profile in
      let id = profile.id
      return profile.name == nil && profile.email == nil && profile.picture == nil && current != id
        && !leaving.contains(id) && !uses.isUsed(id) && !chatOf.values.contains { $0.chat.profile == id }
        && deletedChats(of: id).isEmpty
        && !avatarOf.values.contains { $0.author == id } && !personaOf.values.contains { $0.profile == id }
        && !lorebookOf.values.contains { $0.profile == id }
        && !monthlyUsageOf.keys.contains { $0.profile == id }
        && noteOf.allSatisfy {
          $0.key.profile != id || DraftStore.isTrifle($0.value, named: $0.key.name, besides: trifles)
        }
    }
    for profile in empty {
      noteOf = noteOf.filter { $0.key.profile != profile.id }
      openingOf = openingOf.filter { $0.key.profile != profile.id }
      profileOf[profile.id] = nil
    }
    return empty.map(\.id)
  }

  func beginDeletion(of id: UserProfile.ID) throws(StorageError) {
    try requireProfile(id)
    leaving.insert(id)
    if current == id { current = nil }
  }

  func unfinishedDeletions() throws(StorageError) -> [UserProfile.ID] {
    leaving.sorted()
  }

  func delete(_ part: ProfilePart, of id: UserProfile.ID) throws(StorageError) {
    guard leaving.contains(id) else { return }
    switch part {
    case .chats:
      for chat in chatOf.values where chat.chat.profile == id { try deleteChat(chat.chat.id) }
      for chat in deletedChats(of: id) { try deleteChat(chat.discussion.chat.id) }
    case .index: break
    case .avatars: deleteAvatars(of: id)
    case .notes:
      noteOf = noteOf.filter { $0.key.profile != id }
      openingOf = openingOf.filter { $0.key.profile != id }
      portraitOf[id] = nil
      profileOf[id]?.picture = nil
      dropPersonas(of: id)
      dropLorebooks(of: id)
    case .profile:
      monthlyUsageOf = monthlyUsageOf.filter { $0.key.profile != id }
      profileOf[id] = nil
      leaving.remove(id)
    }
  }

  /// Removes deleted avatars without an author and without a chat.
  func dropForsaken() {
    let talkedWith = avatarsOfChats
    for avatar in avatarOf.values where avatar.author == nil && deletedAvatars.contains(avatar.id) {
      guard !talkedWith.contains(avatar.id) else { continue }
      avatarOf[avatar.id] = nil
      definitionOf[avatar.id] = nil
      deletedAvatars.remove(avatar.id)
    }
  }

  /// The avatars of all chats, those in the trash too.
  private var avatarsOfChats: Set<Avatar.ID> {
    Set(chatOf.values.map(\.chat.avatar) + deletedChatOf.values.map(\.discussion.chat.avatar))
  }

  private func deleteAvatars(of id: UserProfile.ID) {
    let talkedWith = avatarsOfChats
    for avatar in avatarOf.values where avatar.author == id {
      (pictureOf[avatar.id], editsOf[avatar.id], cardOf[avatar.id]) = (nil, nil, nil)
      avatarOf[avatar.id]?.picture = nil
      if talkedWith.contains(avatar.id) {
        avatarOf[avatar.id]?.author = nil
        deletedAvatars.insert(avatar.id)
      } else {
        avatarOf[avatar.id] = nil
        definitionOf[avatar.id] = nil
        deletedAvatars.remove(avatar.id)
      }
    }
  }
}

extension MemoryStore: NoteStore {
  func note(_ name: String, of profile: UserProfile.ID) throws(StorageError) -> String? {
    noteOf[NoteKey(profile: profile, name: name)]
  }

  func notes(beginningWith words: String, of profile: UserProfile.ID) throws(StorageError) -> [String: String] {
    let found = noteOf.filter { $0.key.profile == profile && $0.key.name.hasPrefix(words) }
    return Dictionary(found.map { ($0.key.name, $0.value) }) { first, _ in first }
  }

  func setNote(_ text: String?, named name: String, of profile: UserProfile.ID) throws(StorageError) {
    if text != nil { try requireProfile(profile) }
    noteOf[NoteKey(profile: profile, name: name)] = text
  }

  func replaceNote(
    _ old: String?, by text: String?, named name: String, of profile: UserProfile.ID
  ) throws(StorageError) -> Bool {
    try requireProfile(profile)
    guard try note(name, of: profile) == old else { return false }
    try setNote(text, named: name, of: profile)
    return true
  }
}
