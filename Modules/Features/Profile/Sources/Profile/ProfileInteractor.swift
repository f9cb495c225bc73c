public import Entities

/// What the Profile screen must know and do.
@MainActor public protocol ProfileInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// The profile in use now, and after every change of it.
  var profileUpdates: AsyncStream<UserProfile?> { get }
  /// The avatars that the user made, the newest first.
  func ownAvatars() async throws -> [Avatar]
  /// Takes one of the user's avatars out of every list. Its chats stay.
  func deleteAvatar(_ id: Avatar.ID) async throws
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
