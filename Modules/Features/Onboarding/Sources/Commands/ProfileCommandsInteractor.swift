public import Entities

/// The data and actions for the command `profiles`.
@MainActor public protocol ProfileCommandsInteractor {
  /// The profile in use; nil for none.
  func currentProfile() async throws -> UserProfile?
  /// Every option with its value in this run and its source.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Every profile of this computer with its contents, the oldest first.
  func profileSummaries() async throws -> [ProfileSummary]
  /// The profile with a name or id.
  func profile(named name: String) async throws -> UserProfile
  /// Makes a profile with a name.
  func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile
  /// Gives a profile another name.
  func renameProfile(_ id: UserProfile.ID, to name: String) async throws
  /// Switches to a profile, at the next start too.
  func switchProfile(to id: UserProfile.ID) async throws
  /// Deletes a profile with everything of its own.
  func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws
  /// The backups beside the data, the newest first.
  func dataCopies() async -> [DataCopy]
  /// The folder of the data and the backups.
  var dataDirectory: String { get }
  /// Writes everything of a profile to a file; see `ArchivesInteractor`.
  func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ProfileExport
  /// Imports from a file what the store does not have yet; see `ArchivesInteractor`.
  func importProfile(
    from path: String, importingSettings importsSettings: @escaping @Sendable (ImportedSettings) async -> Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportSummary
}
