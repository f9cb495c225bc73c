public import Entities

/// The capability of holding conversations: who has a service for them can do this.
///
/// Verbs that name a conversation throw `ConversationFailure.missingConversation` when it is gone or is not the
/// person's, unless they say otherwise; every verb throws what the store throws.
public protocol Conversing: Sendable {
  /// Where the verbs go.
  var conversationService: ConversationService { get }
}

extension Conversing {
  /// Who answers where nothing else is chosen for a conversation.
  public var usualModel: ModelSelection { conversationService.usualModel }

  /// Whether somebody chose who answers in a chat, or in a new one with an avatar: where nobody did, rules do.
  /// - Throws: a `ModelFailure` where the usual model is to answer and cannot be used.
  public func isModelChosen(for scope: PresetScope) async throws -> Bool {
    try await conversationService.isModelChosen(for: scope)
  }

  /// Who answers in a conversation from now on.
  public func model(of conversation: Conversation.ID) async throws -> ConversationModel {
    try await conversationService.model(of: conversation)
  }

  /// Chooses who answers in a conversation, for every reply that begins from now on.
  public func chooseModel(_ preference: ModelPreference, in conversation: Conversation.ID) async throws {
    try await conversationService.chooseModel(preference, in: conversation)
  }

  /// What counts for the replies in a chat, or with an avatar, and what its model makes of it.
  public func presetReport(for scope: PresetScope) async throws -> PresetReport {
    try await conversationService.presetReport(for: scope)
  }

  /// Sets how an avatar is to answer, in a chat or in all of its chats, for every reply that begins from now on.
  public func savePreset(_ preset: Preset, for scope: PresetScope) async throws {
    try await conversationService.savePreset(preset, for: scope)
  }

  /// Changes the words that stand for messages without room, up to one; blank ones take the summary away.
  /// - Throws: `ConversationFailure.longSummary`; `.otherSummary` where there is another by now, or none.
  public func saveSummary(_ text: String, upTo last: Message.ID, in conversation: Conversation.ID) async throws {
    try await conversationService.saveSummary(text, upTo: last, in: conversation)
  }

  /// The time by which conversations begin and change.
  public var now: Timestamp { conversationService.now() }

  /// The latest conversation with an avatar, or a new one that begins with its greeting.
  /// - Throws: `ConversationFailure` when there is no profile, or nobody knows the avatar.
  public func openConversation(with avatar: Avatar.ID) async throws -> Conversation {
    try await conversationService.openConversation(with: avatar)
  }

  /// A new conversation with an avatar, beginning with its greeting.
  /// - Throws: `ConversationFailure` when there is no profile, or nobody knows the avatar.
  public func startConversation(with avatar: Avatar.ID) async throws -> Conversation {
    try await conversationService.startConversation(with: avatar)
  }

  /// A conversation by its id; nil when it is gone, or not the user's.
  public func conversation(_ id: Conversation.ID) async throws -> Conversation? {
    try await conversationService.conversation(id)
  }

  /// The user's conversations, the last changed first: at most `limit`, from the `offset`th on.
  public func conversations(offset: Int, limit: Int) async throws -> [ChatSummary] {
    try await conversationService.conversations(offset: offset, limit: limit)
  }

  /// The messages before one of the shown path, or its newest ones when that is nil; a reply that is arriving as far
  /// as it has come.
  public func messages(
    of conversation: Conversation.ID, before: Message.ID?, limit: Int
  ) async throws -> MessagePage {
    try await conversationService.messages(of: conversation, before: before, limit: limit)
  }

  /// The messages after one of the shown path, the oldest first; a reply that is arriving as far as it has come.
  public func messages(
    of conversation: Conversation.ID, after: Message.ID, limit: Int
  ) async throws -> MessagePage {
    try await conversationService.messages(of: conversation, after: after, limit: limit)
  }

  /// The last message of the shown path that leads to a message: itself when it is shown, where its branch begins
  /// otherwise; nil when there is none.
  public func shownMessage(
    nearest message: Message.ID, in conversation: Conversation.ID
  ) async throws -> Message.ID? {
    try await conversationService.shownMessage(nearest: message, in: conversation)
  }

  /// Each message of a conversation that is new or has changed by this process, from now on.
  ///
  /// A reader that is slow gets the newest form of each message. One that is 256 messages behind loses the oldest.
  public func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message> {
    conversationService.messageUpdates(of: conversation)
  }

  /// Where the user's messages hold every word of a text, the best first.
  public func searchMessages(_ text: String, limit: Int) async throws -> [SearchHit] {
    try await conversationService.searchMessages(text, limit: limit)
  }

