/// What the user has marked a message with. The marks are fields beside the message: each can change on its own.
public struct MessageMarks: Hashable, Sendable, Codable {
  /// The longest name of a bookmark in bytes of UTF-8.
  public static let longestName = 200

  /// Whether it is kept out of the prompt.
  public var isHidden: Bool
  /// Whether it is pinned.
  public var isPinned: Bool
  /// The name of its bookmark; nil for none. An empty name is a bookmark too.
  public var bookmark: String?

  /// Marks; none by default.
  public init(isHidden: Bool = false, isPinned: Bool = false, bookmark: String? = nil) {
    (self.isHidden, self.isPinned, self.bookmark) = (isHidden, isPinned, bookmark)
  }

  /// Whether there is none.
  public var isEmpty: Bool { self == MessageMarks() }
}

/// A change of one mark of a message.
public enum MessageMark: Hashable, Sendable {
  /// Whether it is kept out of the prompt.
  case hidden(Bool)
  /// Whether it is pinned.
  case pinned(Bool)
  /// The name of its bookmark; nil removes the bookmark.
  case bookmark(String?)
}

extension MessageMarks {
  /// Changes one mark.
  public mutating func set(_ mark: MessageMark) {
    switch mark {
    case .hidden(let isHidden): self.isHidden = isHidden
    case .pinned(let isPinned): self.isPinned = isPinned
    case .bookmark(let name): bookmark = name
    }
  }
}
