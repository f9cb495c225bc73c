public import Entities

/// The data and actions for the command `avatars`.
@MainActor public protocol AvatarCommandsInteractor {
  /// All listed avatars: built in, or made by the user.
  func allAvatars() async throws -> [Avatar]
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// Stores a new avatar of the user, with a copy of the PNG file at a path, if there is one.
  func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    pictureAt path: String?
  ) async throws -> Avatar
}
