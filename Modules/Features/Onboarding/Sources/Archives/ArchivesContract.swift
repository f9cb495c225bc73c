public import Entities
public import FeatureKit

/// The data and actions for the export and the import of a profile.
@MainActor public protocol ArchivesInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// Writes everything of a profile to a file.
  /// - Parameters:
  ///   - id: The profile; nil for the one in use.
  ///   - isReplacing: Whether a file that exists is replaced.
  /// - Returns: What the file contains.
  /// - Throws: A `FileExistsError` when the file exists and may not be replaced.
  func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ProfileExport
  /// Imports from a file what the store does not have yet: all of it or nothing.
  /// - Parameter importsSettings: Asked whether to import the file's settings, such as chosen models.
  func importProfile(
    from path: String, importingSettings importsSettings: @escaping @Sendable (ImportedSettings) async -> Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportSummary
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the export and the import of a profile lead.
@MainActor public protocol ArchivesRouter {
  /// Asks for the path of the file to write; nil when the user left without one.
  func askForExportFile(suggesting path: String) async -> String?
  /// Asks for the path of the file to read; nil when the user left without one.
  func askForImportFile(suggesting path: String) async -> String?
  /// Shows the outcome in an alert.
  /// - Parameter offersProfiles: Whether the alert leads to the other profiles.
  func showOutcome(titled title: String, _ words: String, offersProfiles: Bool)
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
