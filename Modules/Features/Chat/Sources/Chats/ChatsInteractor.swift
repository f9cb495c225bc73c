public import Entities

/// What the list of conversations must know.
@MainActor public protocol ChatsInteractor {
  /// The user's conversations, the last changed first.
  func conversations(offset: Int, limit: Int) async throws -> [ChatSummary]
  /// Tells each time that this program has changed what the list says.
  func conversationChanges() -> AsyncStream<Void>
  /// Deletes a conversation with all its messages.
  func deleteConversation(_ id: Conversation.ID) async throws
  /// Gives a conversation a title; nil or an empty one takes it away.
  func renameConversation(_ id: Conversation.ID, to title: String?) async throws
  /// The time, to say when a conversation last changed.
  var now: Timestamp { get }
  /// The avatars opened last, each once.
  func recentAvatars(limit: Int) async throws -> [Avatar]
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
