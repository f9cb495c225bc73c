public import Entities

/// Stores the profiles of this machine.
public protocol ProfileStore: Sendable {
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

  /// The profile in use; nil before the first one exists, and when signed out.
  func currentProfile() async throws(StorageError) -> UserProfile?

  /// The id of the profile in use. A run with a fixed profile answers without checking that it still exists.
  func currentProfileID() async throws(StorageError) -> UserProfile.ID?

  /// The profile in use. If there is none, this one is stored and becomes it. Several programs that call this at once
  /// all get the same profile.
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

  /// Deletes every empty profile. An empty profile has no name, no chat, no avatar and no picture, has spent nothing,
  /// and has no notes but trifles. A profile that a run holds stays, and so does the current profile.
  /// - Parameter trifles: The names of notes that do not count. Drafts without visible text do not count either.
  /// - Returns: The deleted profiles.
  func dropEmptyProfiles(besides trifles: Set<String>) async throws(StorageError) -> [UserProfile.ID]

  /// Marks a profile as being deleted. From then on it is in no list and not in use, and nothing can be added to it.
  /// The mark stays until its last part is deleted.
  /// - Throws: `.missing` when the profile does not exist.
  func beginDeletion(of id: UserProfile.ID) async throws(StorageError)

  /// The profiles marked as being deleted, by a deletion that is in progress or was interrupted.
  func unfinishedDeletions() async throws(StorageError) -> [UserProfile.ID]

  /// Deletes a part of a marked profile. Deleting a part twice is no error; a profile that is not marked stays.
  func delete(_ part: ProfilePart, of id: UserProfile.ID) async throws(StorageError)
}

/// The parts of a profile, in the order in which they are deleted. Each part can be deleted while the later ones exist.
public enum ProfilePart: String, CaseIterable, Sendable {
  /// Its chats, with every message and its reasoning.
  case chats
  /// What remains of their words in the index, which no search finds any more.
  case index
  /// The avatars that it made, with their pictures. An avatar that another profile has a chat with stays, unlisted,
  /// without author and picture.
  case avatars
  /// Its notes, its picture, and the avatars that it opened.
  case notes
  /// The profile itself, and the mark.
  case profile
}

extension ProfileStore {
  /// The id of `currentProfile()`.
  public func currentProfileID() async throws(StorageError) -> UserProfile.ID? { try await currentProfile()?.id }

  /// Deletes the profile with everything that belongs only to it, part by part.
  /// - Throws: `.missing` when the profile does not exist.
  public func deleteProfile(_ id: UserProfile.ID) async throws(StorageError) {
    try await beginDeletion(of: id)
    for part in ProfilePart.allCases { try await delete(part, of: id) }
  }
}

/// Stores small texts by name for a profile, such as drafts and where the user was in the app.
public protocol NoteStore: Sendable {
  /// The text under this name; nil when there is none.
  func note(_ name: String, of profile: UserProfile.ID) async throws(StorageError) -> String?

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