  /// Stores what the user says, then has it answered. It returns when the text is stored and the answer has begun.
  /// - Throws: `ConversationFailure` when the text cannot be sent, or an answer is still arriving.
  public func send(_ text: String, in conversation: Conversation.ID) async throws {
    try await conversationService.send(UserTurn(text), in: conversation)
  }

  /// The same, with what goes with the text for this turn alone; for a program that ends with the answer.
  /// - Throws: Also a `ModelFailure`, when the model does not take the pictures.
  public func ask(_ question: UserTurn, in conversation: Conversation.ID) async throws {
    try await conversationService.send(question, in: conversation, isLast: true)
  }

  /// Has the question before a message answered anew, as another branch, as long as its conversation ends with it.
  /// - Throws: `ConversationFailure` when there is no question, or an answer is still arriving; `ConversationWentOn`.
  public func retry(_ last: Message) async throws {
    try await conversationService.retry(last)
  }

  /// The last answers of the shown path of which there is more than one; nil when there are none near its end.
  public func swipes(in conversation: Conversation.ID) async throws -> Swipes? {
    try await conversationService.swipes(in: conversation)
  }

  /// Shows the branch of a message, to where it was last shown.
  /// - Throws: `ConversationFailure` when an answer is still arriving.
  public func showBranch(of message: Message.ID, in conversation: Conversation.ID) async throws {
    try await conversationService.showBranch(of: message, in: conversation)
  }

  /// How the next reply in a conversation stands to the budget, or the first one of a new conversation with an avatar;
  /// nil where there is no budget, or the reply costs nothing.
  public func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus? {
    try await conversationService.budgetStatus(for: scope)
  }

  /// Lets the next reply in a conversation begin, whatever is spent.
  public func passBudget(in conversation: Conversation.ID) async {
    await conversationService.passBudget(in: conversation)
  }

  /// Whether an answer of this program is arriving or beginning; those of other programs do not count.
  public func isReplying(in conversation: Conversation.ID) async -> Bool {
    await conversationService.isReplying(in: conversation)
  }

  /// Stops the answer that is arriving; what came is kept, and stored when this returns.
  public func stopReply(in conversation: Conversation.ID) async {
    await conversationService.stopReply(in: conversation)
  }

  /// What stands in the field of a conversation as it was typed last in this process, stored or not: empty where it was
  /// sent or deleted, nil where nothing was typed yet.
  public func draftInHand(in conversation: Conversation.ID) -> String? {
    conversationService.draftInHand(in: conversation)
  }

  /// Notes what stands in the field of a conversation, for its other screens and for the end of the program.
  public func holdDraft(_ text: String, in conversation: Conversation.ID) {
    conversationService.holdDraft(text, in: conversation)
  }

  /// Tells each time that this process has changed what the list of conversations says.
  public func conversationChanges() -> AsyncStream<Void> { conversationService.conversationChanges() }

  /// What was being written in a conversation; nil when there is nothing.
  public func draft(in conversation: Conversation.ID) async throws -> String? {
    try await conversationService.draft(in: conversation)
  }

  /// Keeps what is being written in a conversation; an empty text forgets it.
  public func saveDraft(_ text: String, in conversation: Conversation.ID) async throws {
    try await conversationService.saveDraft(text, in: conversation)
  }

  /// Notes that the user has seen the newest message.
  public func markSeen(_ conversation: Conversation.ID) async throws {
    try await conversationService.markSeen(conversation)
  }

  /// Gives a conversation a title; nil or an empty one takes it away.
  public func renameConversation(_ id: Conversation.ID, to title: String?) async throws {
    try await conversationService.renameConversation(id, to: title)
  }

  /// Deletes a conversation with all its messages, after stopping its answer.
  public func deleteConversation(_ id: Conversation.ID) async throws {
    try await conversationService.deleteConversation(id)
  }

  /// The latest conversation with an avatar; nil when there is none, or nobody is signed in.
  public func latestConversation(with avatar: Avatar.ID) async throws -> Conversation? {
    try await conversationService.latestConversation(with: avatar)
  }

  /// What would be sent if this were said now in a conversation: nothing is sent, and nothing stored. A question without
  /// words and pictures leaves only what comes before it.
  public func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport {
    try await conversationService.promptReport(of: question, in: conversation)
  }

  /// What of a conversation is not sent any more, as far as that is known without asking anybody; nil when all is.
  public func promptCut(in conversation: Conversation.ID) async throws -> PromptCut? {
    try await conversationService.promptCut(in: conversation)
  }

  /// What would be sent if a new conversation with an avatar began with this.
  public func promptReport(of question: UserTurn, toBeginWith avatar: Avatar.ID) async throws -> PromptReport {
    try await conversationService.promptReport(of: question, toBeginWith: avatar)
  }
}
