public import Entities

/// The data and actions for the list of all characters.
@MainActor public protocol LibraryInteractor: CharacterPreviewInteractor {
  /// All listed characters: the built-in ones, then the user's own, the newest first.
  func libraryEntries() async throws -> [LibraryEntry]
  /// For each of these characters, the first field of its definition whose text has the letters. Those without one are
  /// left out. Every text is read: ask for a few hundred at a time.
  func fields(with letters: LetterPattern, of ids: [Avatar.ID]) async throws -> [Avatar.ID: CharacterField]
  /// Marks a character as a favourite, or takes the mark away.
  func setFavorite(_ isFavorite: Bool, _ id: Avatar.ID) async throws
  /// Adds tags to one of the user's characters, or removes them.
  /// - Returns: Whether its tags changed.
  func setTags(_ tags: [String], _ isSet: Bool, of id: Avatar.ID) async throws -> Bool
  /// Writes a character as a card into a folder, which is made if it is missing. No file there is replaced.
  /// - Returns: The path of the file.
  func exportCard(_ id: Avatar.ID, toFolder folder: String) async throws -> String
  /// Begins a deletion of the user's characters that can be taken back, in place of the last one.
  func beginDeletion(of ids: [Avatar.ID]) async throws
  /// Removes one of the user's characters from every list, in the begun deletion. Its chats stay.
  func deleteUndoably(_ id: Avatar.ID) async throws
  /// The characters of the last deletion, while they can come back.
  func lastDeletedAvatars() async throws -> [Avatar]
  /// Brings the characters of the last deletion back.
  /// - Returns: Their number.
  func undoDeletion() async throws -> Int
  /// Records an event.
  func log(_ event: LoggableEvent)
}
