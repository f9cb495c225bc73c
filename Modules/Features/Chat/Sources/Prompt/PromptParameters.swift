public import Entities

/// Which prompt a screen shows: what would be sent if a text were said now in a conversation.
public struct PromptParameters: Hashable, Sendable {
  let conversation: Conversation.ID
  let text: String

  /// The prompt of a conversation.
  /// - Parameter text: What would be said; a blank one shows what comes before it.
  public init(in conversation: Conversation.ID, saying text: String = "") {
    self.conversation = conversation
    self.text = text
  }
}
