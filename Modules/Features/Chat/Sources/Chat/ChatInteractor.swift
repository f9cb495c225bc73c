public import Entities

/// The requirements of the screen of one conversation. It has no member of its own: each part of the screen has a
/// narrow protocol, and ChatPresenter passes each part only what it may use.
@MainActor
public protocol ChatInteractor: ConversationInteractor, TranscriptInteractor, JumpInteractor, DraftInteractor,
  ReplyInteractor, SwipesInteractor, AnsweringInteractor, BudgetInteractor, UsageInteractor, PromptCutInteractor,
  CopyInteractor, NewChatInteractor, PersonaInteractor, DeletionInteractor, ChatExportInteractor, MarksInteractor,
  RemovalInteractor, SuggestionInteractor, AttachmentInteractor, TemplateInteractor, GroupInteractor,
  DuplicationInteractor
{}

/// The conversation and its avatar.
@MainActor public protocol ConversationInteractor: ChatEventInteractor {
  /// The latest conversation with an avatar. When there is none, a new one that begins with the avatar's greeting.
  func openConversation(with avatar: Avatar.ID) async throws -> Conversation
  /// The latest conversation with an avatar; nil when there is none.
  func latestConversation(with avatar: Avatar.ID) async throws -> Conversation?
  /// A conversation by its id; nil when it was deleted, or is not the user's.
  func conversation(_ id: Conversation.ID) async throws -> Conversation?
  /// Sends a value each time that this program has changed the list of conversations, a title too.
  func conversationChanges() -> AsyncStream<Void>
  /// An avatar by its id, deleted or not; nil when it is in no store.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// The profile in use.
  func currentProfile() async throws -> UserProfile?
}

/// Pages of messages.
@MainActor public protocol MessagesInteractor {
  /// The messages before one of the shown path, or its newest ones when that is nil.
  func messages(of conversation: Conversation.ID, before: Message.ID?, limit: Int) async throws -> MessagePage
}

/// The shown messages, and their changes.
@MainActor public protocol TranscriptInteractor: MessagesInteractor {
  /// The messages after one of the shown path.
  func messages(of conversation: Conversation.ID, after: Message.ID, limit: Int) async throws -> MessagePage
  /// The last message of the shown path on the way to a message: the message itself when it is shown, otherwise the one
  /// at which its branch begins; nil when there is none.
  func shownMessage(nearest message: Message.ID, in conversation: Conversation.ID) async throws -> Message.ID?
  /// Shows the branch of a message, to the end that was last shown.
  /// - Throws: A `ReplyInFlightError` with `isReplyInFlight`, while a reply is arriving.
  func showBranch(of message: Message.ID, in conversation: Conversation.ID) async throws
  /// Each message of a conversation that this program adds or changes from now on, and a reply of another program at
  /// the end as it grows.
  func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message>
  /// Whether a reply of this program is arriving or beginning, also between the replies of two members of a group.
  /// Replies of other programs are not counted.
  func isReplying(in conversation: Conversation.ID) async -> Bool
  /// Records that the user has seen the newest message.
  func markSeen(_ conversation: Conversation.ID) async throws
  /// The current time, for the moment above a session and for the countdown of a waiting reply.
  var now: Timestamp { get }
}

/// The ways to messages that are not loaded.
@MainActor public protocol JumpInteractor: MessagesInteractor {
  /// The first message of the shown path that was written on a day of the user's zone or later; nil when there is none.
  func firstMessage(of conversation: Conversation.ID, from day: CalendarTime) async throws -> Message.ID?
  /// The current time: a day without a year is the last one.
  var now: Timestamp { get }
}

/// The text in the field.
@MainActor public protocol DraftInteractor {
  /// The text typed last in the field of a conversation, on any of its screens, saved or not. It is empty after the
  /// text was sent or deleted, and nil before any typing.
  func draftInHand(in conversation: Conversation.ID) -> String?
  /// Records the text in the field of a conversation, for its other screens.
  func holdDraft(_ text: String, in conversation: Conversation.ID)
  /// The saved draft of a conversation; nil when there is none.
  func draft(in conversation: Conversation.ID) async throws -> String?
  /// Saves the draft of a conversation; an empty text deletes it.
  func saveDraft(_ text: String, in conversation: Conversation.ID) async throws
}

