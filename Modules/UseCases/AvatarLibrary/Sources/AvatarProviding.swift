public import Entities

/// The capability of finding, making and deleting avatars. A type with an `AvatarRepository` has it. Features find
/// these verbs in their own protocols; each is one line to the repository. Every verb throws the store's errors.
public protocol AvatarProviding: Sendable {
  /// The repository that the verbs use.
  var avatarRepository: AvatarRepository { get }
}

extension AvatarProviding {
  /// The plain assistant, then the other built-in avatars. Those that the user has not opened come first, and the order
  /// moves on each day.
  public func featuredAvatars() async throws -> [Avatar] {
    try await avatarRepository.featuredAvatars()
  }

  /// The built-in avatars and at most `limit` of the user's own. Those with the most chats come first, then those that
  /// were opened most often. The others keep the catalogue's order, with the user's own after them, the newest first.
  public func popularAvatars(limit: Int) async throws -> [Avatar] {
    try await avatarRepository.popularAvatars(limit: limit)
  }

  /// The avatars of a kind, the most used first.
  public func avatars(of kind: CharacterOption) async throws -> [Avatar] {
    try await avatarRepository.avatars(of: kind)
  }

  /// All listed avatars: the built-in ones by kind, then the user's own, the newest first.
  public func allAvatars() async throws -> [Avatar] {
    try await avatarRepository.allAvatars()
  }

