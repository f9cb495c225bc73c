import Entities

extension MemoryStore: ProfileStore {
  func profiles() throws(StorageError) -> [UserProfile] {
    profileOf.values.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  func save(_ profile: UserProfile) throws(StorageError) {
    profileOf[profile.id] = profile
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

  func deleteProfile(_ id: UserProfile.ID) throws(StorageError) {
    try requireProfile(id)
    for chat in chatOf.values where chat.chat.profile == id { try deleteChat(chat.chat.id) }
    noteOf = noteOf.filter { $0.key.profile != id }
    monthlyUsageOf = monthlyUsageOf.filter { $0.key.profile != id }
    openingOf = openingOf.filter { $0.key.profile != id }
    let talkedWith = Set(chatOf.values.map(\.chat.avatar))
    for avatar in avatarOf.values where avatar.author == id {
      pictureOf[avatar.id] = nil
      avatarOf[avatar.id]?.picture = nil
      if talkedWith.contains(avatar.id) {
        avatarOf[avatar.id]?.author = nil
        deletedAvatars.insert(avatar.id)
      } else {
        avatarOf[avatar.id] = nil
        deletedAvatars.remove(avatar.id)
      }
    }
    if current == id { current = nil }
    profileOf[id] = nil
  }
}

extension MemoryStore: NoteStore {
  func note(_ name: String, of profile: UserProfile.ID) throws(StorageError) -> String? {
    noteOf[NoteKey(profile: profile, name: name)]
  }

  func setNote(_ text: String?, named name: String, of profile: UserProfile.ID) throws(StorageError) {
    if text != nil { try requireProfile(profile) }
    noteOf[NoteKey(profile: profile, name: name)] = text
  }

  func replaceNote(
    _ old: String?, by text: String, named name: String, of profile: UserProfile.ID
  ) throws(StorageError) -> Bool {
    try requireProfile(profile)
    guard try note(name, of: profile) == old else { return false }
    try setNote(text, named: name, of: profile)
    return true
  }
}
