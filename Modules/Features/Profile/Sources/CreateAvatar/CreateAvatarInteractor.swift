public import Entities

/// What making an avatar must do.
@MainActor public protocol CreateAvatarInteractor {
  /// Stores a new avatar of the user's, with the picture in a PNG file where one is named.
  func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    pictureAt path: String?
  ) async throws -> Avatar
  /// What was typed the last time, and neither saved nor thrown away; nil for nothing.
  func avatarDraft() async throws -> AvatarDraft?
  /// Keeps what is typed; nil forgets it.
  func saveAvatarDraft(_ draft: AvatarDraft?) async throws
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
