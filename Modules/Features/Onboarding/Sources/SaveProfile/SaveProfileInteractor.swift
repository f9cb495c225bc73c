public import Entities

/// What saving a profile must know and do.
@MainActor public protocol SaveProfileInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// Stores what the person is called and the rest, with a copy of the PNG file at a path, if there is one.
  func saveProfile(
    name: String, email: String, color: ProfileColor?, pictureAt path: String?
  ) async throws -> UserProfile
}
