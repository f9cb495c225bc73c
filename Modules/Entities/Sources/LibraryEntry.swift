/// A character as a library lists it: what it is found, filtered and sorted by.
public struct LibraryEntry: Hashable, Identifiable, Sendable {
  /// What every list shows.
  public var avatar: Avatar
  /// Other names that it is found by: those of a built-in one in other languages.
  public var otherNames: [String]
  /// Its tags, as its definition has them.
  public var tags: [String]
  /// Whether the user marked it.
  public var isFavorite: Bool
  /// The number of the user's chats with it.
  public var chats: Int
  /// When the last of these chats changed; nil without a chat.
  public var lastChat: Timestamp?

  /// The beginning of the names of notes that mark favourites, before the avatar's identifier. Each has a note of its
  /// own, so that the marks of two machines can be merged.
  public static let favoriteNotePrefix = NoteKind.favorite.rawValue

  /// The identifier of the avatar.
  public var id: Avatar.ID { avatar.id }

  /// A character of a library.
  public init(
    _ avatar: Avatar, otherNames: [String] = [], tags: [String] = [], isFavorite: Bool = false, chats: Int = 0,
    lastChat: Timestamp? = nil
  ) {
    self.avatar = avatar
    self.otherNames = otherNames
    self.tags = tags
    self.isFavorite = isFavorite
    self.chats = chats
    self.lastChat = lastChat
  }
}
