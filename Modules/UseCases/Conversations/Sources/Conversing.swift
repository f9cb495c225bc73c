public import Entities

/// The capability of holding conversations. A type with a `ConversationService` has it. Features find these verbs in
/// their own protocols; each is one line to a part of the service.
///
/// A verb that names a conversation throws `ConversationFailure.missingConversation` when it does not exist or is not
/// the user's, and `.deletedConversation` when it is in the trash, unless documented otherwise. The verbs that read
/// messages in pages throw the store's error for it instead. Every verb that reads or changes stored data throws the
/// store's errors.
public protocol Conversing: Sendable {
  /// The service that the verbs use.
  var conversationService: ConversationService { get }
}

// MARK: - Opening and reading

extension Conversing {
  /// The current time for new and changed conversations.
  public var now: Timestamp { conversationService.dependencies.now() }

  /// The latest conversation with an avatar, or a new one that begins with its greeting.
  /// - Throws: `ConversationFailure` when there is no profile, or no such avatar.
  public func openConversation(with avatar: Avatar.ID) async throws -> Conversation {
    let service = conversationService
    return try await service.reader.titles.titled(try await service.openings.open(with: avatar))
  }

  /// A new conversation with an avatar, beginning with its greeting.
  /// - Throws: `ConversationFailure` when there is no profile, or no such avatar.
  public func startConversation(with avatar: Avatar.ID) async throws -> Conversation {
    try await conversationService.openings.start(with: avatar)
  }

  /// Expands the greetings of a conversation again after its persona was chosen. The messages keep their ids. In a
  /// stored conversation the greetings stay as they are.
  public func renewGreetings(in conversation: Conversation.ID) async throws {
    try await conversationService.openings.renewGreetings(in: conversation)
  }

  /// The latest conversation with an avatar; nil when there is none, or no profile.
  public func latestConversation(with avatar: Avatar.ID) async throws -> Conversation? {
    try await conversationService.openings.latest(with: avatar)
  }

  /// The conversation that changed last, pinned or archived or not; nil when there is none, or no profile.
  public func latestConversation() async throws -> Conversation? {
    try await conversations(named: LetterPattern(""), limit: 1).first?.chat
  }

  /// A conversation by its id; nil when it does not exist, is in the trash, or is not the user's.
  public func conversation(_ id: Conversation.ID) async throws -> Conversation? {
    try await conversationService.reader.conversation(id)
  }

  /// The conversation with an id, or with the last digits of one; nil when there is none.
  /// - Throws: `ConversationFailure.ambiguous` when several ids end in these digits.
  public func conversation(named text: String) async throws -> Conversation? {
    try await conversationService.reader.conversation(named: text)
  }

  /// The ids of all of the user's conversations, in any order; none without a profile.
  public func conversationIDs() async throws -> [Conversation.ID] {
    try await conversationService.reader.ids()
  }

  /// The user's conversations that are not archived, as on the shelf of the current ones.
  public func conversations(offset: Int, limit: Int) async throws -> [ChatSummary] {
    try await conversations(on: .current, offset: offset, limit: limit)
  }

  /// The user's conversations on a shelf, the pinned ones first, then the last changed: at most `limit`, from the
  /// `offset`th on; none without a profile. The deleted ones are in the order of their deletion, the last one first.
  public func conversations(on shelf: ChatShelf, offset: Int, limit: Int) async throws -> [ChatSummary] {
    try await conversationService.reader.conversations(on: shelf, offset: offset, limit: limit)
  }

  /// The shelves that have conversations, besides the current one; none without a profile.
  public func chatShelves() async throws -> ChatShelves { try await conversationService.reader.shelves() }

  /// Moves a conversation to another place in the list. Its messages and its time stay.
  public func moveConversation(_ id: Conversation.ID, to place: ChatPlace) async throws {
    try await conversationService.move(id, to: place)
  }

  /// The user's conversations with the letters in the title or in the avatar's name, the last changed first: at most
  /// `limit`. Without letters they are the last conversations. Without a profile there are none.
  public func conversations(named letters: LetterPattern, limit: Int) async throws -> [ChatSummary] {
    try await conversationService.reader.conversations(named: letters, limit: limit)
  }

  /// The messages of the user's conversations that contain every word of a query, the best first; none without a
  /// profile. Greetings with the same words are one hit.
  public func searchMessages(_ query: MessageQuery, limit: Int) async throws -> [SearchHit] {
    try await conversationService.reader.search(query, limit: limit)
  }

