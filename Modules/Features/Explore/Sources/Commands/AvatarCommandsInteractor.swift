public import Entities

/// The data and actions for the command `avatars`.
@MainActor public protocol AvatarCommandsInteractor {
  /// All listed avatars: built in, or made by the user.
  func allAvatars() async throws -> [Avatar]
  /// The avatar with this id or name. A part of the name is enough if it matches only one avatar, in any case.
  /// - Throws: If no avatar matches, or several do; the message names them.
  func avatar(named name: String) async throws -> Avatar
  /// An avatar with its definition, deleted or not; nil when it is in no store.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails?
  /// The entries of a character's lorebook, from its text in the definition; none for an empty text.
  /// - Throws: The reason why the text cannot be read.
  func lorebookEntries(in text: String) async throws -> [LorebookEntry]
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// Stores a new avatar of the user, with a copy of the PNG file at the draft's path, if there is one.
  func createAvatar(_ draft: AvatarDraft) async throws -> Avatar
  /// Changes one of the user's avatars; the earlier texts stay in its history.
  func changeAvatar(_ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange) async throws -> Avatar
  /// The files of cards at a path: the file itself, or those in a folder and its folders.
  /// - Throws: If the path does not exist; the message says so.
  func cardFiles(at path: String) async throws -> [String]
  /// Imports the cards in files as new characters of the user, in steps. A card that is here already is left out. A
  /// cancellation ends the import after a step; the same call continues it.
  /// - Parameters:
  ///   - isPreview: Whether nothing is stored. A preview works without a profile.
  ///   - onStep: Called after each step, with the outcomes of its files and the number of files so far.
  /// - Returns: The outcome of each file, in their order. There are fewer than paths after a cancellation.
  func importCards(
    at paths: [String], isPreview: Bool, onStep: @MainActor @Sendable (_ step: [CardImport], _ done: Int) throws -> Void
  ) async throws -> [CardImport]
  /// Deletes the characters of the last import, except the edited ones.
  func undoCardImport() async throws -> (deleted: [Avatar], kept: [Avatar])
  /// Writes an avatar as a card: `.png`, `.json` or `.charx`, by the ending of the path.
  /// - Returns: What the file lacks.
  /// - Throws: A `FileExistsError` when the file exists and may not be replaced.
  func exportCard(_ id: Avatar.ID, to path: String, replacing isReplacing: Bool) async throws -> [LocalizedText]
  /// Removes one of the user's avatars from every list. Its chats stay.
  func deleteAvatar(_ id: Avatar.ID) async throws
}
