public import Entities

/// Stores the avatars that users made, their definitions, and the avatars that each profile opened.
public protocol AvatarStore: CharacterStore {
  /// The avatars that this profile made and did not delete, the newest first.
  func avatars(madeBy profile: UserProfile.ID) async throws(StorageError) -> [Avatar]

  /// The avatars that this profile made and did not delete whose names have the letters, the newest first: at most
  /// `limit`.
  func avatars(
    madeBy profile: UserProfile.ID, named letters: LetterPattern, limit: Int
  ) async throws(StorageError) -> [Avatar]

  /// A stored avatar. Deleted avatars are returned too, marked as deleted, because their chats still need the name.
  func avatar(_ id: Avatar.ID) async throws(StorageError) -> Avatar?

  /// Adds the avatar, or replaces the one with the same id. A deleted avatar is listed again. Its definition stays, and
  /// the change is no edit in its history.
  ///
  /// The stored picture stays if the avatar names it, and is deleted otherwise. If the avatar names a picture that is
  /// not stored, it is saved without one.
  /// - Throws: `.missing` when its author does not exist.
  func save(_ avatar: Avatar) async throws(StorageError)

  /// Adds or replaces the avatar, and replaces its picture.
  func save(_ avatar: Avatar, with picture: AvatarPicture) async throws(StorageError)

  /// The picture of an avatar, a profile or a persona; nil when it is not stored.
  func picture(_ id: AvatarPicture.ID) async throws(StorageError) -> AvatarPicture?

  /// Removes the avatar from every list. Its chats stay.
  /// - Parameter keepsPicture: Whether its picture stays too: then saving the avatar brings it back as it was. Another
  ///   deletion can still delete the picture.
  /// - Throws: `.missing` when the avatar does not exist.
  func deleteAvatar(_ id: Avatar.ID, keepingPicture keepsPicture: Bool) async throws(StorageError)

  /// Records that the profile opened this avatar, stored or built in.
  /// - Throws: `.missing` when the profile does not exist.
  func recordOpening(of avatar: Avatar.ID, by profile: UserProfile.ID, at time: Timestamp) async throws(StorageError)

  /// The avatars that the profile opened, without deleted ones, each once, the latest first: at most `limit`.
  func recentAvatars(of profile: UserProfile.ID, limit: Int) async throws(StorageError) -> [Avatar.ID]

  /// How often all profiles of this machine opened each avatar, without deleted ones.
  func openingCounts() async throws(StorageError) -> [Avatar.ID: Int]

  /// How many chats the profile has with each avatar, stored or built in, and when the last of them changed. An avatar
  /// without a chat is left out.
  func chatCounts(of profile: UserProfile.ID) async throws(StorageError) -> [Avatar.ID: ChatCount]
}

extension AvatarStore {
  /// Removes the avatar from every list and deletes its picture. Its chats stay.
  /// - Throws: `.missing` when the avatar does not exist.
  public func deleteAvatar(_ id: Avatar.ID) async throws(StorageError) {
    try await deleteAvatar(id, keepingPicture: false)
  }
}

/// The chats of a profile with one avatar.
public struct ChatCount: Hashable, Sendable {
  /// Their number, at least one.
  public var chats: Int
  /// When the last of them changed.
  public var latest: Timestamp

  /// A number of chats, and their last change.
  public init(chats: Int, latest: Timestamp) {
    self.chats = chats
    self.latest = latest
  }
}
