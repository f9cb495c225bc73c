public import Entities

/// Deletes messages of a chat, and gives them back until the trash is emptied.
///
/// The rows of the tree stay where they are, so that a deletion and its undoing cost the same in a chat of any length.
/// While a message is in the trash, no other function of the stores returns it: the message after it has the parent
/// that it had, and its place on the path is skipped.
public protocol TrashStore: Sendable {
  /// Moves a message to the trash, or the message and everything after it on every branch, durably.
  ///
  /// If the end of the shown path is among them, the path that was last shown through a neighbour of the message is
  /// shown instead. Neighbours have the same parent. The one added last before the message comes first, else the next
  /// one after it. Without neighbours the shown path ends at the parent.
  /// - Parameters:
  ///   - id: The message.
  ///   - deletion: The identifier of the deletion.
  ///   - time: Its time.
  ///   - end: The expected end of the shown path; nothing changes if the path ends elsewhere. Nil accepts any end.
  /// - Returns: The deletion; nil when nothing was deleted because of `end`.
  /// - Throws: `.missing` when the message does not exist; `.failed` while one of the messages is arriving, or when the
  ///   deletion's id is in use.
  func delete(
    _ id: Message.ID, _ extent: MessageDeletion.Extent, as deletion: MessageDeletion.ID, at time: Timestamp,
    inPlaceOf end: Message.ID?
  ) async throws(StorageError) -> MessageDeletion?

  /// Gives the messages of a deletion back, with their places and marks, durably. If the shown path ended among them,
  /// it ends there again.
  /// - Parameter end: The expected end of the shown path; nothing changes if the path ends elsewhere. Nil accepts any
  ///   end.
  /// - Returns: Whether they are back; false when nothing changed because of `end`.
  /// - Throws: `.missing` when the trash does not have the deletion; `.failed` when a later deletion removed a message
  ///   above them with everything after it: that deletion has to be undone first.
  func undo(_ deletion: MessageDeletion.ID, inPlaceOf end: Message.ID?) async throws(StorageError) -> Bool

  /// The deletions of a chat that can be undone, the last one first.
  /// - Throws: `.missing` when the chat does not exist.
  func deletions(in chat: Conversation.ID) async throws(StorageError) -> [MessageDeletion]

  /// Removes messages from the trash for good: those of one chat, or of all chats, that were deleted at this time or
  /// earlier.
  ///
  /// Their texts, thoughts, marks and index entries are removed in short steps. What they used still counts for their
  /// chat. A message without text stays in the tree while messages after it remain; it is found nowhere.
  func emptyTrash(of chat: Conversation.ID?, until time: Timestamp) async throws(StorageError)

  /// Whether a message exists: also in the trash, in a chat that is there, or staged (`ChatTransferStore`), but not
  /// once it was removed for good.
  func hasMessage(_ id: Message.ID) async throws(StorageError) -> Bool
}
