/// One message of a chat: a node of its tree.
///
/// A second reply to the same message is a sibling. Nothing is overwritten.
public struct Message: Hashable, Identifiable, Sendable, Codable {
  /// The identifier of a message.
  public typealias ID = Identifier<Message>

  /// The author of a message.
  public enum Role: String, Sendable, Codable {
    case user, assistant
  }

  /// The state of a message.
  public enum State: Hashable, Sendable, Codable {
    /// Still arriving.
    case streaming
    /// Complete.
    case complete
    /// The model reached its limit of tokens: there is no more text.
    case cutOff
    /// The user stopped it; the text so far is kept.
    case cancelled
    /// The program ended while it was arriving; the text so far is kept.
    case interrupted
    /// The provider failed; the text so far is kept. The value is the reason, in words for the user.
    case failed(String)
  }

  /// Its identifier.
  public let id: ID
  /// The conversation that it belongs to.
  public let chat: Conversation.ID
  /// The previous message; nil for the first.
  public let parent: ID?
  /// The author.
  public let role: Role
  /// The member of a group chat that it is from; nil for a message of the user, and in a chat with one avatar.
  public let speaker: Avatar.ID?
  /// The text, as it was written or sent: sanitise before showing.
  public var text: String
  /// The model's reasoning before the reply, where its provider sends it; otherwise empty. It is shown, and never
  /// sent back, copied with the message, or searched.
  public var reasoning: String
  /// The state.
  public var state: State
  /// The pause before a reply that has no text yet; nil for none. It is shown, and never stored.
  public var pause: ReplyPause?
  /// The cause of a failure in this run; nil otherwise. It is never stored.
  public var cause: ErrorCause?
  /// Whether the store refused the end of the reply, so that only this run has it; nil otherwise. It is never stored.
  public var isUnstored: Bool?
  /// The number of oldest messages left out of the prompt after the server refused it as too long; nil without a
  /// refusal. It is never stored.
  public var leftOut: Int?
  /// The name of another member of the group. The model went on to write that member's words too, and the reply ends
  /// before them. Nil otherwise; it is never stored.
  public var cutBefore: String?
  /// The model that answered; nil for a user's own message and for a greeting.
  public var model: ModelChoice?
  /// The time when it was begun.
  public let created: Timestamp
  /// What the user has marked it with.
  public var marks: MessageMarks

  /// A message.
  public init(
    id: ID, chat: Conversation.ID, parent: ID?, role: Role, speaker: Avatar.ID? = nil, text: String,
    reasoning: String = "", state: State = .complete, model: ModelChoice? = nil, created: Timestamp,
    marks: MessageMarks = MessageMarks()
  ) {
    self.id = id
    self.chat = chat
    self.parent = parent
    self.role = role
    self.speaker = speaker
    self.text = text
    self.reasoning = reasoning
    self.state = state
    self.model = model
    self.created = created
    self.marks = marks
  }
}

/// An error that may mean that a reply is still arriving, so that waiting is enough.
public protocol ReplyInFlightError: Error {
  /// Whether a reply is still arriving.
  var isReplyInFlight: Bool { get }
}

/// Consecutive messages of a chat's shown path, the oldest first.
public struct MessagePage: Hashable, Sendable {
  /// The messages, the oldest first.
  public var messages: [Message]
  /// Whether older ones come before the first.
  public var hasEarlier: Bool
  /// Whether newer ones come after the last.
  public var hasLater: Bool

  /// A page.
  public init(messages: [Message], hasEarlier: Bool, hasLater: Bool = false) {
    self.messages = messages
    self.hasEarlier = hasEarlier
    self.hasLater = hasLater
  }
}

/// A message with words that were searched for. Reasoning is not searched, and left out of the message.
public struct SearchHit: Hashable, Identifiable, Sendable, Codable {
  /// The message that contains the words.
  public var message: Message
  /// The avatar's name; nil when the avatar is unknown.
  public var avatarName: String?
  /// The title of the chat; nil when it has none.
  public var chatTitle: String?

  /// The identifier of the message.
  public var id: Message.ID { message.id }

  /// A hit.
  public init(message: Message, avatarName: String? = nil, chatTitle: String? = nil) {
    (self.message, self.avatarName, self.chatTitle) = (message, avatarName, chatTitle)
  }
}
