public import Entities

extension Conversing {
  /// Stores another form of an answer as a branch beside it. The earlier form and everything after it stay, as
  /// alternatives. No model is asked.
  /// - Parameter last: The message that the caller knows as the end of the conversation.
  /// - Throws: `ConversationFailure` when the text is empty or too long, or a reply is still arriving;
  ///   `ConversationWentOn`, also when the message is no answer. Nothing is stored then.
  public func correct(_ reply: Message, to text: String, after last: Message?) async throws {
    try await conversationService.changes.correct(reply, to: text, after: KnownEnd(last))
  }
}
