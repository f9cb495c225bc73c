public import Entities

/// A chat that is to be stored, with the messages that it begins with.
public struct NewChat: Sendable {
  /// The chat.
  public var chat: Conversation
  /// Its greetings: alternatives without a parent, in their order.
  public var greetings: [Message]
  /// The greeting that is shown; nil for the last one.
  public var shown: Message.ID?

  /// A chat; by default without messages.
  public init(_ chat: Conversation, greetings: [Message] = [], showing shown: Message.ID? = nil) {
    (self.chat, self.greetings, self.shown) = (chat, greetings, shown)
  }
}
