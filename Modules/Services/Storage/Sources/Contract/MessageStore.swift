public import Entities

/// Stores the messages of chats, reads them along the shown path, and finds them.
public protocol MessageStore: Sendable {
  /// The context of a reply in a chat, read in one step.
  /// - Parameter notes: Returns the names of the profile's notes to read with it.
  /// - Returns: nil when the chat does not exist, or its profile is being deleted.
  func context(
    of id: Conversation.ID, notes: @Sendable (Conversation) -> [String]
  ) async throws(StorageError) -> ChatContext?

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
  /// Both are as durable as a message of the user. The store sets the question's `parent`; the reply is below the
  /// question.
  /// - Parameters:
  ///   - ended: Replies that have ended but could not be stored as ended. A question may follow them.
  ///   - new: The chat, if it is not stored yet. It is added in the same step, so that no failure leaves an empty chat.
  /// - Returns: The question as it was stored; nil, with nothing added, while another reply is arriving at the end.
  /// - Throws: `.missing` when the chat does not exist; `.failed` when an id is in use.
  func append(
    _ question: Message, answeredBy reply: Message, after ended: Set<Message.ID>, beginning new: NewChat?
  ) async throws(StorageError) -> Message?

  /// Adds another form of a question, and its beginning reply, in one step. The earlier form and everything below it
  /// stay, on a branch that no longer shows. Both are as durable as a message of the user.
  /// - Parameters:
  ///   - earlier: The message of the chat beside which the question is added. The store sets the question's `parent`.
  ///   - end: The expected end of the shown path; nothing is added if the path ends elsewhere.
  /// - Returns: The question as it was stored; nil when nothing was added.
  /// - Throws: `.missing` when the chat does not exist or `earlier` is not in it; `.failed` when an id is in use.
  func append(
    _ question: Message, answeredBy reply: Message, beside earlier: Message.ID, inPlaceOf end: Message.ID
  ) async throws(StorageError) -> Message?

  /// A message by its id.
  func message(_ id: Message.ID) async throws(StorageError) -> Message?

  /// The messages of the shown path before the message `before`, or its last messages when that is nil; the oldest
  /// first.
  /// - Throws: `.missing` when the chat does not exist, or `before` is not on its shown path.
  func messages(of chat: Conversation.ID, before: Message.ID?, limit: Int) async throws(StorageError) -> MessagePage

  /// The messages of the shown path after the message `after`, the oldest first.
  /// - Throws: `.missing` when the chat does not exist, or `after` is not on its shown path.
  func messages(of chat: Conversation.ID, after: Message.ID, limit: Int) async throws(StorageError) -> MessagePage

  /// The number of messages before this one on its path.
  /// - Throws: `.missing` when the message does not exist.
  func depth(of id: Message.ID) async throws(StorageError) -> Int

  /// Finds the profile's messages that contain every word of the text, the best first: at most `limit`.
  ///
  /// Words match whole words. Unless a space or a quote follows it, the last word of the text also matches beginnings
  /// of words, which rank after whole ones. Chinese, Japanese and Korean words match anywhere inside a word. Words in
  /// double quotes must be adjacent. Case is ignored. Messages with frequent occurrences of rare words rank best
  /// (BM25), chosen from the 10,000 newest matches. Only the first 32 words or quoted texts count, the first 32 words
  /// of a quoted text, and the first 64 characters of a word. A text without words finds nothing.
  /// - Parameter filter: The messages that are considered.
  func search(
    _ text: String, among filter: MessageFilter, of profile: UserProfile.ID, limit: Int
  ) async throws(StorageError) -> [SearchHit]
}

extension MessageStore {
  /// Searches all messages of the profile.
  public func search(
    _ text: String, of profile: UserProfile.ID, limit: Int
  ) async throws(StorageError) -> [SearchHit] {
    try await search(text, among: MessageFilter(), of: profile, limit: limit)
  }

  /// Adds a question and its beginning reply to a stored chat.
  public func append(
    _ question: Message, answeredBy reply: Message, after ended: Set<Message.ID>
  ) async throws(StorageError) -> Message? {
    try await append(question, answeredBy: reply, after: ended, beginning: nil)
  }

  /// Adds a message, wherever the shown path ends.
  public func append(_ message: Message) async throws(StorageError) {
    _ = try await append(message, inPlaceOf: nil)
  }
}

extension Message {
  /// The same message below another one.
  func following(_ parent: Message.ID?) -> Message {
    Message(
      id: id, chat: chat, parent: parent, role: role, speaker: speaker, text: text, reasoning: reasoning, state: state,
      model: model, created: created, marks: marks)
  }
}
