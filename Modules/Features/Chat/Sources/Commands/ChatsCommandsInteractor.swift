public import Entities

/// The requirements of the commands `chats`.
@MainActor
public protocol ChatsCommandsInteractor: MessagesInteractor, ChatValuesInteractor,
  ChatExportInteractor, ChatImportInteractor, GroupInteractor, DuplicationInteractor, FindingInteractor,
  SpokenNamesInteractor
{
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// The conversation with an id, or with the last digits of one; nil when there is none.
  /// - Throws: If several ids end in these digits; the message names them.
  func conversation(named text: String) async throws -> Conversation?
  /// A new conversation with several avatars, which is stored at once. Each begins with its greeting.
  func startGroup(with avatars: [Avatar.ID], order: GroupChat.Order) async throws -> Conversation
  /// An avatar by its id, deleted or not; nil when it is in no store.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// The user's conversations on a shelf, the pinned ones first, then the last changed.
  func conversations(on shelf: ChatShelf, offset: Int, limit: Int) async throws -> [ChatSummary]
  /// Moves a conversation to another place in the list.
  func moveConversation(_ id: Conversation.ID, to place: ChatPlace) async throws
  /// Sets a conversation's title; nil or an empty one removes it.
  func renameConversation(_ id: Conversation.ID, to title: String?) async throws
  /// Moves a conversation to the trash, with everything that belongs to it.
  /// - Returns: Whether it can be restored; false if nothing was said in it yet.
  /// - Throws: A `ReplyInFlightError` while a reply is arriving.
  func deleteConversation(_ id: Conversation.ID) async throws -> Bool
  /// Restores a conversation from the trash, as it was.
  func restoreConversation(_ id: Conversation.ID) async throws
  /// The conversation in the trash with an id, or with the last digits of one; nil when there is none.
  /// - Throws: If several ids end in these digits; the message names them.
  func deletedConversation(named text: String) async throws -> Conversation?
  /// Deletes a conversation for good, also one in the trash.
  func removeConversation(_ id: Conversation.ID) async throws
  /// Removes the conversations in the trash for good.
  /// - Returns: The removed ones.
  func emptyChatTrash() async throws -> [Conversation]
}
