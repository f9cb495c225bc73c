public import Entities

/// Which conversation a chat screen shows.
public struct ChatParameters: Hashable, Sendable {
  /// What the screen is told to begin with.
  enum Start: Hashable {
    case avatar(Avatar.ID)
    case conversation(Conversation.ID)
  }

  let start: Start

  /// The address of the screen.
  public var path: [String] {
    switch start {
    case .avatar(let id): ["avatar", "\(id)"]
    case .conversation(let id): ["chat", "\(id)"]
    }
  }

  /// The latest conversation with an avatar, or a new one.
  public static func avatar(_ id: Avatar.ID) -> ChatParameters {
    ChatParameters(start: .avatar(id))
  }

  /// Exactly this conversation.
  public static func conversation(_ id: Conversation.ID) -> ChatParameters {
    ChatParameters(start: .conversation(id))
  }
}
