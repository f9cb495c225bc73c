public import Entities

extension FakeChatInteractor {
  /// The conversation with this id, or with the first one that ends in these digits.
  public func conversation(named text: String) async throws -> Conversation? {
    try await enter(.conversation)
    return summaries.first { $0.id == Conversation.ID(text) || $0.id.hasShortForm(text) }?.chat
  }

  /// The ids of all conversations.
  public func conversationIDs() async throws -> [Conversation.ID] { summaries.map(\.id) }
}
