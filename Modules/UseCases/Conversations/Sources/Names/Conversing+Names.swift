public import Entities

extension Conversing {
  /// The names under which the messages of a conversation were said.
  public func spokenNames(in conversation: Conversation.ID) async throws -> SpokenNames {
    try await conversationService.names.names(in: conversation)
  }
}
