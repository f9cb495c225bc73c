public import Entities

/// The requirements of the command `ask`. It has no member of its own: each step of the command has a narrow protocol.
@MainActor
public protocol AskInteractor: AskPlaceInteractor, AskChecksInteractor, AskTurnInteractor,
  ChatValuesInteractor
{}

/// The values that the shell completes.
@MainActor public protocol ChatValuesInteractor: TemplateInteractor {
  /// The profile in use; nil before the app was ever used.
  func currentProfile() async throws -> UserProfile?
  /// The user's conversations that are not archived: the pinned ones first, then the last changed.
  func conversations(offset: Int, limit: Int) async throws -> [ChatSummary]
  /// The ids of all of the user's conversations.
  func conversationIDs() async throws -> [Conversation.ID]
  /// All listed avatars.
  func allAvatars() async throws -> [Avatar]
}

/// Where the question is asked.
@MainActor public protocol AskPlaceInteractor {
  /// The conversation with an id, or with the last digits of one; nil when there is none.
  /// - Throws: If several ids end in these digits; the message names them.
  func conversation(named text: String) async throws -> Conversation?
  /// The conversation in the trash with an id, or with the last digits of one; nil when there is none.
  /// - Throws: If several ids end in these digits; the message names them.
  func deletedConversation(named text: String) async throws -> Conversation?
  /// The conversation that changed last, pinned or not; nil when there is none.
  func latestConversation() async throws -> Conversation?
  /// The latest conversation with an avatar; nil when there is none.
  func latestConversation(with avatar: Avatar.ID) async throws -> Conversation?
  /// The avatar with this id or name. A part of the name is enough if it matches only one avatar, in any case.
  /// - Throws: If no avatar matches, or several do; the message names them.
  func avatar(named name: String) async throws -> Avatar
  /// The avatar that answers when none is named: the plain assistant.
  func defaultAvatar() async throws -> Avatar
}

/// The checks before the question is stored.
@MainActor public protocol AskChecksInteractor {
  /// Whether a model was chosen for a chat, or for new chats with an avatar. Otherwise rules answer.
  /// - Throws: If the usual model would answer and cannot be used.
  func isModelChosen(for scope: PresetScope) async throws -> Bool
  /// The budget's status for the next reply in a conversation, or for the first one of a new conversation with an
  /// avatar; nil where there is no budget, or the reply is free.
  func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus?
  /// The prompt for a question in a conversation. Nothing is sent to the model or stored.
  func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport
  /// The prompt for a question in a new conversation with an avatar, which is not begun.
  func promptReport(of question: UserTurn, toBeginWith avatar: Avatar.ID) async throws -> PromptReport
}

/// The turn: the question, and the reply to it.
@MainActor public protocol AskTurnInteractor: ChatEventInteractor, TemplateInteractor {
  /// The profile in use. Where there is none, an anonymous one is made.
  func ensureProfile() async throws -> UserProfile
  /// The values of the macros of templates in a new conversation with an avatar.
  func templateValues(toBeginWith avatar: Avatar.ID) async throws -> [String: String]
  /// An avatar by its id, deleted or not; nil when it is in no store.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// A new conversation with an avatar, which begins with the avatar's greeting.
  func startConversation(with avatar: Avatar.ID) async throws -> Conversation
  /// Each message of a conversation that this program adds or changes from now on, and a reply of another program at
  /// the end as it grows.
  func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message>
  /// Allows the next reply in a conversation, even over the budget.
  func passBudget(in conversation: Conversation.ID) async
  /// Stores the question, then begins the reply. An instruction applies to this turn only; pictures are kept with the
  /// message.
  /// - Throws: If the question cannot be sent, or the model does not accept the pictures.
  func ask(_ question: UserTurn, in conversation: Conversation.ID) async throws
  /// Records that the user has seen the newest message.
  func markSeen(_ conversation: Conversation.ID) async throws
  /// Stops the arriving reply; the arrived text is kept.
  func stopReply(in conversation: Conversation.ID) async
  /// The tokens of one message; nil where they were not counted.
  func usage(of message: Message.ID) async throws -> UsageSum?
  /// The model where nothing else is chosen for a conversation.
  var usualModel: ModelSelection { get }
  /// The model that answers in a conversation from now on.
  func model(of conversation: Conversation.ID) async throws -> ConversationModel
  /// The current time, for the duration of a reply and of its pauses.
  var now: Timestamp { get }
}
