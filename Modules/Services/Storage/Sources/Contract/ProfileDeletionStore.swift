public import Entities

/// Deletes profiles, part by part.
public protocol ProfileDeletionStore: Sendable {
  /// Deletes every empty profile. An empty profile has no name, no e-mail address, no chat, no avatar, no persona, no
  /// lorebook and no picture. It has spent nothing, and has no notes but trifles. A profile that a run holds stays, and
  /// so does the current profile.
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
  /// - Throws: `.busy` for the last part, while another program reads an earlier state.
  func delete(_ part: ProfilePart, of id: UserProfile.ID) async throws(StorageError)
}

extension ProfileDeletionStore {
  /// Deletes the profile with everything that belongs only to it, part by part.
  /// - Throws: `.missing` when the profile does not exist.
  public func deleteProfile(_ id: UserProfile.ID) async throws(StorageError) {
    try await beginDeletion(of: id)
    for part in ProfilePart.allCases { try await delete(part, of: id) }
  }
}

/// The parts of a profile, in the order in which they are deleted. Each part can be deleted while the later ones exist.
public enum ProfilePart: String, CaseIterable, Sendable {
  /// Its chats, with every message and its reasoning.
  case chats
  /// What remains of their words in the index, which no search finds any more.
  case index
  /// The avatars that it made, with their pictures. An avatar that another profile has a chat with stays with its
  /// definition, unlisted, without author and picture.
  case avatars
  /// Its notes, its picture, its personas, its lorebooks, and the record of the avatars that it opened.
  case notes
  /// The profile itself, what it used in each month, and the mark.
  case profile
}
