import Entities
import Storage

/// Marks and deletions of messages. Marking or deleting a greeting stores its conversation first.
extension FreshChats {
  /// Stores the conversation of a greeting.
  private func storeChat(of message: Message.ID) async throws(StorageError) {
    if let chat = greetings(with: message).first?.chat { try await store(chat) }
  }

  func mark(_ id: Message.ID, with mark: MessageMark) async throws(StorageError) {
    try await storeChat(of: id)
    try await base.mark(id, with: mark)
  }

  func markedMessages(of chat: Conversation.ID, limit: Int) async throws(StorageError) -> [Message] {
    !isFresh(chat) ? try await base.markedMessages(of: chat, limit: limit) : []
  }

  func delete(
    _ id: Message.ID, _ extent: MessageDeletion.Extent, as deletion: MessageDeletion.ID, at time: Timestamp,
    inPlaceOf end: Message.ID?
  ) async throws(StorageError) -> MessageDeletion? {
    try await storeChat(of: id)
    return try await base.delete(id, extent, as: deletion, at: time, inPlaceOf: end)
  }

  func undo(_ deletion: MessageDeletion.ID, inPlaceOf end: Message.ID?) async throws(StorageError) -> Bool {
    try await base.undo(deletion, inPlaceOf: end)
  }

  func deletions(in chat: Conversation.ID) async throws(StorageError) -> [MessageDeletion] {
    !isFresh(chat) ? try await base.deletions(in: chat) : []
  }

  func emptyTrash(of chat: Conversation.ID?, until time: Timestamp) async throws(StorageError) {
    if chat.map(isFresh) != true { try await base.emptyTrash(of: chat, until: time) }
  }

  func hasMessage(_ id: Message.ID) async throws(StorageError) -> Bool { try await base.hasMessage(id) }
}

/// Deleted conversations. They were all stored.
extension FreshChats {
  func restoreChat(_ id: Conversation.ID) async throws(StorageError) { try await base.restoreChat(id) }

  func deletedChat(_ id: Conversation.ID) async throws(StorageError) -> Conversation? { try await base.deletedChat(id) }

  func deletedChatIDs(of profile: UserProfile.ID) async throws(StorageError) -> [Conversation.ID] {
    try await base.deletedChatIDs(of: profile)
  }

  func emptyChatTrash(
    of profile: UserProfile.ID?, until time: Timestamp
  ) async throws(StorageError) -> [Conversation] {
    try await base.emptyChatTrash(of: profile, until: time)
  }
}

/// Copies. The original is stored first.
extension FreshChats {
  func copy(
    _ id: Conversation.ID, as copy: ChatCopy,
    _ onPiece: @escaping @Sendable (_ messages: Int) throws(StorageError) -> Void
  ) async throws(StorageError) {
    try await store(id)
    try await base.copy(id, as: copy, onPiece)
  }
}
