import Entities

extension MemoryStore: AvatarStore {
  func avatars(madeBy profile: UserProfile.ID) throws(StorageError) -> [Avatar] {
    avatarOf.values
      .filter { $0.author == profile && !deletedAvatars.contains($0.id) }
      .sorted { ($0.created, $0.id) > ($1.created, $1.id) }
  }

  func avatars(
    madeBy profile: UserProfile.ID, named letters: LetterPattern, limit: Int
  ) throws(StorageError) -> [Avatar] {
    Array(try avatars(madeBy: profile).filter { letters.isPart(of: $0.name) }.prefix(max(0, limit)))
  }

  func avatar(_ id: Avatar.ID) throws(StorageError) -> Avatar? {
    var avatar = avatarOf[id]
    avatar?.isDeleted = deletedAvatars.contains(id)
    return avatar
  }

  func save(_ avatar: Avatar) throws(StorageError) {
    if let author = avatar.author { try requireProfile(author) }
    if pictureOf[avatar.id]?.id != avatar.picture { pictureOf[avatar.id] = nil }
    avatarOf[avatar.id] = avatar
    avatarOf[avatar.id]?.picture = pictureOf[avatar.id]?.id
    avatarOf[avatar.id]?.isDeleted = false
    deletedAvatars.remove(avatar.id)
  }

  func save(_ avatar: Avatar, with picture: AvatarPicture) throws(StorageError) {
    try save(avatar)
    pictureOf[avatar.id] = picture
    avatarOf[avatar.id]?.picture = picture.id
  }

  func picture(_ id: AvatarPicture.ID) throws(StorageError) -> AvatarPicture? {
    pictureOf.values.first { $0.id == id } ?? portraitOf.values.first { $0.id == id }
      ?? personaPictureOf.values.first { $0.id == id }
  }

  func deleteAvatar(_ id: Avatar.ID, keepingPicture keepsPicture: Bool) throws(StorageError) {
    guard avatarOf[id] != nil else { throw .missing(avatar: id) }
    deletedAvatars.insert(id)
    if keepsPicture { return }
    pictureOf[id] = nil
    avatarOf[id]?.picture = nil
  }

  func recordOpening(of avatar: Avatar.ID, by profile: UserProfile.ID, at time: Timestamp) throws(StorageError) {
    try requireProfile(profile)
    let key = OpeningKey(profile: profile, avatar: avatar)
    let before = openingOf[key] ?? Opening(latest: time, count: 0)
    openingOf[key] = Opening(latest: max(before.latest, time), count: before.count + 1)
  }

  func recentAvatars(of profile: UserProfile.ID, limit: Int) throws(StorageError) -> [Avatar.ID] {
    let opened = openingOf.filter { $0.key.profile == profile && !deletedAvatars.contains($0.key.avatar) }
    let latestFirst = opened.sorted { ($0.value.latest, $0.key.avatar) > ($1.value.latest, $1.key.avatar) }
    return latestFirst.prefix(max(0, limit)).map(\.key.avatar)
  }

  func openingCounts() throws(StorageError) -> [Avatar.ID: Int] {
    var counts: [Avatar.ID: Int] = [:]
    for (key, opening) in openingOf where !deletedAvatars.contains(key.avatar) {
      counts[key.avatar, default: 0] += opening.count
    }
    return counts
  }

  func chatCounts(of profile: UserProfile.ID) throws(StorageError) -> [Avatar.ID: ChatCount] {
    var counts: [Avatar.ID: ChatCount] = [:]
    for chat in chatOf.values.map(\.chat) where chat.profile == profile {
      let count = counts[chat.avatar] ?? ChatCount(chats: 0, latest: chat.updated)
      counts[chat.avatar] = ChatCount(chats: count.chats + 1, latest: max(count.latest, chat.updated))
    }
    return counts
  }
}
