public import Entities
public import FeatureKit

/// The data and actions for the section of the account.
@MainActor public protocol AccountInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// The amount of content in the profile in use.
  func profileContents() async throws -> ProfileContents
  /// The backups beside the data, the newest first.
  func dataCopies() async -> [DataCopy]
  /// Signs out. The start screens open by themselves.
  func signOut() async throws
  /// Deletes the profile with everything in it, then signs out.
  func deleteAccount(copies: BackupDisposition) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the section of the account leads.
@MainActor public protocol AccountRouter: SectionRouter {
  /// Shows the form for the profile's name, e-mail address, picture and colour.
  /// - Returns: The saved profile; nil when the user left without saving.
  func saveProfile() async -> UserProfile?
  /// Shows the other profiles, to switch to one of them.
  func showProfiles()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Asks before a profile is deleted, and lists the deleted data.
  /// - Parameter copies: The backups that contain the profile too.
  /// - Returns: The decision about the backups; nil when nothing is deleted.
  func confirmDeletion(
    ofAccountNamed name: String?, with contents: ProfileContents, copies: [DataCopy]
  ) async -> BackupDisposition?
  /// Closes the settings.
  func dismissScreen()
}
