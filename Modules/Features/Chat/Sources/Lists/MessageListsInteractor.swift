public import Entities

/// The requirements of the screen with the bookmarks, pins and deleted messages of a chat.
@MainActor public protocol MessageListsInteractor: ChatEventInteractor {
  /// The pinned and the bookmarked messages of a conversation, on every branch; the oldest first.
  func markedMessages(in conversation: Conversation.ID) async throws -> [Message]
  /// What is in the trash of a conversation, the last deletion first.
  func deletions(in conversation: Conversation.ID) async throws -> [MessageDeletion]
  /// Gives the messages of a deletion back, as they were.
  func undoDeletion(_ id: MessageDeletion.ID, in conversation: Conversation.ID) async throws
  /// Removes the messages in the trash of a conversation for good.
  func emptyTrash(of conversation: Conversation.ID) async throws
  /// The current time, for the days that a message has been in the trash.
  var now: Timestamp { get }
}