  /// The messages before one of the shown path, or its newest ones when that is nil. Of an arriving reply they have the
  /// arrived part. A reply of another program at the end is followed while `messageUpdates` has a listener.
  public func messages(
    of conversation: Conversation.ID, before: Message.ID?, limit: Int
  ) async throws -> MessagePage {
    let page = try await conversationService.reader.messages(of: conversation, before: before, limit: limit)
    if before == nil { conversationService.foreignWatch.follow(endOf: page) }
    return page
  }

  /// The first message of the shown path that was written on a day or later; nil when there is none, or no such day.
  public func firstMessage(of conversation: Conversation.ID, from day: CalendarTime) async throws -> Message.ID? {
    try await conversationService.reader.firstMessage(of: conversation, from: day)
  }

  /// The messages after one of the shown path, the oldest first. Of an arriving reply they have the arrived part.
  public func messages(
    of conversation: Conversation.ID, after: Message.ID, limit: Int
  ) async throws -> MessagePage {
    let page = try await conversationService.reader.messages(of: conversation, after: after, limit: limit)
    conversationService.foreignWatch.follow(endOf: page)
    return page
  }

  /// The last message of the shown path on the way to a message: the message itself when it is shown, otherwise the
  /// beginning of its branch; nil when there is none.
  public func shownMessage(
    nearest message: Message.ID, in conversation: Conversation.ID
  ) async throws -> Message.ID? {
    try await conversationService.reader.shownMessage(nearest: message, in: conversation)
  }

  /// Each message of a conversation that this process adds or changes, from now on, and each newer form of a reply of
  /// another program that it follows.
  ///
  /// A slow reader gets the newest form of each message. A reader that is 256 messages behind loses the oldest.
  public func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message> {
    conversationService.events.messages.updates(of: conversation)
  }

  /// An element each time that this process has changed the content of the list of conversations.
  public func conversationChanges() -> AsyncStream<Void> { conversationService.events.list.changes() }
}

// MARK: - Sending a message

extension Conversing {
  /// Stores the user's message, then has it answered. It returns when the text is stored and the reply has begun. In a
  /// group in which no member answers, only the text is stored.
  /// - Parameter last: The message that the caller knows as the end of the conversation; nil for an empty one.
  /// - Returns: The model that answers; that of the chat if no member answers.
  /// - Throws: `ConversationFailure` when the text cannot be sent, or a reply is still arriving; a `ModelFailure` when
  ///   the model does not accept the pictures; `BudgetReached`; `ConversationWentOn` when the conversation has another
  ///   end by now. Nothing is stored then.
  public func send(_ turn: UserTurn, in conversation: Conversation.ID, after last: Message?) async throws
    -> ModelSelection
  {
    try await conversationService.send(turn, in: conversation, after: KnownEnd(last))
  }

  /// The same wherever the conversation ends, for a program that ends with the reply. In a group exactly one member
  /// answers, and no summary is begun after the reply.
  public func ask(_ question: UserTurn, in conversation: Conversation.ID) async throws {
    try await conversationService.send(question, in: conversation, isLast: true)
  }

  /// Stores another form of one of the user's messages as a branch beside it, then has it answered. The earlier form
  /// and everything after it stay, as alternatives.
  /// - Parameter last: The message that the caller knows as the end of the conversation.
  /// - Returns: The model that answers.
  /// - Throws: As `send`. Nothing is stored then.
  public func edit(_ message: Message, as turn: UserTurn, after last: Message?) async throws -> ModelSelection {
    try await conversationService.edit(message, as: turn, after: KnownEnd(last))
  }

  /// Requests another answer to the question before a message, as another branch, if the message is still the end of
  /// its conversation. If no text arrives, the earlier answer is shown again.
  /// - Throws: `ConversationFailure` when there is no question, or a reply is still arriving; `BudgetReached`;
  ///   `ConversationWentOn`. Nothing is sent then.
  public func retry(_ last: Message) async throws {
    try await conversationService.retry(last)
  }

  /// Requests more of the answer at the end of a conversation, if a message is still that end. The result is another
  /// branch, which begins with the answer's text. If nothing arrives, the answer is shown again.
  /// - Throws: `ConversationFailure` when the message is no answer, rules would answer, or a reply is still arriving;
  ///   `BudgetReached`; `ConversationWentOn`. Nothing is sent then.
  public func continueReply(_ last: Message) async throws {
    try await conversationService.continueReply(last)
  }

  /// Has the model write the user's next message: the text so far, again and again, until it is complete. It is neither
  /// stored nor sent. When the reader stops, so does the request.
  /// - Throws: In the stream: `ConversationFailure` when rules would answer or a reply is still arriving;
  ///   `BudgetReached`; a `ModelFailure`.
  public func suggestMessage(in conversation: Conversation.ID) -> AsyncThrowingStream<String, any Error> {
    conversationService.suggestions.message(in: conversation)
  }

