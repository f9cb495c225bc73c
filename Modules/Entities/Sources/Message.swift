/// One message of a chat: a node of its tree.
///
/// A second answer to the same question is a sibling. Nothing is overwritten.
public struct Message: Hashable, Identifiable, Sendable, Codable {
  /// What tells messages apart.
  public typealias ID = Identifier<Message>

  /// Who wrote it.
  public enum Role: String, Sendable, Codable {
    case user, assistant
  }

  /// How far it has come.
  public enum State: Hashable, Sendable, Codable {
    /// Still arriving.
    case streaming
    /// Whole.
    case complete
    /// The model reached its limit of tokens: what came is all there is.
    case cutOff
    /// The user stopped it: what had come is kept.
    case cancelled
    /// The program ended while it was arriving: what had come is kept.
    case interrupted
    /// The provider failed: what had come is kept, and the reason, in words for people.
    case failed(String)
  }

  /// What tells it from every other.
  public let id: ID
  /// The conversation that it belongs to.
  public let chat: Conversation.ID
  /// The message before it; nil for the first.
  public let parent: ID?
  /// Who wrote it.
  public let role: Role
  /// What it says, as it was written or sent: unsafe to show as it is.
  public var text: String
  /// What the model thought before it answered, where its provider tells; empty otherwise. It is no part of what was
  /// said: it is shown, and never sent back, copied with the message, or searched.
  public var reasoning: String
  /// How far it has come.
  public var state: State
  /// What a reply waits for before anything of it has come; nil when it does not wait. It is shown, and never stored.
  public var pause: ReplyPause?
  /// Where the cause lies of a reply that failed in this run; nil otherwise. It is never stored.
  public var cause: ErrorCause?
  /// How many of the oldest messages were left out of the prompt since the server refused it as too long; nil where it
  /// did not. It is never stored.
  public var leftOut: Int?
  /// Who answered: nil for a user's own message and for a greeting.
  public var model: ModelChoice?
  /// When it was begun.
  public let created: Timestamp

  /// A message from its parts.
  public init(
    id: ID, chat: Conversation.ID, parent: ID?, role: Role, text: String, reasoning: String = "",
    state: State = .complete, model: ModelChoice? = nil, created: Timestamp
  ) {
    self.id = id
    self.chat = chat
    self.parent = parent
    self.role = role
    self.text = text
    self.reasoning = reasoning
    self.state = state
    self.model = model
    self.created = created
  }
}

/// An error that may mean no more than that an answer is still arriving, for which waiting is enough.
public protocol ReplyInFlightError: Error {
  /// Whether it means that.
  var isReplyInFlight: Bool { get }
}

/// Some messages of a chat's shown path that follow one another, the oldest first.
public struct MessagePage: Hashable, Sendable {
  /// The messages, the oldest first.
  public var messages: [Message]
  /// Whether older ones come before the first.
  public var hasEarlier: Bool
  /// Whether newer ones come after the last.
  public var hasLater: Bool

  /// A page from its parts.
  public init(messages: [Message], hasEarlier: Bool, hasLater: Bool = false) {
    self.messages = messages
    self.hasEarlier = hasEarlier
    self.hasLater = hasLater
  }
}

/// A place where a search found its words. What a model thought is not searched, and not in the message.
public struct SearchHit: Hashable, Identifiable, Sendable, Codable {
  /// The message that holds the words.
  public var message: Message
  /// The avatar's name; nil when nobody knows the avatar any more.
  public var avatarName: String?

  /// The message's.
  public var id: Message.ID { message.id }

  /// A hit from its parts.
  public init(message: Message, avatarName: String? = nil) {
    self.message = message
    self.avatarName = avatarName
  }
}
