public import Entities

/// Knows which profile is in use.
public protocol CurrentProfileStore: Sendable {
  /// The profile in use; nil before the first one exists, and when signed out.
  func currentProfile() async throws(StorageError) -> UserProfile?

  /// The id of the profile in use. A run with a fixed profile answers without checking that it still exists.
  func currentProfileID() async throws(StorageError) -> UserProfile.ID?

  /// The profile in use. If there is none, the given profile is stored and used. Several programs that call this at
  /// once all get the same profile.
  func currentProfile(orMaking profile: UserProfile) async throws(StorageError) -> UserProfile

  /// Makes a stored profile the one in use; nil signs out.
  /// - Throws: `.missing` when the profile does not exist.
  func setCurrentProfile(_ id: UserProfile.ID?) async throws(StorageError)

  /// Signs out if this is the profile in use. A profile that another program chose meanwhile stays in use.
  func stopUsing(_ id: UserProfile.ID) async throws(StorageError)

  /// Marks a profile as used by this run for as long as the result is referenced. A used profile is not deleted for
  /// being empty. Any number of runs can use it.
  /// - Returns: nil when the profile does not exist or is being deleted.
  func hold(_ id: UserProfile.ID) async throws(StorageError) -> ProfileHold?
}

extension CurrentProfileStore {
  /// The id of `currentProfile()`.
  public func currentProfileID() async throws(StorageError) -> UserProfile.ID? { try await currentProfile()?.id }
}
