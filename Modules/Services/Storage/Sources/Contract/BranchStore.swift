public import Entities

/// Knows the branches of a chat, and which path is shown.
public protocol BranchStore: Sendable {
  /// The last message that the shown path shares with the path to this message: the message itself when it is shown,
  /// otherwise the message where its branch begins. Nil when the two paths share nothing, or the message is not in the
  /// chat, or is in the trash.
  /// - Throws: `.missing` when the chat does not exist.
  func shownMessage(nearest id: Message.ID, in chat: Conversation.ID) async throws(StorageError) -> Message.ID?

  /// The messages with the same parent, this one included, in the order in which they were added: alternative replies
  /// to the same message, or alternative first messages.
  /// - Throws: `.missing` when the message does not exist.
  func siblings(of id: Message.ID) async throws(StorageError) -> [Message.ID]

  /// The alternatives of the last messages of a path, read in one step: for each message with another one beside it,
  /// the messages with the same parent and role that have a text, and the message itself, in the order in which they
  /// were added.
  /// - Parameters:
  ///   - last: The end of the path; nil for the end of the shown path.
  ///   - limit: The most messages, counted from the end of the path.
  /// - Throws: `.missing` when the chat does not exist, or `last` is not in it.
  func alternatives(
    in chat: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) async throws(StorageError) -> [Message.ID: [Message.ID]]

  /// The end of the path that was last shown through this message; the message itself when nothing is below it.
  ///
  /// The store records an end for the first message that the shown path left. From a message without a recorded end,
  /// the path goes on to the newest child. To switch to a sibling, show the path to its leaf.
  /// - Throws: `.missing` when the message does not exist.
  func leaf(below id: Message.ID) async throws(StorageError) -> Message.ID

  /// The messages of a chat on every branch, as at one moment, in the order in which they were added.
  /// - Throws: `.missing` when the chat does not exist.
  func outline(of chat: Conversation.ID) async throws(StorageError) -> [MessageOutline]

  /// Makes the path that ends in this message the shown one.
  /// - Parameter end: The expected end of the shown path; nothing changes if the path ends elsewhere. Nil accepts any
  ///   end.
  /// - Returns: Whether the path is now shown.
  /// - Throws: `.missing` when the chat does not exist, or the message is not in it.
  func show(
    pathTo leaf: Message.ID, in chat: Conversation.ID, inPlaceOf end: Message.ID?
  ) async throws(StorageError) -> Bool
}

extension BranchStore {
  /// Shows a path, wherever the shown path ends.
  public func show(pathTo leaf: Message.ID, in chat: Conversation.ID) async throws(StorageError) {
    _ = try await show(pathTo: leaf, in: chat, inPlaceOf: nil)
  }
}
