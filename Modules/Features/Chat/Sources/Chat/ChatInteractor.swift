public import Entities

/// What the screen of one conversation must know and do.
@MainActor public protocol ChatInteractor {
  /// The latest conversation with an avatar, or a new one that begins with its greeting.
  func openConversation(with avatar: Avatar.ID) async throws -> Conversation
  /// A conversation by its id; nil when it is gone.
  func conversation(_ id: Conversation.ID) async throws -> Conversation?
  /// An avatar by its id; nil when nobody knows it any more.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// The messages before one of the shown path, or its newest ones when that is nil.
  func messages(of conversation: Conversation.ID, before: Message.ID?, limit: Int) async throws -> MessagePage
  /// The messages after one of the shown path.
  func messages(of conversation: Conversation.ID, after: Message.ID, limit: Int) async throws -> MessagePage
  /// The last message of the shown path that leads to a message: itself when it is shown, where its branch begins
  /// otherwise; nil when there is none.
  func shownMessage(nearest message: Message.ID, in conversation: Conversation.ID) async throws -> Message.ID?
  /// Each message of a conversation that is new or has changed, from now on, whoever caused it.
  func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message>
  /// What stands in the field of a conversation as it was typed last, on whatever screen, stored or not: empty where it
  /// was sent or deleted, nil where nothing was typed yet.
  func draftInHand(in conversation: Conversation.ID) -> String?
  /// Notes what stands in the field of a conversation, for its other screens.
  func holdDraft(_ text: String, in conversation: Conversation.ID)
  /// What was being written in a conversation; nil when there is nothing.
  func draft(in conversation: Conversation.ID) async throws -> String?
  /// Keeps what is being written in a conversation; an empty text forgets it.
  func saveDraft(_ text: String, in conversation: Conversation.ID) async throws
  /// Stores what the user says, then has it answered. It returns when the text is stored and the answer has begun.
  /// - Throws: A `ReplyInFlightError` that means it, when an answer is still arriving; `BudgetReached`.
  func send(_ text: String, in conversation: Conversation.ID) async throws
  /// Has the question before a message answered anew, as another branch, as long as its conversation ends with it.
  /// - Throws: A `ReplyInFlightError` that means it, when an answer is still arriving; `BudgetReached`;
  ///   `ConversationWentOn`.
  func retry(_ last: Message) async throws
  /// The last answers of the shown path of which there is more than one; nil when there are none near its end.
  func swipes(in conversation: Conversation.ID) async throws -> Swipes?
  /// Shows the branch of a message, to where it was last shown.
  /// - Throws: A `ReplyInFlightError` that means it, when an answer is still arriving.
  func showBranch(of message: Message.ID, in conversation: Conversation.ID) async throws
  /// Whether an answer of this program is arriving or beginning; those of other programs do not count.
  func isReplying(in conversation: Conversation.ID) async -> Bool
  /// Stops the answer that is arriving; what came is kept.
  func stopReply(in conversation: Conversation.ID) async
  /// Notes that the user has seen the newest message.
  func markSeen(_ conversation: Conversation.ID) async throws
  /// Deletes a conversation with all its messages.
  func deleteConversation(_ id: Conversation.ID) async throws
  /// What of a conversation is not sent to the model any more, as far as that is known without asking anybody; nil when
  /// all is.
  func promptCut(in conversation: Conversation.ID) async throws -> PromptCut?
  /// Who answers in a conversation from now on.
  func model(of conversation: Conversation.ID) async throws -> ConversationModel
  /// Chooses who answers in a conversation, for every reply that begins from now on.
  func chooseModel(_ preference: ModelPreference, in conversation: Conversation.ID) async throws
  /// How the next reply in a conversation stands to the budget, or the first one of a new conversation with an avatar;
  /// nil where there is no budget, or the reply costs nothing.
  func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus?
  /// Lets the next reply in a conversation begin, whatever is spent.
  func passBudget(in conversation: Conversation.ID) async
  /// Makes another amount the monthly budget, from now on and in later runs.
  func setMonthlyBudget(_ text: String) async throws
  /// What these messages used and cost; nothing for one that nobody counted.
  func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine]
  /// Who answers where nothing else is chosen for a conversation.
  var usualModel: ModelSelection { get }
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
  /// The time, by which replies wait for their provider, and presses follow one another.
  var now: Timestamp { get }
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
