public import Entities

/// Something that continues a conversation: a model at a provider, or rules.
public protocol LanguageModel: Sendable {
  /// What it is, for the status line and the message's record.
  var choice: ModelChoice { get }

  /// Answers, piece by piece.
  ///
  /// The stream ends after `.finished`, or throws a `ModelFailure`. Cancelling the task that reads it closes the
  /// connection at once. A stream that ends before its finish marker throws `.truncated`.
  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error>
}

/// What is sent: who the avatar is, and what was said, the oldest first.
public struct Prompt: Hashable, Sendable {
  /// One turn.
  public struct Turn: Hashable, Sendable {
    /// Who said it.
    public var role: Message.Role
    /// What was said.
    public var text: String

    /// A turn from its parts.
    public init(role: Message.Role, text: String) {
      self.role = role
      self.text = text
    }
  }

  /// The avatar that answers, and its name.
  public var avatar: Avatar.ID, avatarName: String
  /// What stands before the first turn; empty for nothing.
  public var system: String
  /// The turns, the one to answer last.
  public var turns: [Turn]

  /// A prompt from its parts.
  public init(avatar: Avatar.ID, avatarName: String, system: String, turns: [Turn]) {
    self.avatar = avatar
    self.avatarName = avatarName
    self.system = system
    self.turns = turns
  }
}

/// What arrives while a model answers.
public enum ReplyEvent: Hashable, Sendable {
  /// More of the text.
  case text(String)
  /// What it cost so far; a later one replaces an earlier one.
  case usage(TokenUsage)
  /// It is done. Nothing follows.
  case finished(FinishReason)
}
