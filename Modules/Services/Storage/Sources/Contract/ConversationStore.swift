public import Entities

/// Stores chats: what is known of each besides its messages.
public protocol ConversationStore: Sendable {
  /// Adds a chat without messages.
  /// - Throws: `.missing` when its profile does not exist, `.failed` when its id is in use.
  func create(_ chat: Conversation) async throws(StorageError)

  /// A chat by its id.
  func chat(_ id: Conversation.ID) async throws(StorageError) -> Conversation?

  /// The profile's most recently changed chat with the avatar.
  func latestChat(of profile: UserProfile.ID, with avatar: Avatar.ID) async throws(StorageError) -> Conversation?

  /// The profile's chats, the most recently changed first: at most `limit`, from `offset` on.
  func chats(of profile: UserProfile.ID, offset: Int, limit: Int) async throws(StorageError) -> [ChatSummary]

  /// The profile's chats with these avatars, and its chats with the letters in the title or in the avatar's stored name:
  /// the most recently changed first, at most `limit`. Without letters they are the profile's last chats.
  func chats(
    of profile: UserProfile.ID, named letters: LetterPattern, orWith avatars: [Avatar.ID], limit: Int
  ) async throws(StorageError) -> [ChatSummary]

  /// The ids of all chats of the profile, in any order.
  func chatIDs(of profile: UserProfile.ID) async throws(StorageError) -> [Conversation.ID]

  /// Sets a chat's title; nil removes it.
  /// - Throws: `.missing` when the chat does not exist.
  func rename(_ id: Conversation.ID, to title: String?) async throws(StorageError)

  /// Deletes a chat with its messages.
  /// - Throws: `.missing` when the chat does not exist.
  func deleteChat(_ id: Conversation.ID) async throws(StorageError)

  /// Records that the user has seen the end of the chat.
  /// - Throws: `.missing` when the chat does not exist.
  func markSeen(_ id: Conversation.ID) async throws(StorageError)
}
