public import Entities

/// Stores what the user has marked messages with. A message that is deleted has its marks again when it is restored.
public protocol MarkStore: Sendable {
  /// Changes one mark of a message, durably.
  /// - Throws: `.missing` when the message does not exist.
  func mark(_ id: Message.ID, with mark: MessageMark) async throws(StorageError)

  /// The pinned and the bookmarked messages of a chat on every branch, in the order in which they were added: at most
  /// `limit`, the oldest.
  /// - Throws: `.missing` when the chat does not exist.
  func markedMessages(of chat: Conversation.ID, limit: Int) async throws(StorageError) -> [Message]
}
