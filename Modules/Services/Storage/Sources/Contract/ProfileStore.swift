public import Entities

/// Keeps the profiles of this machine.
public protocol ProfileStore: Sendable {
  /// Every profile, the oldest first; none that is being deleted.
  func profiles() async throws(StorageError) -> [UserProfile]

  /// A profile; nil when it is not there, or being deleted.
  func profile(_ id: UserProfile.ID) async throws(StorageError) -> UserProfile?

  /// How much a profile holds; nothing when it is not there.
  func contents(of id: UserProfile.ID) async throws(StorageError) -> ProfileContents

  /// Adds the profile, or replaces the one with its id.
  ///
  /// Its picture stays when it is the one that the profile names, and goes otherwise. A picture that is not there
  /// cannot be named: the profile then has none.
  /// - Throws: `.missing` when that is being deleted.
  func save(_ profile: UserProfile) async throws(StorageError)

  /// Does the same, and gives it this picture in place of the one it had. `AvatarStore.picture` reads it.
  func save(_ profile: UserProfile, with picture: AvatarPicture) async throws(StorageError)

  /// The profile in use; nil before the first, and when signed out.
  func currentProfile() async throws(StorageError) -> UserProfile?

  /// The id of the profile in use. A run that keeps to one profile answers without a look at whether it is still there.
  func currentProfileID() async throws(StorageError) -> UserProfile.ID?

  /// The profile in use. When there is none, this one is stored and becomes it: of several programs that ask at once,
  /// all get the same.
  func currentProfile(orMaking profile: UserProfile) async throws(StorageError) -> UserProfile

  /// Makes a stored profile the one in use; nil signs out.
  /// - Throws: `.missing` when the profile is not there.
  func setCurrentProfile(_ id: UserProfile.ID?) async throws(StorageError)

  /// Signs out if that is the profile in use. Another one that came meanwhile stays.
  func stopUsing(_ id: UserProfile.ID) async throws(StorageError)

  /// Says that a run of the program uses a profile, from now until it lets go of what it gets. Meanwhile the profile is not
  /// taken away for being empty. Any number of runs can hold it.
  /// - Returns: nil when the profile is not there, or being deleted.
  func hold(_ id: UserProfile.ID) async throws(StorageError) -> ProfileHold?

  /// Takes every empty profile away. An empty one has no name, no chat, no avatar and no picture, has spent nothing, and
  /// has no notes but trifles. A profile that a run holds stays, and so does the one that is in use at the next start.
  /// - Parameter trifles: The names of notes that do not count. Drafts without anything to read do not count either.
  /// - Returns: Those that went.
  func dropEmptyProfiles(besides trifles: Set<String>) async throws(StorageError) -> [UserProfile.ID]

  /// Marks a profile as one that is being deleted. From then on it is in no list and not in use, and nothing can be
  /// added to it. The mark stays until its last part is deleted.
  /// - Throws: `.missing` when the profile is not there.
  func beginDeletion(of id: UserProfile.ID) async throws(StorageError)

  /// The profiles that are marked so: deletions that go on, or that were interrupted.
  func unfinishedDeletions() async throws(StorageError) -> [UserProfile.ID]

  /// Deletes a part of a profile that is marked. What is gone already is no failure; what is not marked stays.
  func delete(_ part: ProfilePart, of id: UserProfile.ID) async throws(StorageError)
}

/// What a profile consists of, in the order in which it is deleted: each part can go while the later ones are there.
public enum ProfilePart: String, CaseIterable, Sendable {
  /// Its chats, with every message and thought.
  case chats
  /// What still stands of their words in the index, where nothing finds it any more.
  case index
  /// The avatars that it made, with their pictures. One that another profile talks with loses its author and its
  /// picture, and stays out of every list.
  case avatars
  /// Its notes, its picture, and what it opened.
  case notes
  /// The profile itself, and the mark.
  case profile
}

extension ProfileStore {
  /// The id of `currentProfile()`.
  public func currentProfileID() async throws(StorageError) -> UserProfile.ID? { try await currentProfile()?.id }

  /// Deletes the profile with everything that is only its own, one part after the other.
  /// - Throws: `.missing` when the profile is not there.
  public func deleteProfile(_ id: UserProfile.ID) async throws(StorageError) {
    try await beginDeletion(of: id)
    for part in ProfilePart.allCases { try await delete(part, of: id) }
  }
}

/// Keeps small texts by name for a profile: where it was, drafts.
public protocol NoteStore: Sendable {
  /// The text kept under this name; nil when there is none.
  func note(_ name: String, of profile: UserProfile.ID) async throws(StorageError) -> String?

  /// Keeps a text under a name; nil forgets it.
  /// - Throws: `.missing` when a text is given and the profile is not there.
  func setNote(_ text: String?, named name: String, of profile: UserProfile.ID) async throws(StorageError)

  /// Keeps a text under a name, or forgets it with nil, if what is kept there is still `old`: of several programs that
  /// change it at once, one does.
  /// - Returns: Whether it was still that.
  /// - Throws: `.missing` when the profile is not there.
  func replaceNote(
    _ old: String?, by text: String?, named name: String, of profile: UserProfile.ID
  ) async throws(StorageError) -> Bool
}
