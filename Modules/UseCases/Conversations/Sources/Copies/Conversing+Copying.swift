public import Entities

// MARK: - Copying conversations

extension Conversing {
  /// Copies a conversation, with everything but its trash, its draft and its usage. The copy has a title of its own and
  /// the same tags; it is neither pinned nor archived. A reply that is arriving is not copied. The copy becomes visible
  /// at the end; a stop or a kill before that leaves nothing of it.
  /// - Parameter onProgress: Called after every thousand messages.
  /// - Throws: `CancellationError`.
  public func duplicateConversation(
    _ id: Conversation.ID, _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> Conversation {
    try await conversationService.duplicate(id, onProgress: onProgress)
  }
}
