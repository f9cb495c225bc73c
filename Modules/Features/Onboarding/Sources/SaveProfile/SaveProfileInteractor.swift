public import Entities

/// What saving a profile must know and do.
@MainActor public protocol SaveProfileInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// Stores what the user is called and the rest, and what becomes of their picture.
  func saveProfile(
    name: String, email: String, color: ProfileColor?, picture: PictureChange
  ) async throws -> UserProfile
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
  /// What was typed the last time, and neither saved nor thrown away; nil for nothing.
  func profileDraft() async throws -> ProfileDraft?
  /// Keeps what is typed; nil forgets it.
  func saveProfileDraft(_ draft: ProfileDraft?) async throws
}
