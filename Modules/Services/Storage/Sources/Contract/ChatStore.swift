public import Entities

/// Stores chats as trees of messages. Changes are in the file when the call returns.
public protocol ChatStore: Sendable {
  /// Adds a chat without messages.
  /// - Throws: `.missing` when its profile does not exist, `.failed` when its id is in use.
  func create(_ chat: Conversation) async throws(StorageError)

  /// A chat by its id.
  func chat(_ id: Conversation.ID) async throws(StorageError) -> Conversation?

  /// The context of a reply in a chat, read in one step.
  /// - Parameter notes: Returns the names of the profile's notes to read with it.
  /// - Returns: nil when the chat does not exist, or its profile is being deleted.
  func context(
    of id: Conversation.ID, notes: @Sendable (Conversation) -> [String]
  ) async throws(StorageError) -> ChatContext?

  /// The profile's most recently changed chat with the avatar.
  func latestChat(of profile: UserProfile.ID, with avatar: Avatar.ID) async throws(StorageError) -> Conversation?

  /// The profile's chats, the most recently changed first: at most `limit`, from `offset` on.
  func chats(of profile: UserProfile.ID, offset: Int, limit: Int) async throws(StorageError) -> [ChatSummary]

  /// Sets a chat's title; nil removes it.
  /// - Throws: `.missing` when the chat does not exist.
  func rename(_ id: Conversation.ID, to title: String?) async throws(StorageError)

  /// Deletes a chat with its messages.
  /// - Throws: `.missing` when the chat does not exist.
  func deleteChat(_ id: Conversation.ID) async throws(StorageError)

  /// Adds a message below its parent and makes it the end of the shown path.
  ///
  /// A user's message survives a crash of the machine: it is committed to the disk before this returns, with everything
  /// stored before it. Any other message survives a crash of the program. The chat's `updated` becomes the message's
  /// `created` if that is later. A message that is still arriving belongs to this store until it is finished; every
  /// other message can be searched from now on.
  /// - Parameter end: The expected end of the shown path; nothing is added if the path ends elsewhere. Nil accepts any
  ///   end.
  /// - Returns: Whether the message was added.
  /// - Throws: `.missing` when the chat does not exist or the parent is not in it; `.failed` when the id is in use.
  func append(_ message: Message, inPlaceOf end: Message.ID?) async throws(StorageError) -> Bool

  /// Adds a question and its beginning reply in one step, at the current end of the shown path. When several programs
  /// do this at once, each follows the one before it or adds nothing.
  ///
  /// Both are as durable as the question. The store sets the question's `parent`; the reply is below the question.
  /// - Parameter ended: Replies that have ended but could not be stored as ended. A question may follow them.
  /// - Returns: The question as it was stored; nil, with nothing added, while another reply is arriving at the end.
  /// - Throws: `.missing` when the chat does not exist; `.failed` when an id is in use.
  func append(
    _ question: Message, answeredBy reply: Message, after ended: Set<Message.ID>
  ) async throws(StorageError) -> Message?

  /// Replaces the text of a message that is still arriving, and its reasoning unless that is nil. The change survives a
  /// crash of the program.
  /// - Throws: `.missing` when the message does not exist, `.failed` when it is no longer arriving.
  func update(_ id: Message.ID, text: String, reasoning: String?) async throws(StorageError)

