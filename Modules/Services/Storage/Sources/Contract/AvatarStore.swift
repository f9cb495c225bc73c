public import Entities

/// Keeps the avatars that users made, and which avatars each profile opened.
public protocol AvatarStore: Sendable {
  /// The avatars that this profile made and did not delete, the newest first.
  func avatars(madeBy profile: UserProfile.ID) async throws(StorageError) -> [Avatar]

  /// A stored avatar, a deleted one too, which says so: its chats still need its name.
  func avatar(_ id: Avatar.ID) async throws(StorageError) -> Avatar?

  /// Adds the avatar, or replaces the one with its id, which is in the lists again if it was deleted.
  ///
  /// Its picture stays when it is the one that the avatar names, and goes otherwise. A picture that is not there cannot
  /// be named: the avatar then has none.
  /// - Throws: `.missing` when its author is not there.
  func save(_ avatar: Avatar) async throws(StorageError)

  /// Does the same, and gives it this picture in place of the one it had.
  func save(_ avatar: Avatar, with picture: AvatarPicture) async throws(StorageError)

  /// The picture of an avatar, or of a profile; nil when it is not there any more.
  func picture(_ id: AvatarPicture.ID) async throws(StorageError) -> AvatarPicture?

  /// Takes the avatar out of every list, and its picture away. Its chats stay.
  /// - Throws: `.missing` when the avatar is not there.
  func deleteAvatar(_ id: Avatar.ID) async throws(StorageError)

  /// Notes that the profile opened this avatar, stored or built in.
  /// - Throws: `.missing` when the profile is not there.
  func recordOpening(of avatar: Avatar.ID, by profile: UserProfile.ID, at time: Timestamp) async throws(StorageError)

  /// The avatars that the profile opened and that are not deleted, each once, the latest first: at most `limit`.
  func recentAvatars(of profile: UserProfile.ID, limit: Int) async throws(StorageError) -> [Avatar.ID]

  /// How often the profiles of this machine opened each avatar, deleted ones left out.
  func openingCounts() async throws(StorageError) -> [Avatar.ID: Int]
}