  /// The avatars whose names have the letters: the built-in ones, in every language, then the user's own, the newest
  /// first. At most `limit`.
  public func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar] {
    try await avatarRepository.avatars(named: letters, limit: limit)
  }

  /// An avatar by its id, built in or stored, a deleted one too; nil when there is none.
  public func avatar(_ id: Avatar.ID) async throws -> Avatar? {
    try await avatarRepository.avatar(id)
  }

  /// The avatar with an id or name, in any case. A part of a name, or the last digits of an id, are enough if only one
  /// avatar fits.
  /// - Throws: `AvatarLookupFailure`, with the candidates, when none or several fit.
  public func avatar(named name: String) async throws -> Avatar {
    try await avatarRepository.avatar(named: name)
  }

  /// The default avatar where none is named: the plain assistant.
  public func defaultAvatar() async throws -> Avatar {
    try avatarRepository.defaultAvatar()
  }

  /// The avatars that the user opened last, without repetition, the latest first: at most `limit`.
  /// - Throws: `AvatarFailure.noProfile`.
  public func recentAvatars(limit: Int) async throws -> [Avatar] {
    try await avatarRepository.recentAvatars(limit: limit)
  }

  /// The avatars that the user made, the newest first.
  /// - Throws: `AvatarFailure.noProfile`.
  public func ownAvatars() async throws -> [Avatar] {
    try await avatarRepository.ownAvatars()
  }

  /// An avatar with its definition, built in or stored, a deleted one too; nil when there is none.
  public func character(_ id: Avatar.ID) async throws -> CharacterDetails? {
    try await avatarRepository.character(id)
  }

  /// Stores a new avatar of the user, with a copy of the PNG file at the draft's path, if there is one. White space
  /// around the name is dropped.
  /// - Throws: `AvatarFailure` when there is no profile, the name is invalid, the texts are too long, the lorebook is
  ///   none, or the file is no usable picture.
  public func createAvatar(_ draft: AvatarDraft) async throws -> Avatar {
    try await avatarRepository.createAvatar(draft)
  }

  /// Changes one of the user's avatars; the earlier texts stay in its history. The draft's path has no meaning here.
  /// - Throws: `AvatarFailure` as for a new one, and when the avatar is not the user's.
  public func changeAvatar(
    _ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange
  ) async throws -> Avatar {
    try await avatarRepository.changeAvatar(id, to: draft, picture: picture)
  }

  /// Stores a copy of an avatar, built in or stored, as a new one of the user. Its history begins with the copy.
  /// - Throws: `AvatarFailure` when there is no profile, no such avatar, or the name is invalid.
  public func duplicateAvatar(_ id: Avatar.ID, named name: String) async throws -> Avatar {
    try await avatarRepository.duplicateAvatar(id, named: name)
  }

  /// The latest edits of one of the user's avatars, the newest first: at most `limit`.
  /// - Throws: `AvatarFailure` when there is no profile, or the avatar is not the user's.
  public func avatarEdits(of id: Avatar.ID, limit: Int) async throws -> [CharacterEdit] {
    try await avatarRepository.avatarEdits(of: id, limit: limit)
  }

  /// Gives one of the user's avatars the texts that it had before an edit. That is an edit too, so nothing is lost.
  /// - Throws: `AvatarFailure` when there is no profile, no such edit, or the avatar is not the user's.
  public func restoreAvatar(_ id: Avatar.ID, before edit: CharacterEdit.ID) async throws -> Avatar {
    try await avatarRepository.restoreAvatar(id, before: edit)
  }

  /// The unsaved form of a new avatar, or of an edited one; nil when there is none.
  /// - Throws: `AvatarFailure.noProfile`.
  public func avatarDraft(of edited: Avatar.ID?) async throws -> AvatarDraft? {
    try await avatarRepository.avatarDraft(of: edited)
  }

  /// Saves the form of a new avatar, or of an edited one, in place of the earlier one; nil removes it.
  /// - Throws: `AvatarFailure.noProfile`.
  public func saveAvatarDraft(_ draft: AvatarDraft?, of edited: Avatar.ID?) async throws {
    try await avatarRepository.saveAvatarDraft(draft, of: edited)
  }

  /// The files of cards at a path: the file itself, or those in a folder and its folders.
  /// - Throws: The reason why the path cannot be read.
  public func cardFiles(at path: String) async throws -> [String] {
    try avatarRepository.cardFiles(at: path)
  }

  /// Imports the cards in files as new characters of the user, in steps. A card that is here already is left out. A
  /// cancellation ends the import after a step; the same call continues it.
  /// - Parameters:
  ///   - isPreview: Whether nothing is stored. A preview works without a profile.
  ///   - onStep: Called after each step, with the outcomes of its files and the number of files so far.
  /// - Returns: The outcome of each file, in their order. There are fewer than paths after a cancellation.
  /// - Throws: `AvatarFailure.noProfile`, and the errors of `onStep`. The reasons of refused files are in the result.
  public func importCards(
    at paths: [String], isPreview: Bool, onStep: @MainActor @Sendable (_ step: [CardImport], _ done: Int) throws -> Void
  ) async throws -> [CardImport] {
    try await avatarRepository.importCards(at: paths, isPreview: isPreview, onStep: onStep)
  }

  /// Deletes the characters of the last import, except the edited ones. Their chats stay.
  /// - Throws: `AvatarFailure.noProfile`.
  public func undoCardImport() async throws -> (deleted: [Avatar], kept: [Avatar]) {
    try await avatarRepository.undoCardImport()
  }

  /// Whether a character of the last import of cards is still here, so that the import can be undone.
  public func hasCardImport() async throws -> Bool {
    try await avatarRepository.hasCardImport()
  }

  /// Begins a deletion of characters that can be undone. The previous such deletion cannot be undone any more.
  /// - Throws: `AvatarFailure.noProfile`.
  public func beginDeletion(of ids: [Avatar.ID]) async throws {
    try await avatarRepository.beginDeletion(of: ids)
  }

  /// Removes one of the user's characters from every list, in the begun deletion. Its chats stay.
  /// - Throws: `AvatarFailure` when there is no profile, or the character is not the user's.
  public func deleteUndoably(_ id: Avatar.ID) async throws {
    try await avatarRepository.deleteUndoably(id)
  }

  /// The characters of the last deletion, while they can come back; none without a profile.
  public func lastDeletedAvatars() async throws -> [Avatar] {
    try await avatarRepository.lastDeletedAvatars()
  }

  /// Brings the characters of the last deletion back.
  /// - Returns: Their number.
  /// - Throws: `AvatarFailure.noProfile`.
  public func undoDeletion() async throws -> Int {
    try await avatarRepository.undoDeletion()
  }

  /// Writes an avatar as a card: `.png`, `.json` or `.charx`, by the ending of the path; JSON to `/dev/stdout`.
  /// - Returns: What the file lacks.
  /// - Throws: `AvatarFailure`; a `FileExistsError` when the file exists and may not be replaced; the reason why it
  ///   cannot be written.
  public func exportCard(_ id: Avatar.ID, to path: String, replacing isReplacing: Bool) async throws -> [LocalizedText]
  {
    try await avatarRepository.exportCard(id, to: path, replacing: isReplacing)
  }

  /// Writes an avatar as a card into a folder, which is made if it is missing. The card is a `.png` where the avatar
  /// has a picture of its own, else a `.json`. No file there is replaced.
  /// - Returns: The path of the file.
  public func exportCard(_ id: Avatar.ID, toFolder folder: String) async throws -> String {
    try await avatarRepository.exportCard(id, toFolder: folder)
  }

  /// All listed characters with what a library shows of them: the built-in ones, then the user's own, the newest first.
  public func libraryEntries() async throws -> [LibraryEntry] {
    try await avatarRepository.libraryEntries()
  }

  /// For each of these characters, the first field whose text has the letters: description, personality, greetings,
  /// lore and the like. Characters without such a field are left out. Every text is read: ask for a few hundred at a
  /// time.
  public func fields(with letters: LetterPattern, of ids: [Avatar.ID]) async throws -> [Avatar.ID: CharacterField] {
    try await avatarRepository.fields(with: letters, of: ids)
  }

  /// Whether the user marked a character as a favourite.
  public func isFavorite(_ id: Avatar.ID) async throws -> Bool {
    try await avatarRepository.isFavorite(id)
  }

  /// Marks a character as a favourite, or takes the mark away.
  /// - Throws: `AvatarFailure.noProfile`.
  public func setFavorite(_ isFavorite: Bool, _ id: Avatar.ID) async throws {
    try await avatarRepository.setFavorite(isFavorite, id)
  }

  /// Adds tags to one of the user's characters, or removes them, in any case of their letters.
  /// - Returns: Whether its tags changed.
  /// - Throws: `AvatarFailure` when there is no profile, or the avatar is not the user's.
  public func setTags(_ tags: [String], _ isSet: Bool, of id: Avatar.ID) async throws -> Bool {
    try await avatarRepository.setTags(tags, isSet, of: id)
  }

  /// Reads the PNG file at a path, to show it before it is saved. `pictureFile` gives it until the next preview.
  /// - Throws: `AvatarFailure` when it is no usable picture.
  public func previewPicture(at path: String) async throws -> AvatarPicture.ID {
    try await avatarRepository.previewPicture(at: path)
  }

  /// The PNG file of an avatar's picture, of a drawing or of the preview; nil when it no longer exists.
  public func pictureFile(_ id: AvatarPicture.ID) async throws -> [UInt8]? {
    try await avatarRepository.pictureFile(id)
  }

  /// Whether the user made an avatar, and can change it.
  public func isOwn(_ avatar: Avatar) async throws -> Bool {
    try await avatarRepository.isOwn(avatar)
  }

  /// Removes one of the user's avatars from every list. Its chats stay.
  /// - Throws: `AvatarFailure` when there is no profile, or the avatar is not the user's.
  public func deleteAvatar(_ id: Avatar.ID) async throws {
    try await avatarRepository.deleteAvatar(id)
  }
}
