public import Entities

/// Keeps chats as trees of messages. When a call returns, what it changed is in the file.
public protocol ChatStore: Sendable {
  /// Adds a chat, without messages.
  /// - Throws: `.missing` when its profile is not there, `.failed` when its id is taken.
  func create(_ chat: Conversation) async throws(StorageError)

  /// A chat by its id.
  func chat(_ id: Conversation.ID) async throws(StorageError) -> Conversation?

  /// What a reply in a chat begins from, in one step.
  /// - Parameter notes: The names of the profile's notes that are wanted with it.
  /// - Returns: nil when the chat is not there, or its profile is being deleted.
  func context(
    of id: Conversation.ID, notes: @Sendable (Conversation) -> [String]
  ) async throws(StorageError) -> ChatContext?

  /// The profile's chat with the avatar that changed last.
  func latestChat(of profile: UserProfile.ID, with avatar: Avatar.ID) async throws(StorageError) -> Conversation?

  /// The profile's chats, the last changed first: at most `limit`, from the `offset`th on.
  func chats(of profile: UserProfile.ID, offset: Int, limit: Int) async throws(StorageError) -> [ChatSummary]

  /// Gives a chat a title; nil takes it away.
  /// - Throws: `.missing` when the chat is not there.
  func rename(_ id: Conversation.ID, to title: String?) async throws(StorageError)

  /// Deletes a chat with its messages.
  /// - Throws: `.missing` when the chat is not there.
  func deleteChat(_ id: Conversation.ID) async throws(StorageError)

  /// Adds a message below its parent and makes it the end of the shown path.
  ///
  /// A user's message survives a crash of the machine: it is committed to the disk before this returns, with all
  /// that was stored before it. Another survives a crash of the program. The chat's `updated` becomes the message's
  /// `created` when that is later. A message that is still arriving belongs to this store until
  /// it is finished; every other message can be found from now on.
  /// - Parameter end: Where the shown path must end, or nothing is added; nil for anywhere.
  /// - Returns: Whether it was added.
  /// - Throws: `.missing` when the chat is not there, or the parent not in it; `.failed` when its id is taken.
  func append(_ message: Message, inPlaceOf end: Message.ID?) async throws(StorageError) -> Bool

  /// Adds a question and the reply that begins, in one step, at the end of the shown path as it is at that moment: of
  /// several programs that do this at once, each follows the one before it, or adds nothing.
  ///
  /// Both are as durable as the question. Its `parent` is the store's to say; the reply is below the question.
  /// - Parameter ended: Replies that have ended and could not be stored as ended: they can be followed.
  /// - Returns: The question as it was stored; nil, with nothing added, while another reply arrives at the end.
  /// - Throws: `.missing` when the chat is not there; `.failed` when an id is taken.
  func append(
    _ question: Message, answeredBy reply: Message, after ended: Set<Message.ID>
  ) async throws(StorageError) -> Message?

  /// Replaces the text of a message that is still arriving, and what was thought before it unless that is nil. It
  /// survives a crash of the program.
  /// - Throws: `.missing` when the message is not there, `.failed` when it is no longer arriving.
  func update(_ id: Message.ID, text: String, reasoning: String?) async throws(StorageError)

  /// Gives an arriving message its last text and state, durably, and makes it findable; and what was thought before it,
  /// unless that is nil; and adds what it used, where that is known, to the sums of `UsageStore`.
  ///
  /// One that was taken for abandoned can be finished as well: what did arrive in the end is better.
  /// - Throws: `.missing` when the message is not there; `.failed` when it has ended otherwise, or when the new state
  ///   is `.streaming`.
  func finish(
    _ id: Message.ID, text: String, reasoning: String?, state: Message.State, usage: UsageRecord?
  ) async throws(StorageError)

  /// A message by its id.
  func message(_ id: Message.ID) async throws(StorageError) -> Message?

