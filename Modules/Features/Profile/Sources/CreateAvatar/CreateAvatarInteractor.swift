public import Entities

/// What making an avatar must do.
@MainActor public protocol CreateAvatarInteractor {
  /// Stores a new avatar of the person's.
  func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation
  ) async throws -> Avatar
}
