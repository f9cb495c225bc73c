public import Entities

/// Stores the profiles of this machine.
public protocol ProfileStore: CurrentProfileStore, ProfileDeletionStore {
  /// Every profile that is not being deleted, the oldest first.
  func profiles() async throws(StorageError) -> [UserProfile]

  /// A profile; nil when it does not exist or is being deleted.
  func profile(_ id: UserProfile.ID) async throws(StorageError) -> UserProfile?

  /// How much a profile holds; empty when the profile does not exist.
  func contents(of id: UserProfile.ID) async throws(StorageError) -> ProfileContents

  /// Adds the profile, or replaces the one with the same id.
  ///
  /// The stored picture stays if the profile names it, and is deleted otherwise. If the profile names a picture that is
  /// not stored, it is saved without one.
  /// - Throws: `.missing` when the profile is being deleted.
  func save(_ profile: UserProfile) async throws(StorageError)

  /// Adds or replaces the profile, and replaces its picture. `AvatarStore.picture` reads it.
  func save(_ profile: UserProfile, with picture: AvatarPicture) async throws(StorageError)
}

/// Stores small texts by name for a profile, such as drafts and where the user was in the app.
public protocol NoteStore: Sendable {
  /// The text under this name; nil when there is none.
  func note(_ name: String, of profile: UserProfile.ID) async throws(StorageError) -> String?

  /// The texts under all names that begin with these words, by name.
  func notes(beginningWith words: String, of profile: UserProfile.ID) async throws(StorageError) -> [String: String]

  /// Saves a text under a name; nil deletes it.
  /// - Throws: `.missing` when a text is given and the profile does not exist.
  func setNote(_ text: String?, named name: String, of profile: UserProfile.ID) async throws(StorageError)

  /// Saves a text under a name, or deletes it with nil, if the stored text is still `old`. Of several programs that
  /// change it at once, one succeeds.
  /// - Returns: Whether the stored text was still `old`.
  /// - Throws: `.missing` when the profile does not exist.
  func replaceNote(
    _ old: String?, by text: String?, named name: String, of profile: UserProfile.ID
  ) async throws(StorageError) -> Bool
}
