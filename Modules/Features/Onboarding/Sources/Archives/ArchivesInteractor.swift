public import Entities

/// What bringing a profile to a file and back must know and do.
@MainActor public protocol ArchivesInteractor {
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// Writes everything of a profile, of the one in use when that is nil, to a file; what the file holds then.
  /// - Throws: A `FileExistsError` when there is one already, and it may not be replaced.
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
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
