public import Entities

/// The conversation that a chat screen shows.
public struct ChatParameters: Hashable, Sendable {
  /// The beginning of the screen.
  enum Start: Hashable {
    case avatar(Avatar.ID)
    case conversation(Conversation.ID, at: Message.ID?)

    /// The message to open at; nil for the end.
    var message: Message.ID? { if case .conversation(_, let message) = self { message } else { nil } }
  }

  let start: Start
  /// Whether the conversation is a trial, which no list has. A trial cannot be deleted or copied, and no other
  /// conversation is begun from it.
  var isTrial = false

  /// The conversation that the screen begins with; nil for the latest one with an avatar, or a new one.
  var conversation: Conversation.ID? { if case .conversation(let id, _) = start { id } else { nil } }

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

  /// A conversation, at its end or at one of its messages.
  public static func conversation(_ id: Conversation.ID, at message: Message.ID? = nil) -> ChatParameters {
    ChatParameters(start: .conversation(id, at: message))
  }

  /// A conversation to try a character, of which nothing is kept.
  public static func trial(_ id: Conversation.ID) -> ChatParameters {
    ChatParameters(start: .conversation(id, at: nil), isTrial: true)
  }

  /// The conversation of a link, after `chat`: `ID` or `ID/message/ID`; nil for any other path.
  static func conversation(in path: [String]) -> ChatParameters? {
    guard let id: Conversation.ID = path.first.flatMap({ Identifier($0) }) else { return nil }
    if path.count == 1 { return .conversation(id) }
    guard path.count == 3, path[1] == "message", let message: Message.ID = Identifier(path[2]) else { return nil }
    return .conversation(id, at: message)
  }
}
