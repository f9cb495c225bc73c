public import Entities

// MARK: - Deleting conversations

extension Conversing {
  /// Moves a conversation to the trash, with everything that belongs to it. After 30 days it is removed for good.
  /// - Returns: Whether it can be restored; false if it was never stored.
  /// - Throws: A `ReplyInFlightError` while a reply is arriving.
  public func deleteConversation(_ id: Conversation.ID) async throws -> Bool {
    try await conversationService.moveToTrash(id)
  }

  /// Restores a conversation from the trash, as it was.
  public func restoreConversation(_ id: Conversation.ID) async throws { try await conversationService.restore(id) }

  /// The conversation in the trash with an id, or with the last digits of one; nil when there is none, or no profile.
  /// - Throws: `ConversationFailure.ambiguous` when several ids end in these digits.
  public func deletedConversation(named text: String) async throws -> Conversation? {
    let service = conversationService
    guard let found = try await service.deletedConversation(named: text) else { return nil }
    return try await service.reader.titles.titled(found)
  }

  /// Deletes a conversation for good, also one in the trash. An arriving reply is stopped.
  /// - Throws: A `ReplyInFlightError` while a reply of another program is arriving.
  public func removeConversation(_ id: Conversation.ID) async throws { try await conversationService.delete(id) }

  /// Removes the conversations in the trash for good.
  /// - Returns: The removed ones.
  @discardableResult public func emptyChatTrash() async throws -> [Conversation] {
    try await conversationService.emptyChatTrash()
  }
}
