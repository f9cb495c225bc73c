public import Entities

/// Deletes whole chats, and gives them back until the trash is emptied.
///
/// While a chat is in the trash, these functions find it, and so do `deleteChat` and the list and the number of the
/// deleted chats. No function returns its messages. Its messages, marks, place, persona and lorebooks stay as they are.
/// What it used still counts in the months of its profile.
public protocol ChatTrashStore: Sendable {
  /// Moves a chat to the trash, durably. It costs the same for a chat of any length.
  /// - Returns: Whether it can be restored.
  /// - Throws: `.missing` when the chat does not exist; `.failed` while one of its messages is arriving.
  func moveToTrash(_ id: Conversation.ID, at time: Timestamp) async throws(StorageError) -> Bool

  /// Restores a chat from the trash, as it was, durably.
  /// - Throws: `.missing` when the trash does not have it.
  func restoreChat(_ id: Conversation.ID) async throws(StorageError)

  /// A chat in the trash; nil when the trash does not have it.
  func deletedChat(_ id: Conversation.ID) async throws(StorageError) -> Conversation?

  /// The ids of all chats of the profile in the trash, in any order.
  func deletedChatIDs(of profile: UserProfile.ID) async throws(StorageError) -> [Conversation.ID]

  /// Removes the chats for good that were deleted at this time or earlier: those of one profile, or of all. Their
  /// messages are removed in short steps.
  /// - Returns: The removed chats.
  func emptyChatTrash(
    of profile: UserProfile.ID?, until time: Timestamp
  ) async throws(StorageError) -> [Conversation]
}

extension Set<Conversation.ID> {
  /// Whether a note belongs to one of the chats: a part of its name is the chat's id.
  func haveNote(named name: String) -> Bool {
    !isEmpty && name.split(separator: "/").contains { Conversation.ID(String($0)).map(contains) == true }
  }
}
