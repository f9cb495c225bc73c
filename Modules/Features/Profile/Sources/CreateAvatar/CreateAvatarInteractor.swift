public import Entities

/// The data and actions for the form of a new avatar, or of an edited one.
@MainActor public protocol CreateAvatarInteractor {
  /// An avatar with its definition; nil when it no longer exists.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails?
  /// Stores a new avatar of the user, with a copy of the PNG file at the draft's path, if there is one.
  func createAvatar(_ draft: AvatarDraft) async throws -> Avatar
  /// Changes one of the user's avatars; the earlier texts stay in its history.
  func changeAvatar(_ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange) async throws -> Avatar
  /// The latest edits of one of the user's avatars, the newest first: at most `limit`.
  func avatarEdits(of id: Avatar.ID, limit: Int) async throws -> [CharacterEdit]
  /// Gives one of the user's avatars the texts that it had before an edit.
  func restoreAvatar(_ id: Avatar.ID, before edit: CharacterEdit.ID) async throws -> Avatar
  /// Reads the PNG file at a path, to show it before it is saved.
  func previewPicture(at path: String) async throws -> AvatarPicture.ID
  /// The unsaved form of a new avatar, or of an edited one; nil when there is none.
  func avatarDraft(of edited: Avatar.ID?) async throws -> AvatarDraft?
  /// Saves the form of a new avatar, or of an edited one; nil deletes it.
  func saveAvatarDraft(_ draft: AvatarDraft?, of edited: Avatar.ID?) async throws
  /// The entries of a character's lorebook, from its text in the definition; none for an empty text.
  /// - Throws: The reason why the text cannot be read.
  func lorebookEntries(in text: String) async throws -> [LorebookEntry]
  /// The approximate number of tokens of a text in a prompt; 0 for a blank one.
  func estimatedTokens(of text: String) -> Int
  /// The known context window of the model that answers an avatar, or a new one, in tokens; nil where it is not known.
  func contextWindow(for avatar: Avatar.ID?) async throws -> Int?
  /// Records an event.
  func log(_ event: LoggableEvent)
}
