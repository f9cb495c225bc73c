public import Entities

/// Why something could not be done in a conversation. The description is for people.
public enum ConversationFailure: Error, Hashable, Sendable {
  /// Nobody is signed in.
  case noProfile
  /// The conversation is gone, or belongs to another profile.
  case missingConversation(Conversation.ID)
  /// Nobody knows the avatar.
  case missingAvatar(Avatar.ID)
  /// The text has nothing but white space.
  case emptyText
  /// The text has so many bytes of UTF-8, more than `ConversationDesk.longestText`.
  case longText(bytes: Int)
  /// The title has more than `ConversationDesk.longestTitle` bytes of UTF-8.
  case longTitle
  /// An answer is still arriving in this conversation.
  case replyInFlight(Conversation.ID)
  /// The person has not said anything yet.
  case nothingToAnswer(Conversation.ID)
}

extension ConversationFailure {
  /// Whether something that was named is not there.
  public var isMissing: Bool {
    switch self {
    case .missingConversation, .missingAvatar: true
    default: false
    }
  }
}

extension ConversationFailure: ReplyInFlightError {
  /// Whether an answer is still arriving.
  public var isReplyInFlight: Bool {
    if case .replyInFlight = self { true } else { false }
  }
}

extension ConversationFailure: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noProfile: "There is no profile in use, so there is nobody to talk. Finish the introduction first."
    case .missingConversation(let id): "There is no conversation with the id \(id)."
    case .missingAvatar(let id): "Nobody knows the avatar \(id) any more, so nobody can answer."
    case .emptyText: "There is nothing to send: the text is empty."
    case .longText(let bytes):
      "The text is too long: it has \(bytes) bytes, and at most \(ConversationDesk.longestText) can be sent at once."
    case .longTitle: "The title is too long: it can have at most \(ConversationDesk.longestTitle) bytes."
    case .replyInFlight: "The answer to the last message is still arriving. Wait for it, or stop it first."
    case .nothingToAnswer: "There is no message of yours in this conversation to be answered."
    }
  }
}