  /// Sets the final text and state of an arriving message, durably, and makes it searchable. Sets its reasoning unless
  /// that is nil. Adds its usage, if known, to the sums of `UsageStore`.
  ///
  /// A message that was marked as abandoned can be finished as well: the complete text replaces the interrupted one.
  /// - Throws: `.missing` when the message does not exist; `.failed` when it has ended in another way, or when the new
  ///   state is `.streaming`.
  func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State, usage: UsageRecord?
  ) async throws(StorageError)

  /// A message by its id.
  func message(_ id: Message.ID) async throws(StorageError) -> Message?

  /// The messages of the shown path before the message `before`, or its last messages when that is nil; the oldest
  /// first.
  /// - Throws: `.missing` when the chat does not exist, or `before` is not on its shown path.
  func messages(of chat: Conversation.ID, before: Message.ID?, limit: Int) async throws(StorageError) -> MessagePage

  /// The messages of the shown path after the message `after`, the oldest first.
  /// - Throws: `.missing` when the chat does not exist, or `after` is not on its shown path.
  func messages(of chat: Conversation.ID, after: Message.ID, limit: Int) async throws(StorageError) -> MessagePage

  /// The last message that the shown path shares with the path to this message: the message itself when it is shown,
  /// otherwise the message where its branch begins. Nil when the two paths share nothing, or the message is not in the
  /// chat.
  /// - Throws: `.missing` when the chat does not exist.
  func shownMessage(nearest id: Message.ID, in chat: Conversation.ID) async throws(StorageError) -> Message.ID?

  /// The number of messages before this one on its path.
  /// - Throws: `.missing` when the message does not exist.
  func depth(of id: Message.ID) async throws(StorageError) -> Int

  /// The messages with the same parent, this one included, in the order in which they were added: alternative replies
  /// to the same message, or alternative first messages.
  /// - Throws: `.missing` when the message does not exist.
  func siblings(of id: Message.ID) async throws(StorageError) -> [Message.ID]

  /// The end of the path that was last shown through this message; the message itself when nothing is below it.
  ///
  /// If no path was shown through it, the newest leaf below it. To switch to a sibling, show the path to its leaf.
  /// - Throws: `.missing` when the message does not exist.
  func leaf(below id: Message.ID) async throws(StorageError) -> Message.ID

  /// Makes the path that ends in this message the shown one.
  /// - Parameter end: The expected end of the shown path; nothing changes if the path ends elsewhere. Nil accepts any
  ///   end.
  /// - Returns: Whether the path is now shown.
  /// - Throws: `.missing` when the chat does not exist, or the message is not in it.
  func show(
    pathTo leaf: Message.ID, in chat: Conversation.ID, inPlaceOf end: Message.ID?
  ) async throws(StorageError) -> Bool

  /// Records that the user has seen the end of the chat.
  /// - Throws: `.missing` when the chat does not exist.
  func markSeen(_ id: Conversation.ID) async throws(StorageError)

  /// Finds the profile's messages that contain every word of the text, the best first: at most `limit`.
  ///
  /// Words match whole words; the last word of the text also matches beginnings of words, ranked after whole ones.
  /// Chinese, Japanese and Korean words match anywhere inside a word. Words in double quotes must be adjacent. Case is
  /// ignored. Messages with frequent occurrences of rare words rank best (BM25), chosen from the 10,000 newest matches.
  /// Only the first 32 words of the text count, and the first 64 characters of each. A text without words finds
  /// nothing.
  func search(_ text: String, of profile: UserProfile.ID, limit: Int) async throws(StorageError) -> [SearchHit]

  /// Marks every message whose program ended while the message was arriving as interrupted, and makes it searchable.
  ///
  /// Messages that a running program, this one included, is still writing are not changed. Call it once after opening.
  /// - Returns: The messages that it marked.
  func markAbandonedReplies() async throws(StorageError) -> [Message.ID]
}

extension ChatStore {
  /// Adds a message, whatever the end of the shown path.
  public func append(_ message: Message) async throws(StorageError) {
    _ = try await append(message, inPlaceOf: nil)
  }

  /// Shows a path, whatever the end of the shown one.
  public func show(pathTo leaf: Message.ID, in chat: Conversation.ID) async throws(StorageError) {
    _ = try await show(pathTo: leaf, in: chat, inPlaceOf: nil)
  }

  /// Replaces only the text.
  public func update(_ id: Message.ID, text: String) async throws(StorageError) {
    try await update(id, text: text, reasoning: nil)
  }

  /// Sets only the final text and state.
  public func finish(_ id: Message.ID, text: String, state: Message.State) async throws(StorageError) {
    try await finish(id, text: text, reasoning: nil, state: state)
  }

  /// Sets the final text, reasoning and state of a message without usage.
  public func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State
  ) async throws(StorageError) {
    try await finish(id, text: text, reasoning: reasoning, state: state, usage: nil)
  }
}

extension Message {
  /// The same message below another one.
  func following(_ parent: Message.ID?) -> Message {
    Message(
      id: id, chat: chat, parent: parent, role: role, text: text, reasoning: reasoning, state: state, model: model,
      created: created)
  }
}
