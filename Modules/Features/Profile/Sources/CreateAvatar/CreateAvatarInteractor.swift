public import Entities

/// The data and actions for the form of a new avatar.
@MainActor public protocol CreateAvatarInteractor {
  /// Stores a new avatar of the user, with a copy of the PNG file at a path, if there is one.
  func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    pictureAt path: String?
  ) async throws -> Avatar
  /// The unsaved text of the form; nil for nothing.
  func avatarDraft() async throws -> AvatarDraft?
  /// Saves the typed text; nil deletes it.
  func saveAvatarDraft(_ draft: AvatarDraft?) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}