  /// Whether a reply of this program is arriving or beginning, not counting other programs. This also holds between the
  /// replies of two members that answer in one turn.
  public func isReplying(in conversation: Conversation.ID) async -> Bool {
    conversationService.slots.isBusy(conversation)
  }

  /// Stops the arriving reply. The arrived text is kept: when this returns it is stored, unless the store refused it.
  public func stopReply(in conversation: Conversation.ID) async {
    await conversationService.slots.conclude(conversation, as: .cancelled)
  }

  /// The alternatives of the last messages of a path, of both sides: for each message that has any. Alternatives
  /// without text are left out, unless one is shown.
  /// - Parameters:
  ///   - last: The end of the path; nil for the end of the shown path.
  ///   - limit: The most messages, counted from the end of the path.
  public func swipes(
    in conversation: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) async throws -> [Message.ID: Swipes] {
    try await conversationService.branches.swipes(in: conversation, upTo: last, limit: limit)
  }

  /// Shows the branch of a message, to the end that was last shown.
  /// - Throws: `ConversationFailure` when a reply is still arriving, because it would continue on a hidden branch.
  public func showBranch(of message: Message.ID, in conversation: Conversation.ID) async throws {
    try await conversationService.branches.show(message, in: conversation)
  }

  /// The branches of a conversation.
  public func chatMap(of conversation: Conversation.ID) async throws -> ChatMap {
    try await conversationService.branches.map(of: conversation)
  }
}

// MARK: - Marks and deletions

extension Conversing {
  /// Changes one mark of a message.
  /// - Throws: `ConversationFailure.longBookmark`; a `ReplyInFlightError` while the message is arriving.
  public func mark(
    _ message: Message.ID, with mark: MessageMark, in conversation: Conversation.ID
  ) async throws {
    try await conversationService.changes.mark(message, with: mark, in: conversation)
  }

  /// The pinned and the bookmarked messages of a conversation, on every branch: the oldest first, at most 1,000.
  public func markedMessages(in conversation: Conversation.ID) async throws -> [Message] {
    try await conversationService.changes.marked(in: conversation)
  }

  /// Moves a message to the trash, or the message and everything after it on every branch. After 30 days it is removed
  /// for good.
  /// - Throws: A `ReplyInFlightError` while a reply is arriving; `ConversationWentOn`.
  public func deleteMessage(
    _ message: Message.ID, _ extent: MessageDeletion.Extent, in conversation: Conversation.ID
  ) async throws -> MessageDeletion {
    try await conversationService.changes.delete(message, extent, in: conversation)
  }

  /// Gives the messages of a deletion back, as they were.
  /// - Throws: A `ReplyInFlightError` while a reply is arriving; `ConversationWentOn`.
  public func undoDeletion(_ id: MessageDeletion.ID, in conversation: Conversation.ID) async throws {
    try await conversationService.changes.undo(id, in: conversation)
  }

  /// What is in the trash of a conversation, the last deletion first.
  public func deletions(in conversation: Conversation.ID) async throws -> [MessageDeletion] {
    try await conversationService.changes.deletions(in: conversation)
  }

  /// Removes the messages in the trash of a conversation for good.
  public func emptyTrash(of conversation: Conversation.ID) async throws {
    try await conversationService.changes.emptyTrash(of: conversation)
  }
}

// MARK: - Drafts

extension Conversing {
  /// The text in the field of a conversation as typed last in this process, stored or not. It is empty once the text
  /// was sent or deleted, and nil before any typing.
  public func draftInHand(in conversation: Conversation.ID) -> String? {
    conversationService.drafts.inHand(in: conversation)
  }

  /// Records the text in the field of a conversation, for its other screens and for the end of the program.
  public func holdDraft(_ text: String, in conversation: Conversation.ID) {
    conversationService.drafts.hold(text, in: conversation)
  }

  /// The unsent text of a conversation; nil when there is none.
  public func draft(in conversation: Conversation.ID) async throws -> String? {
    try await conversationService.drafts.draft(in: conversation)
  }

  /// Saves the unsent text of a conversation; an empty one removes it. The draft of another copy of the program stays.
  public func saveDraft(_ text: String, in conversation: Conversation.ID) async throws {
    try await conversationService.drafts.save(text, in: conversation)
  }
}

// MARK: - Changing conversations

extension Conversing {
  /// Records that the user has seen the newest message.
  public func markSeen(_ conversation: Conversation.ID) async throws {
    try await conversationService.markSeen(conversation)
  }

  /// Gives a conversation a title, without the white space around it; nil or an empty one removes it.
  /// - Throws: `ConversationFailure.longTitle`.
  public func renameConversation(_ id: Conversation.ID, to title: String?) async throws {
    try await conversationService.rename(id, to: title)
  }
}
