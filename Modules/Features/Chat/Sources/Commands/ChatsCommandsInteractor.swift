public import Entities

/// The requirements of the commands `chats`.
@MainActor public protocol ChatsCommandsInteractor: MessagesInteractor, ChatValuesInteractor {
  /// A conversation by its id; nil when it was deleted.
  func conversation(_ id: Conversation.ID) async throws -> Conversation?
  /// An avatar by its id, deleted or not; nil when it is in no store.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// The user's messages that contain every word of a text, the best first.
  func searchMessages(_ text: String, limit: Int) async throws -> [SearchHit]
}
