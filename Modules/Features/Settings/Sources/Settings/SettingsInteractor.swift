public import Entities

/// What the settings must know and do.
@MainActor public protocol SettingsInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// The program's version.
  var version: String { get }
  /// Who answers now.
  var modelChoice: ModelChoice { get }
  /// Where the data is.
  var dataDirectory: String { get }
  /// Signs out; the start screens open by themselves.
  func signOut() async throws
  /// Deletes the profile with everything of its own, then signs out.
  func deleteAccount() async throws
}