/// Replies: asking for one, and stopping it.
@MainActor public protocol ReplyInteractor: ChatEventInteractor {
  /// Stores the user's message, then begins the reply. It returns when the message is stored and the reply has begun.
  /// - Parameter last: The message that the screen knows as the end of the conversation; nil for an empty one.
  /// - Returns: The model that answers.
  /// - Throws: A `ReplyInFlightError` with `isReplyInFlight`, while a reply is arriving; `BudgetReached`;
  ///   `ConversationWentOn` when the conversation has another end by now.
  func send(_ turn: UserTurn, in conversation: Conversation.ID, after last: Message?) async throws -> ModelSelection
  /// Stores another form of one of the user's messages as a branch beside it, then begins the reply.
  /// - Parameter last: The message that the screen knows as the end of the conversation.
  /// - Returns: The model that answers.
  /// - Throws: As `send`.
  func edit(_ message: Message, as turn: UserTurn, after last: Message?) async throws -> ModelSelection
  /// Stores another form of a reply as a branch beside it. No model is asked.
  /// - Parameter last: The message that the screen knows as the end of the conversation.
  /// - Throws: A `ReplyInFlightError` with `isReplyInFlight`, while a reply is arriving; `ConversationWentOn`.
  func correct(_ reply: Message, to text: String, after last: Message?) async throws
  /// Begins another reply to the question before a message, as a new branch. The message must be the last one.
  /// - Throws: A `ReplyInFlightError` with `isReplyInFlight`, while a reply is arriving; `BudgetReached`;
  ///   `ConversationWentOn` when another message is the last one.
  func retry(_ last: Message) async throws
  /// Begins a reply that goes on with the last one, as a new branch that begins with its text.
  /// - Throws: As `retry`.
  func continueReply(_ last: Message) async throws
  /// Begins a reply of a member of a group without a message of the user.
  /// - Parameters:
  ///   - member: The member; nil for the next one in the group's order.
  ///   - last: The message that the screen knows as the end of the conversation.
  /// - Throws: As `send`.
  func speak(as member: Avatar.ID?, in conversation: Conversation.ID, after last: Message?) async throws
  /// Stops the arriving reply; the arrived text is kept.
  func stopReply(in conversation: Conversation.ID) async
}

/// Files to send with a message.
@MainActor public protocol AttachmentInteractor: ChatEventInteractor {
  /// The bytes of a file. `~/` at the beginning is the home folder.
  /// - Throws: If there is no such file, it is no file, or it has more than `limit` bytes.
  func contents(of path: String, atMost limit: Int) async throws -> [UInt8]
  /// A path that names the same file in any folder.
  func completePath(of path: String) -> String
  /// The prompt for a question in a conversation. Nothing is sent to the model or stored.
  /// - Throws: If the model does not accept the pictures.
  func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport
}

/// Prompts to use again.
@MainActor public protocol TemplateInteractor {
  /// The user's templates, and the files that cannot be used.
  func templates() async throws -> TemplateList
  /// The values of the macros of templates in a conversation: names, the persona, the time.
  func templateValues(in conversation: Conversation.ID) async throws -> [String: String]
}

/// Other forms of messages.
@MainActor public protocol SwipesInteractor: ChatEventInteractor {
  /// The alternatives of the last messages of a path, for each message that has any.
  /// - Parameters:
  ///   - last: The end of the path; nil for the end of the shown path.
  ///   - limit: The most messages, counted from the end of the path.
  func swipes(
    in conversation: Conversation.ID, upTo last: Message.ID?, limit: Int
  ) async throws -> [Message.ID: Swipes]
  /// Shows the branch of a message, to the end that was last shown.
  /// - Throws: A `ReplyInFlightError` with `isReplyInFlight`, while a reply is arriving.
  func showBranch(of message: Message.ID, in conversation: Conversation.ID) async throws
}

/// The model of a conversation.
@MainActor public protocol AnsweringInteractor: ChatEventInteractor, NoteInteractor {
  /// The model where nothing else is chosen for a conversation.
  var usualModel: ModelSelection { get }
  /// The model that answers in a conversation from now on.
  func model(of conversation: Conversation.ID) async throws -> ConversationModel
  /// Chooses the model of a conversation, for every reply that begins from now on.
  func chooseModel(_ preference: ModelPreference, in conversation: Conversation.ID) async throws
}

