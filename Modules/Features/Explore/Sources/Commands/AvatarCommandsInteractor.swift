public import Entities

/// What the commands about avatars must know.
@MainActor public protocol AvatarCommandsInteractor {
  /// All avatars that can be found: built in, or made by the person.
  func allAvatars() async throws -> [Avatar]
}
