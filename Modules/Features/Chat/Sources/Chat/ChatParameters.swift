public import Entities

/// Which conversation a chat screen shows.
public struct ChatParameters: Hashable, Sendable {
  /// What the screen is told to begin with.
  enum Start: Hashable {
    case avatar(Avatar.ID)
    case conversation(Conversation.ID, at: Message.ID?)
  }

  let start: Start

  /// The address of the screen.
  public var path: [String] {
    switch start {
    case .avatar(let id): ["avatar", "\(id)"]
    case .conversation(let id, nil): ["chat", "\(id)"]
    case .conversation(let id, let message?): ["chat", "\(id)", "message", "\(message)"]
    }
  }

  /// The latest conversation with an avatar, or a new one.
  public static func avatar(_ id: Avatar.ID) -> ChatParameters {
    ChatParameters(start: .avatar(id))
  }

  /// Exactly this conversation, at its end, or at one of its messages.
  public static func conversation(_ id: Conversation.ID, at message: Message.ID? = nil) -> ChatParameters {
    ChatParameters(start: .conversation(id, at: message))
  }

  /// What a link names after `chat`: `ID` or `ID/message/ID`; nil when it names nothing.
  static func conversation(in path: [String]) -> ChatParameters? {
    guard let id: Conversation.ID = path.first.flatMap({ Identifier($0) }) else { return nil }
    if path.count == 1 { return .conversation(id) }
    guard path.count == 3, path[1] == "message", let message: Message.ID = Identifier(path[2]) else { return nil }
    return .conversation(id, at: message)
  }
}