/// The monthly budget.
@MainActor public protocol BudgetInteractor {
  /// The budget's status for the next reply in a conversation, or for the first one of a new conversation with an
  /// avatar; nil where there is no budget, or the reply is free.
  func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus?
  /// Allows the next reply in a conversation, even over the budget.
  func passBudget(in conversation: Conversation.ID) async
  /// Sets the monthly budget, for this run and later ones.
  func setMonthlyBudget(_ text: String) async throws
}

/// The tokens and cost of replies.
@MainActor public protocol UsageInteractor {
  /// The usage and cost of these messages. A message without a count has no entry.
  func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine]
}

/// The part of a conversation that has no room in the prompt.
@MainActor public protocol PromptCutInteractor {
  /// The part of the conversation that the next prompt leaves out, as far as it is known without a request to the
  /// provider; nil when nothing is left out.
  func promptCut(in conversation: Conversation.ID) async throws -> PromptCut?
}

/// The conversation as text to copy.
@MainActor public protocol CopyInteractor: MessagesInteractor {
  /// The current time: a key pressed again soon copies the previous text.
  var now: Timestamp { get }
}

/// Another conversation with the same avatar.
@MainActor public protocol NewChatInteractor: ChatEventInteractor {
  /// A new conversation with an avatar, beginning with the avatar's greeting. It is stored with its first message.
  func startConversation(with avatar: Avatar.ID) async throws -> Conversation
}

/// The names of the speakers, to read.
@MainActor public protocol SpokenNamesInteractor {
  /// The names under which the messages of a conversation were said.
  func spokenNames(in conversation: Conversation.ID) async throws -> SpokenNames
}

/// The persona of the user in a conversation, to read.
@MainActor public protocol PersonaReadingInteractor: SpokenNamesInteractor {
  /// The persona that counts in a conversation with an avatar, and the scope that chose it; nil for none.
  func personaInUse(in conversation: Conversation.ID?, with avatar: Avatar.ID) async throws -> PersonaInUse?
}

/// The persona of the user in a conversation.
@MainActor public protocol PersonaInteractor: ChatEventInteractor, PersonaReadingInteractor {
  /// The persona with this id or name. A part of the name is enough if it matches only one, in any case.
  /// - Throws: If none matches, or several do; the message names them.
  func persona(named name: String) async throws -> Persona
  /// Chooses a persona in a scope; nil leaves the scope without one.
  func usePersona(_ id: Persona.ID?, in scope: ChatScope) async throws
  /// Lets the greetings of a conversation that is not stored yet address the persona.
  func renewGreetings(in conversation: Conversation.ID) async throws
}

/// What the user marks messages with.
@MainActor public protocol MarksInteractor: ChatEventInteractor {
  /// Changes one mark of a message. The changed message is sent as an update.
  func mark(_ message: Message.ID, with mark: MessageMark, in conversation: Conversation.ID) async throws
}

/// The end of messages.
@MainActor public protocol RemovalInteractor: ChatEventInteractor {
  /// Moves a message to the trash, or the message and everything after it.
  /// - Throws: A `ReplyInFlightError` with `isReplyInFlight`, while a reply is arriving; `ConversationWentOn`.
  func deleteMessage(
    _ message: Message.ID, _ extent: MessageDeletion.Extent, in conversation: Conversation.ID
  ) async throws -> MessageDeletion
  /// Gives the messages of a deletion back, as they were.
  /// - Throws: As `deleteMessage`.
  func undoDeletion(_ id: MessageDeletion.ID, in conversation: Conversation.ID) async throws
}

/// A message of the user that the model writes.
@MainActor public protocol SuggestionInteractor: ChatEventInteractor {
  /// The user's next message in the model's words: the text so far, again and again, until it is complete. It is
  /// neither stored nor sent. When the reader stops, so does the request.
  func suggestMessage(in conversation: Conversation.ID) -> AsyncThrowingStream<String, any Error>
}

/// The end of a conversation.
@MainActor public protocol DeletionInteractor: ChatEventInteractor {
  /// Moves a conversation to the trash, with everything that belongs to it.
  /// - Returns: Whether it can be restored; false if nothing was said in it yet.
  /// - Throws: A `ReplyInFlightError` while a reply is arriving.
  func deleteConversation(_ id: Conversation.ID) async throws -> Bool
  /// Restores a conversation from the trash, as it was.
  func restoreConversation(_ id: Conversation.ID) async throws
  /// The conversation in the trash with an id, or with the last digits of one; nil when there is none.
  func deletedConversation(named text: String) async throws -> Conversation?
}
