public import Entities

/// What the form of a new avatar knows and does.
@MainActor public protocol CreateAvatarInteractor {
  /// Stores a new avatar of the user's, with a copy of the PNG file at a path, if there is one.
  func createAvatar(
    name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    pictureAt path: String?
  ) async throws -> Avatar
  /// What was typed the last time, and neither saved nor discarded; nil for nothing.
  func avatarDraft() async throws -> AvatarDraft?
  /// Saves what is typed; nil deletes it.
  func saveAvatarDraft(_ draft: AvatarDraft?) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}
