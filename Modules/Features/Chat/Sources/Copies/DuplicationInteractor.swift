public import Entities

/// Copies of whole conversations.
@MainActor public protocol DuplicationInteractor: ChatEventInteractor {
  /// Copies a conversation, with everything but its trash, its draft and its usage. The copy has a title of its own,
  /// and is neither pinned nor archived. A reply that is arriving is not copied. The copy becomes visible at the end;
  /// before, a stop leaves nothing of it.
  /// - Parameter onProgress: Called after every thousand messages.
  func duplicateConversation(
    _ id: Conversation.ID, _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> Conversation
}
