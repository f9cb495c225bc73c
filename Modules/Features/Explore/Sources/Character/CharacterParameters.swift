public import Entities

/// The avatar of a character screen.
public struct CharacterParameters: Hashable, Sendable {
  /// The avatar.
  public let avatar: Avatar.ID
  /// Whether the screen leads to a chat. It does not if it was opened from a chat.
  public let offersChat: Bool

  /// The character screen of an avatar.
  public init(_ avatar: Avatar.ID, offersChat: Bool = true) {
    self.avatar = avatar
    self.offersChat = offersChat
  }
}

extension CharacterParameters {
  /// The address of the screen.
  public var path: [String] { ["character", "\(avatar)"] }

  /// Reads the rest of a link after `character/`; nil if it names no avatar.
  init?(path: [String]) {
    guard path.count == 1, let id = Avatar.ID(path[0]) else { return nil }
    self.init(id)
  }
}
