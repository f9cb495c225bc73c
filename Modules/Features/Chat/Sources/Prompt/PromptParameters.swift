public import Entities

/// The prompt that a screen shows: the next one of a conversation.
public struct PromptParameters: Hashable, Sendable {
  let conversation: Conversation.ID
  let text: String

  /// The prompt of a conversation.
  /// - Parameter text: The user's message in it; a blank one leaves it out.
  public init(in conversation: Conversation.ID, saying text: String = "") {
    self.conversation = conversation
    self.text = text
  }
}
