public import Entities

/// The category that a screen shows.
public struct CategoryParameters: Hashable, Sendable {
  /// The kind of avatars in it.
  public let kind: CharacterOption

  /// The category of a kind.
  public init(kind: CharacterOption) {
    self.kind = kind
  }
}

extension CategoryParameters {
  /// The address of the screen.
  public var path: [String] { ["category", kind.rawValue] }

  /// Reads the rest of a link after `category/`; nil if it names no kind.
  init?(path: [String]) {
    guard path.count == 1, let kind = CharacterOption(rawValue: path[0]) else { return nil }
    self.init(kind: kind)
  }
}
