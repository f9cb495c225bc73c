public import Entities

/// The data and actions for the Profile screen.
@MainActor public protocol ProfileInteractor {
  /// The profile in use; nil when there is none.
  func currentProfile() async throws -> UserProfile?
  /// The profile in use now, and after every change of it.
  var profileUpdates: AsyncStream<UserProfile?> { get }
  /// The avatars that the user made, the newest first.
  func ownAvatars() async throws -> [Avatar]
  /// The avatars of the last deletion, while they can come back.
  func lastDeletedAvatars() async throws -> [Avatar]
  /// Brings the avatars of the last deletion back.
  /// - Returns: Their number.
  func undoDeletion() async throws -> Int
  /// An avatar with its definition; nil when it no longer exists.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails?
  /// Records an event.
  func log(_ event: LoggableEvent)
}
