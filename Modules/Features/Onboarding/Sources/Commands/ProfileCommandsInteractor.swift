public import Entities

/// What the commands about profiles work through.
@MainActor public protocol ProfileCommandsInteractor {
  /// The profile in use; nil for nobody.
  func currentProfile() async throws -> UserProfile?
  /// How the run is set up.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Every profile of the machine with what it holds, the oldest first.
  func profileSummaries() async throws -> [ProfileSummary]
  /// The profile of this name or id.
  func profile(named name: String) async throws -> UserProfile
  /// Makes a profile with a name.
  func createProfile(name: String, color: ProfileColor?) async throws -> UserProfile
  /// Gives a profile another name.
  func renameProfile(_ id: UserProfile.ID, to name: String) async throws
  /// Signs in to a profile, at the next start too.
  func switchProfile(to id: UserProfile.ID) async throws
  /// Deletes a profile with everything of its own.
  func deleteProfile(_ id: UserProfile.ID, copies: BackupDisposition) async throws
  /// The size of the copies of everything, which hold every profile, in bytes.
  var copiesSize: Int { get }
  /// Where they are.
  var dataDirectory: String { get }
  /// Writes everything of a profile, of the one in use when that is nil, to a file; what the file holds then.
  func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ProfileContents
  /// Takes in everything that a file holds and that is not here yet: all of it or nothing.
  /// - Parameter importsSettings: Whether to take what it would set, which models answer above all; it is left out
  ///   otherwise.
  func importProfile(
    from path: String, importingSettings importsSettings: @escaping @Sendable (ImportedSettings) async -> Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportSummary
}
