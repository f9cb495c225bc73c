public import Entities

/// Stores chats: what is known of each besides its messages.
public protocol ConversationStore: Sendable {
  /// Adds a chat with its greetings, in one step.
  /// - Throws: `.missing` when its profile does not exist, `.failed` when an id is in use.
  func create(_ new: NewChat) async throws(StorageError)

  /// A chat by its id.
  func chat(_ id: Conversation.ID) async throws(StorageError) -> Conversation?

  /// The profile's most recently changed chat with the avatar.
  func latestChat(of profile: UserProfile.ID, with avatar: Avatar.ID) async throws(StorageError) -> Conversation?

  /// The profile's chats on a shelf, the pinned ones first, then the most recently changed: at most `limit`, from
  /// `offset` on. The deleted ones are in the order of their deletion, the last one first.
  func chats(
    of profile: UserProfile.ID, on shelf: ChatShelf, offset: Int, limit: Int
  ) async throws(StorageError) -> [ChatSummary]

  /// The shelves of the profile that have chats, besides the current one.
  func shelves(of profile: UserProfile.ID) async throws(StorageError) -> ChatShelves

  /// Moves a chat to another place in the list. Its messages and its time stay.
  /// - Throws: `.missing` when the chat does not exist.
  func move(_ id: Conversation.ID, to place: ChatPlace) async throws(StorageError)

  /// The profile's chats with these ids or avatars, and its chats with the letters in the title or in the avatar's
  /// stored name: the most recently changed first, at most `limit`. Without letters they are the profile's last chats.
  func chats(
    of profile: UserProfile.ID, named letters: LetterPattern, orWith avatars: [Avatar.ID],
    orAmong ids: [Conversation.ID],
    limit: Int
  ) async throws(StorageError) -> [ChatSummary]

  /// The ids of all chats of the profile, in any order.
  func chatIDs(of profile: UserProfile.ID) async throws(StorageError) -> [Conversation.ID]

  /// Sets a chat's title; nil removes it.
  /// - Throws: `.missing` when the chat does not exist.
  func rename(_ id: Conversation.ID, to title: String?) async throws(StorageError)

  /// Deletes a chat with its messages and its notes (`NoteKind.names(ofChat:)`) for good, also one in the trash.
  /// - Throws: `.missing` when the chat does not exist.
  func deleteChat(_ id: Conversation.ID) async throws(StorageError)

  /// Records that the user has seen the end of the chat.
  /// - Throws: `.missing` when the chat does not exist.
  func markSeen(_ id: Conversation.ID) async throws(StorageError)
}

extension ConversationStore {
  /// Adds a chat without messages.
  public func create(_ chat: Conversation) async throws(StorageError) {
    try await create(NewChat(chat))
  }

  /// The profile's chats that are neither archived nor deleted.
  public func chats(
    of profile: UserProfile.ID, offset: Int, limit: Int
  ) async throws(StorageError) -> [ChatSummary] {
    try await chats(of: profile, on: .current, offset: offset, limit: limit)
  }
}
