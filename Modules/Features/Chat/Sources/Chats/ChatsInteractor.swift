public import Entities

/// The requirements of the list of conversations.
@MainActor
public protocol ChatsInteractor: ChatEventInteractor, ChatImportInteractor, ChatPreviewInteractor,
  DuplicationInteractor
{
  /// The user's conversations on a shelf, the pinned ones first, then the last changed.
  func conversations(on shelf: ChatShelf, offset: Int, limit: Int) async throws -> [ChatSummary]
  /// The shelves that have conversations, besides the current one.
  func chatShelves() async throws -> ChatShelves
  /// Moves a conversation to another place in the list.
  func moveConversation(_ id: Conversation.ID, to place: ChatPlace) async throws
  /// A value each time that this program has changed the list.
  func conversationChanges() -> AsyncStream<Void>
  /// Moves a conversation to the trash, with everything that belongs to it.
  /// - Returns: Whether it can be restored; false if nothing was said in it yet.
  /// - Throws: A `ReplyInFlightError` while a reply is arriving.
  func deleteConversation(_ id: Conversation.ID) async throws -> Bool
  /// Restores a conversation from the trash, as it was.
  func restoreConversation(_ id: Conversation.ID) async throws
  /// Deletes a conversation for good, also one in the trash.
  func removeConversation(_ id: Conversation.ID) async throws
  /// Removes the conversations in the trash for good.
  /// - Returns: The removed ones.
  @discardableResult func emptyChatTrash() async throws -> [Conversation]
  /// Sets a conversation's title; nil or an empty one removes it.
  func renameConversation(_ id: Conversation.ID, to title: String?) async throws
  /// An avatar by its id, deleted or not; nil when it is in no store.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// The avatars opened last, without repetition.
  func recentAvatars(limit: Int) async throws -> [Avatar]
}