  /// The messages of the shown path that come before a message of it, the oldest first; when that is nil, its last.
  /// - Throws: `.missing` when the chat is not there, or `before` not on its shown path.
  func messages(of chat: Conversation.ID, before: Message.ID?, limit: Int) async throws(StorageError) -> MessagePage

  /// The messages of the shown path that come after a message of it, the oldest first.
  /// - Throws: `.missing` when the chat is not there, or `after` not on its shown path.
  func messages(of chat: Conversation.ID, after: Message.ID, limit: Int) async throws(StorageError) -> MessagePage

  /// The last message of the shown path that leads to this one: itself when it is shown, where its branch begins
  /// otherwise; nil when not even their beginnings are the same, or the message is not in the chat.
  /// - Throws: `.missing` when the chat is not there.
  func shownMessage(nearest id: Message.ID, in chat: Conversation.ID) async throws(StorageError) -> Message.ID?

  /// How many messages come before this one, on the path that leads to it.
  /// - Throws: `.missing` when the message is not there.
  func depth(of id: Message.ID) async throws(StorageError) -> Int

  /// The messages with the same parent, this one among them, in the order in which they were added: other answers to
  /// the same message, other beginnings of the chat.
  /// - Throws: `.missing` when the message is not there.
  func siblings(of id: Message.ID) async throws(StorageError) -> [Message.ID]

  /// The end of the path that was last shown through this message: itself when nothing is below it.
  ///
  /// Where no path was shown through it, the newest one. To go over to a sibling, show the path to its leaf.
  /// - Throws: `.missing` when the message is not there.
  func leaf(below id: Message.ID) async throws(StorageError) -> Message.ID

  /// Makes the path that ends in this message the shown one.
  /// - Parameter end: Where the shown path must end, or nothing changes; nil for anywhere.
  /// - Returns: Whether it is shown.
  /// - Throws: `.missing` when the chat is not there, or the message not in it.
  func show(
    pathTo leaf: Message.ID, in chat: Conversation.ID, inPlaceOf end: Message.ID?
  ) async throws(StorageError) -> Bool

  /// Notes that the user has looked at the end of the chat.
  /// - Throws: `.missing` when the chat is not there.
  func markSeen(_ id: Conversation.ID) async throws(StorageError)

  /// Where the profile's messages hold every word of the text, the best first: at most `limit`.
  ///
  /// Words are found whole, the last one of the text from its beginning too, after the whole ones; Chinese, Japanese
  /// and Korean ones anywhere inside a word. Words in double quotes are found next to each other. Upper and lower case
  /// are the same. The best are those in which rare words are frequent (BM25), chosen from the 10,000 newest that
  /// match. Of a text, the first 32 words are looked for, and the first 64 characters of each; a text in which there is
  /// nothing to look for finds nothing.
  func search(_ text: String, of profile: UserProfile.ID, limit: Int) async throws(StorageError) -> [SearchHit]

  /// Marks as interrupted, and makes findable, every message whose program ended while the message was arriving.
  ///
  /// Messages that other running programs, or this one, are still writing are left alone. Call it once after opening.
  /// - Returns: The messages that it marked.
  func markAbandonedReplies() async throws(StorageError) -> [Message.ID]
}

extension ChatStore {
  /// Adds a message, wherever the shown path ends.
  public func append(_ message: Message) async throws(StorageError) {
    _ = try await append(message, inPlaceOf: nil)
  }

  /// Shows a path, wherever the shown one ends.
  public func show(pathTo leaf: Message.ID, in chat: Conversation.ID) async throws(StorageError) {
    _ = try await show(pathTo: leaf, in: chat, inPlaceOf: nil)
  }

  /// Replaces the text alone.
  public func update(_ id: Message.ID, text: String) async throws(StorageError) {
    try await update(id, text: text, reasoning: nil)
  }

  /// Gives the last text and state alone.
  public func finish(_ id: Message.ID, text: String, state: Message.State) async throws(StorageError) {
    try await finish(id, text: text, reasoning: nil, state: state)
  }

  /// Gives the last text and state, and what was thought, of what used nothing.
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
