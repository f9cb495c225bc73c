/// Where the user keeps a chat in the list.
public struct ChatPlace: Hashable, Sendable, Codable {
  /// The most tags of a chat, and the most characters of a tag.
  public static let mostTags = 20, longestTag = 40

  /// Whether it stands before the other chats.
  public var isPinned: Bool
  /// Whether it is put away: only the archive lists it. It can still be searched.
  public var isArchived: Bool
  /// The user's words for it, in the order in which they were given.
  public var tags: [String]

  /// A place.
  public init(isPinned: Bool = false, isArchived: Bool = false, tags: [String] = []) {
    (self.isPinned, self.isArchived, self.tags) = (isPinned, isArchived, tags)
  }

  /// The tags in a text that the user typed, separated by commas. Blanks at the ends are removed; white space between
  /// words becomes one space. Tags that differ only in capital letters count once. Tags beyond the limit, and
  /// characters of a tag beyond it, are left out.
  public static func tags(in text: String) -> [String] {
    var known: Set<String> = []
    let tags = text.split(whereSeparator: { $0 == "," || $0 == "，" || $0 == "、" }).compactMap { part -> String? in
      let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let tag = String(words.prefix(longestTag))
      return !tag.isEmpty && known.insert(tag.lowercased()).inserted ? tag : nil
    }
    return Array(tags.prefix(mostTags))
  }
}

/// A part of the list of chats.
public enum ChatShelf: Hashable, Sendable {
  /// The chats that are not archived.
  case current
  /// Those of them with a tag.
  case tagged(String)
  /// The archived chats.
  case archived
  /// The deleted chats that can be restored, the last deleted first.
  case deleted
}

/// The parts of a list of chats that have chats, besides the current ones.
public struct ChatShelves: Hashable, Sendable {
  /// A tag, and the number of chats that have it and are not archived.
  public struct Tag: Hashable, Sendable {
    /// The tag.
    public var name: String
    /// The number of chats.
    public var count: Int

    /// A tag of some chats.
    public init(_ name: String, count: Int) { (self.name, self.count) = (name, count) }
  }

  /// The tags in use, those of most chats first.
  public var tags: [Tag]
  /// The number of archived chats, and of deleted ones that can be restored.
  public var archived: Int, deleted: Int

  /// Some parts.
  public init(tags: [Tag] = [], archived: Int = 0, deleted: Int = 0) {
    (self.tags, self.archived, self.deleted) = (tags, archived, deleted)
  }
}
