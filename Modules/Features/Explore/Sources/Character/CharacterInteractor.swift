public import Entities

/// The data and actions for the character screen.
@MainActor public protocol CharacterInteractor {
  /// An avatar with its definition, deleted or not; nil when it is in no store.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails?
  /// The entries of a character's lorebook, from its text in the definition; none for an empty text.
  /// - Throws: The reason why the text cannot be read.
  func lorebookEntries(in text: String) async throws -> [LorebookEntry]
  /// Whether the user made an avatar, and can change it.
  func isOwn(_ avatar: Avatar) async throws -> Bool
  /// Stores a copy of an avatar as a new one of the user.
  func duplicateAvatar(_ id: Avatar.ID, named name: String) async throws -> Avatar
  /// Whether the user marked a character as a favourite.
  func isFavorite(_ id: Avatar.ID) async throws -> Bool
  /// Marks a character as a favourite, or takes the mark away.
  func setFavorite(_ isFavorite: Bool, _ id: Avatar.ID) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}
