public import Entities

/// Keeps the profiles of this machine.
public protocol ProfileStore: Sendable {
  /// Every profile, the oldest first.
  func profiles() async throws(StorageError) -> [UserProfile]

  /// Adds the profile, or replaces the one with its id.
  func save(_ profile: UserProfile) async throws(StorageError)

  /// The profile in use; nil before the first, and when signed out.
  func currentProfile() async throws(StorageError) -> UserProfile?

  /// The profile in use. When there is none, this one is stored and becomes it: of several programs that ask at once,
  /// all get the same.
  func currentProfile(orMaking profile: UserProfile) async throws(StorageError) -> UserProfile

  /// Makes a stored profile the one in use; nil signs out.
  /// - Throws: `.missing` when the profile is not there.
  func setCurrentProfile(_ id: UserProfile.ID?) async throws(StorageError)

  /// Deletes the profile with everything that is only its own: chats, messages, avatars, recents and notes.
  ///
  /// An avatar that it made and another profile talks with loses its author and stays out of every list. When the
  /// profile is the one in use, nobody is signed in afterwards.
  /// - Throws: `.missing` when the profile is not there.
  func deleteProfile(_ id: UserProfile.ID) async throws(StorageError)
}

/// Keeps small texts by name for a profile: where it was, drafts.
public protocol NoteStore: Sendable {
  /// The text kept under this name; nil when there is none.
  func note(_ name: String, of profile: UserProfile.ID) async throws(StorageError) -> String?

  /// Keeps a text under a name; nil forgets it.
  /// - Throws: `.missing` when a text is given and the profile is not there.
  func setNote(_ text: String?, named name: String, of profile: UserProfile.ID) async throws(StorageError)

  /// Keeps a text under a name if what is kept there is still `old`: of several programs that change it at once, one
  /// does.
  /// - Returns: Whether it was still that.
  /// - Throws: `.missing` when the profile is not there.
  func replaceNote(
    _ old: String?, by text: String, named name: String, of profile: UserProfile.ID
  ) async throws(StorageError) -> Bool
}
