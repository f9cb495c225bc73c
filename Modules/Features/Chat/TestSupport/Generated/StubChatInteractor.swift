// Generated from AskInteractor.swift, ChatFeatureInteractor.swift, ChatInteractor.swift, ChatsCommandsInteractor.swift, ChatsInteractor.swift, PresetInteractor.swift, PromptInteractor.swift and SearchInteractor.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Chat
public import Entities
import FeatureKitTestSupport

/// Answers the screens of Chat as a test sets it. What is not set fails the test by its name.
@MainActor
public final class StubChatInteractor: AnsweringInteractor, AskChecksInteractor, AskInteractor, AskPlaceInteractor,
  AskTurnInteractor, BudgetInteractor, ChatFeatureInteractor, ChatInteractor, ChatLogInteractor, ChatValuesInteractor,
  ChatsCommandsInteractor, ChatsInteractor, ConversationInteractor, CopyInteractor, DeletionInteractor, DraftInteractor,
  MessagesInteractor, PresetInteractor, PromptCutInteractor, PromptInteractor, ReplyInteractor, SearchInteractor,
  SwipesInteractor, TranscriptInteractor, UsageInteractor
{
  /// What `allAvatars()` answers.
  public var onAllAvatars: (@MainActor () async throws -> [Avatar])?
  /// What `ask(_:in:)` answers.
  public var onAsk: (@MainActor (UserTurn, Conversation.ID) async throws -> Void)?
  /// What `avatar(_:)` answers.
  public var onAvatar: (@MainActor (Avatar.ID) async throws -> Avatar?)?
  /// What `avatar(named:)` answers.
  public var onAvatarNamed: (@MainActor (String) async throws -> Avatar)?
  /// What `budgetStatus(for:)` answers.
  public var onBudgetStatus: (@MainActor (PresetScope) async throws -> BudgetStatus?)?
  /// What `chooseModel(_:in:)` answers.
  public var onChooseModel: (@MainActor (ModelPreference, Conversation.ID) async throws -> Void)?
  /// What `conversation(_:)` answers.
  public var onConversation: (@MainActor (Conversation.ID) async throws -> Conversation?)?
  /// What `conversationChanges()` answers.
  public var onConversationChanges: (@MainActor () -> AsyncStream<Void>)?
  /// What `conversations(offset:limit:)` answers.
  public var onConversations: (@MainActor (Int, Int) async throws -> [ChatSummary])?
  /// What `currentProfile()` answers.
  public var onCurrentProfile: (@MainActor () async throws -> UserProfile?)?
  /// What `defaultAvatar()` answers.
  public var onDefaultAvatar: (@MainActor () async throws -> Avatar)?
  /// What `deleteConversation(_:)` answers.
  public var onDeleteConversation: (@MainActor (Conversation.ID) async throws -> Void)?
  /// What `draft(in:)` answers.
  public var onDraft: (@MainActor (Conversation.ID) async throws -> String?)?
  /// What `draftInHand(in:)` answers.
  public var onDraftInHand: (@MainActor (Conversation.ID) -> String?)?
  /// What `ensureProfile()` answers.
  public var onEnsureProfile: (@MainActor () async throws -> UserProfile)?
  /// What `holdDraft(_:in:)` answers.
  public var onHoldDraft: (@MainActor (String, Conversation.ID) -> Void)?
  /// What `isModelChosen(for:)` answers.
  public var onIsModelChosen: (@MainActor (PresetScope) async throws -> Bool)?
  /// What `isReplying(in:)` answers.
  public var onIsReplying: (@MainActor (Conversation.ID) async -> Bool)?
  /// What `latestConversation(with:)` answers.
  public var onLatestConversation: (@MainActor (Avatar.ID) async throws -> Conversation?)?
  /// What `log(_:)` answers.
  public var onLog: (@MainActor (LoggableEvent) -> Void)?
  /// What `markSeen(_:)` answers.
  public var onMarkSeen: (@MainActor (Conversation.ID) async throws -> Void)?
  /// What `messageUpdates(of:)` answers.
  public var onMessageUpdates: (@MainActor (Conversation.ID) async -> AsyncStream<Message>)?
  /// What `messages(of:after:limit:)` answers.
  public var onMessagesOfAfterLimit: (@MainActor (Conversation.ID, Message.ID, Int) async throws -> MessagePage)?
  /// What `messages(of:before:limit:)` answers.
  public var onMessagesOfBeforeLimit: (@MainActor (Conversation.ID, Message.ID?, Int) async throws -> MessagePage)?
  /// What `model(of:)` answers.
  public var onModel: (@MainActor (Conversation.ID) async throws -> ConversationModel)?
  /// What `now` answers.
  public var onNow: (@MainActor () -> Timestamp)?
  /// What `openConversation(with:)` answers.
  public var onOpenConversation: (@MainActor (Avatar.ID) async throws -> Conversation)?
  /// What `passBudget(in:)` answers.
  public var onPassBudget: (@MainActor (Conversation.ID) async -> Void)?
  /// What `presetReport(for:)` answers.
  public var onPresetReport: (@MainActor (PresetScope) async throws -> PresetReport)?
  /// What `promptCut(in:)` answers.
  public var onPromptCut: (@MainActor (Conversation.ID) async throws -> PromptCut?)?
  /// What `promptReport(of:in:)` answers.
  public var onPromptReportOfIn: (@MainActor (UserTurn, Conversation.ID) async throws -> PromptReport)?
  /// What `promptReport(of:toBeginWith:)` answers.
  public var onPromptReportOfToBeginWith: (@MainActor (UserTurn, Avatar.ID) async throws -> PromptReport)?
  /// What `recentAvatars(limit:)` answers.
  public var onRecentAvatars: (@MainActor (Int) async throws -> [Avatar])?
  /// What `renameConversation(_:to:)` answers.
  public var onRenameConversation: (@MainActor (Conversation.ID, String?) async throws -> Void)?
  /// What `retry(_:)` answers.
  public var onRetry: (@MainActor (Message) async throws -> Void)?
  /// What `saveDraft(_:in:)` answers.
  public var onSaveDraft: (@MainActor (String, Conversation.ID) async throws -> Void)?
  /// What `savePreset(_:for:)` answers.
  public var onSavePreset: (@MainActor (Preset, PresetScope) async throws -> Void)?
  /// What `saveSummary(_:upTo:in:)` answers.
  public var onSaveSummary: (@MainActor (String, Message.ID, Conversation.ID) async throws -> Void)?
  /// What `searchMessages(_:limit:)` answers.
  public var onSearchMessages: (@MainActor (String, Int) async throws -> [SearchHit])?
  /// What `send(_:in:after:)` answers.
  public var onSend: (@MainActor (String, Conversation.ID, Message?) async throws -> ModelSelection)?
  /// What `setMonthlyBudget(_:)` answers.
  public var onSetMonthlyBudget: (@MainActor (String) async throws -> Void)?
  /// What `showBranch(of:in:)` answers.
  public var onShowBranch: (@MainActor (Message.ID, Conversation.ID) async throws -> Void)?
  /// What `shownMessage(nearest:in:)` answers.
  public var onShownMessage: (@MainActor (Message.ID, Conversation.ID) async throws -> Message.ID?)?
  /// What `spending(in:)` answers.
  public var onSpendingIn: (@MainActor (Conversation.ID) async throws -> [SpendingLine])?
  /// What `spending(of:)` answers.
  public var onSpendingOf: (@MainActor ([Message.ID]) async throws -> [Message.ID: SpendingLine])?
  /// What `startConversation(with:)` answers.
  public var onStartConversation: (@MainActor (Avatar.ID) async throws -> Conversation)?
  /// What `stopReply(in:)` answers.
  public var onStopReply: (@MainActor (Conversation.ID) async -> Void)?
  /// What `swipes(in:)` answers.
  public var onSwipes: (@MainActor (Conversation.ID) async throws -> Swipes?)?
  /// What `usage(of:)` answers.
  public var onUsage: (@MainActor (Message.ID) async throws -> UsageSum?)?
  /// What `usualModel` answers.
  public var onUsualModel: (@MainActor () -> ModelSelection)?

  /// An interactor that answers nothing yet.
  public init() {}

  public func allAvatars() async throws -> [Avatar] {
    guard let onAllAvatars else {
      throw Unanswered.error("StubChatInteractor.allAvatars()", set: "onAllAvatars")
    }
    return try await onAllAvatars()
  }

  public func ask(_ question: UserTurn, in conversation: Conversation.ID) async throws {
    guard let onAsk else {
      throw Unanswered.error("StubChatInteractor.ask(_:in:)", set: "onAsk")
    }
    try await onAsk(question, conversation)
  }

  public func avatar(_ id: Avatar.ID) async throws -> Avatar? {
    guard let onAvatar else {
      throw Unanswered.error("StubChatInteractor.avatar(_:)", set: "onAvatar")
    }
    return try await onAvatar(id)
  }

  public func avatar(named name: String) async throws -> Avatar {
    guard let onAvatarNamed else {
      throw Unanswered.error("StubChatInteractor.avatar(named:)", set: "onAvatarNamed")
    }
    return try await onAvatarNamed(name)
  }

  public func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus? {
    guard let onBudgetStatus else {
      throw Unanswered.error("StubChatInteractor.budgetStatus(for:)", set: "onBudgetStatus")
    }
    return try await onBudgetStatus(scope)
  }

  public func chooseModel(_ preference: ModelPreference, in conversation: Conversation.ID) async throws {
    guard let onChooseModel else {
      throw Unanswered.error("StubChatInteractor.chooseModel(_:in:)", set: "onChooseModel")
    }
    try await onChooseModel(preference, conversation)
  }

  public func conversation(_ id: Conversation.ID) async throws -> Conversation? {
    guard let onConversation else {
      throw Unanswered.error("StubChatInteractor.conversation(_:)", set: "onConversation")
    }
    return try await onConversation(id)
  }

  public func conversationChanges() -> AsyncStream<Void> {
    guard let onConversationChanges else {
      return Unanswered.call(
        "StubChatInteractor.conversationChanges()", set: "onConversationChanges", default: AsyncStream { $0.finish() })
    }
    return onConversationChanges()
  }

  public func conversations(offset: Int, limit: Int) async throws -> [ChatSummary] {
    guard let onConversations else {
      throw Unanswered.error("StubChatInteractor.conversations(offset:limit:)", set: "onConversations")
    }
    return try await onConversations(offset, limit)
  }

  public func currentProfile() async throws -> UserProfile? {
    guard let onCurrentProfile else {
      throw Unanswered.error("StubChatInteractor.currentProfile()", set: "onCurrentProfile")
    }
    return try await onCurrentProfile()
  }

  public func defaultAvatar() async throws -> Avatar {
    guard let onDefaultAvatar else {
      throw Unanswered.error("StubChatInteractor.defaultAvatar()", set: "onDefaultAvatar")
    }
    return try await onDefaultAvatar()
  }

  public func deleteConversation(_ id: Conversation.ID) async throws {
    guard let onDeleteConversation else {
      throw Unanswered.error("StubChatInteractor.deleteConversation(_:)", set: "onDeleteConversation")
    }
    try await onDeleteConversation(id)
  }

  public func draft(in conversation: Conversation.ID) async throws -> String? {
    guard let onDraft else {
      throw Unanswered.error("StubChatInteractor.draft(in:)", set: "onDraft")
    }
    return try await onDraft(conversation)
  }

  public func draftInHand(in conversation: Conversation.ID) -> String? {
    guard let onDraftInHand else {
      return Unanswered.call("StubChatInteractor.draftInHand(in:)", set: "onDraftInHand", default: nil)
    }
    return onDraftInHand(conversation)
  }

  public func ensureProfile() async throws -> UserProfile {
    guard let onEnsureProfile else {
      throw Unanswered.error("StubChatInteractor.ensureProfile()", set: "onEnsureProfile")
    }
    return try await onEnsureProfile()
  }

  public func holdDraft(_ text: String, in conversation: Conversation.ID) {
    guard let onHoldDraft else {
      return Unanswered.call("StubChatInteractor.holdDraft(_:in:)", set: "onHoldDraft", default: ())
    }
    onHoldDraft(text, conversation)
  }

  public func isModelChosen(for scope: PresetScope) async throws -> Bool {
    guard let onIsModelChosen else {
      throw Unanswered.error("StubChatInteractor.isModelChosen(for:)", set: "onIsModelChosen")
    }
    return try await onIsModelChosen(scope)
  }

  public func isReplying(in conversation: Conversation.ID) async -> Bool {
    guard let onIsReplying else {
      return Unanswered.call("StubChatInteractor.isReplying(in:)", set: "onIsReplying", default: false)
    }
    return await onIsReplying(conversation)
  }

  public func latestConversation(with avatar: Avatar.ID) async throws -> Conversation? {
    guard let onLatestConversation else {
      throw Unanswered.error("StubChatInteractor.latestConversation(with:)", set: "onLatestConversation")
    }
    return try await onLatestConversation(avatar)
  }

  public func log(_ event: LoggableEvent) {
    guard let onLog else {
      return Unanswered.call("StubChatInteractor.log(_:)", set: "onLog", default: ())
    }
    onLog(event)
  }

  public func markSeen(_ conversation: Conversation.ID) async throws {
    guard let onMarkSeen else {
      throw Unanswered.error("StubChatInteractor.markSeen(_:)", set: "onMarkSeen")
    }
    try await onMarkSeen(conversation)
  }

  public func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message> {
    guard let onMessageUpdates else {
      return Unanswered.call(
        "StubChatInteractor.messageUpdates(of:)", set: "onMessageUpdates", default: AsyncStream { $0.finish() })
    }
    return await onMessageUpdates(conversation)
  }

  public func messages(of conversation: Conversation.ID, after: Message.ID, limit: Int) async throws -> MessagePage {
    guard let onMessagesOfAfterLimit else {
      throw Unanswered.error("StubChatInteractor.messages(of:after:limit:)", set: "onMessagesOfAfterLimit")
    }
    return try await onMessagesOfAfterLimit(conversation, after, limit)
  }

  public func messages(of conversation: Conversation.ID, before: Message.ID?, limit: Int) async throws -> MessagePage {
    guard let onMessagesOfBeforeLimit else {
      throw Unanswered.error("StubChatInteractor.messages(of:before:limit:)", set: "onMessagesOfBeforeLimit")
    }
    return try await onMessagesOfBeforeLimit(conversation, before, limit)
  }

  public func model(of conversation: Conversation.ID) async throws -> ConversationModel {
    guard let onModel else {
      throw Unanswered.error("StubChatInteractor.model(of:)", set: "onModel")
    }
    return try await onModel(conversation)
  }

  public var now: Timestamp {
    guard let onNow else {
      return Unanswered.call("StubChatInteractor.now", set: "onNow")
    }
    return onNow()
  }

  public func openConversation(with avatar: Avatar.ID) async throws -> Conversation {
    guard let onOpenConversation else {
      throw Unanswered.error("StubChatInteractor.openConversation(with:)", set: "onOpenConversation")
    }
    return try await onOpenConversation(avatar)
  }

  public func passBudget(in conversation: Conversation.ID) async {
    guard let onPassBudget else {
      return Unanswered.call("StubChatInteractor.passBudget(in:)", set: "onPassBudget", default: ())
    }
    await onPassBudget(conversation)
  }

  public func presetReport(for scope: PresetScope) async throws -> PresetReport {
    guard let onPresetReport else {
      throw Unanswered.error("StubChatInteractor.presetReport(for:)", set: "onPresetReport")
    }
    return try await onPresetReport(scope)
  }

  public func promptCut(in conversation: Conversation.ID) async throws -> PromptCut? {
    guard let onPromptCut else {
      throw Unanswered.error("StubChatInteractor.promptCut(in:)", set: "onPromptCut")
    }
    return try await onPromptCut(conversation)
  }

  public func promptReport(of question: UserTurn, in conversation: Conversation.ID) async throws -> PromptReport {
    guard let onPromptReportOfIn else {
      throw Unanswered.error("StubChatInteractor.promptReport(of:in:)", set: "onPromptReportOfIn")
    }
    return try await onPromptReportOfIn(question, conversation)
  }

  public func promptReport(of question: UserTurn, toBeginWith avatar: Avatar.ID) async throws -> PromptReport {
    guard let onPromptReportOfToBeginWith else {
      throw Unanswered.error("StubChatInteractor.promptReport(of:toBeginWith:)", set: "onPromptReportOfToBeginWith")
    }
    return try await onPromptReportOfToBeginWith(question, avatar)
  }

  public func recentAvatars(limit: Int) async throws -> [Avatar] {
    guard let onRecentAvatars else {
      throw Unanswered.error("StubChatInteractor.recentAvatars(limit:)", set: "onRecentAvatars")
    }
    return try await onRecentAvatars(limit)
  }

  public func renameConversation(_ id: Conversation.ID, to title: String?) async throws {
    guard let onRenameConversation else {
      throw Unanswered.error("StubChatInteractor.renameConversation(_:to:)", set: "onRenameConversation")
    }
    try await onRenameConversation(id, title)
  }

  public func retry(_ last: Message) async throws {
    guard let onRetry else {
      throw Unanswered.error("StubChatInteractor.retry(_:)", set: "onRetry")
    }
    try await onRetry(last)
  }

  public func saveDraft(_ text: String, in conversation: Conversation.ID) async throws {
    guard let onSaveDraft else {
      throw Unanswered.error("StubChatInteractor.saveDraft(_:in:)", set: "onSaveDraft")
    }
    try await onSaveDraft(text, conversation)
  }

  public func savePreset(_ preset: Preset, for scope: PresetScope) async throws {
    guard let onSavePreset else {
      throw Unanswered.error("StubChatInteractor.savePreset(_:for:)", set: "onSavePreset")
    }
    try await onSavePreset(preset, scope)
  }

  public func saveSummary(_ text: String, upTo last: Message.ID, in conversation: Conversation.ID) async throws {
    guard let onSaveSummary else {
      throw Unanswered.error("StubChatInteractor.saveSummary(_:upTo:in:)", set: "onSaveSummary")
    }
    try await onSaveSummary(text, last, conversation)
  }

  public func searchMessages(_ text: String, limit: Int) async throws -> [SearchHit] {
    guard let onSearchMessages else {
      throw Unanswered.error("StubChatInteractor.searchMessages(_:limit:)", set: "onSearchMessages")
    }
    return try await onSearchMessages(text, limit)
  }

  public func send(_ text: String, in conversation: Conversation.ID, after last: Message?) async throws
    -> ModelSelection
  {
    guard let onSend else {
      throw Unanswered.error("StubChatInteractor.send(_:in:after:)", set: "onSend")
    }
    return try await onSend(text, conversation, last)
  }

  public func setMonthlyBudget(_ text: String) async throws {
    guard let onSetMonthlyBudget else {
      throw Unanswered.error("StubChatInteractor.setMonthlyBudget(_:)", set: "onSetMonthlyBudget")
    }
    try await onSetMonthlyBudget(text)
  }

  public func showBranch(of message: Message.ID, in conversation: Conversation.ID) async throws {
    guard let onShowBranch else {
      throw Unanswered.error("StubChatInteractor.showBranch(of:in:)", set: "onShowBranch")
    }
    try await onShowBranch(message, conversation)
  }

  public func shownMessage(nearest message: Message.ID, in conversation: Conversation.ID) async throws -> Message.ID? {
    guard let onShownMessage else {
      throw Unanswered.error("StubChatInteractor.shownMessage(nearest:in:)", set: "onShownMessage")
    }
    return try await onShownMessage(message, conversation)
  }

  public func spending(in conversation: Conversation.ID) async throws -> [SpendingLine] {
    guard let onSpendingIn else {
      throw Unanswered.error("StubChatInteractor.spending(in:)", set: "onSpendingIn")
    }
    return try await onSpendingIn(conversation)
  }

  public func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine] {
    guard let onSpendingOf else {
      throw Unanswered.error("StubChatInteractor.spending(of:)", set: "onSpendingOf")
    }
    return try await onSpendingOf(messages)
  }

  public func startConversation(with avatar: Avatar.ID) async throws -> Conversation {
    guard let onStartConversation else {
      throw Unanswered.error("StubChatInteractor.startConversation(with:)", set: "onStartConversation")
    }
    return try await onStartConversation(avatar)
  }

  public func stopReply(in conversation: Conversation.ID) async {
    guard let onStopReply else {
      return Unanswered.call("StubChatInteractor.stopReply(in:)", set: "onStopReply", default: ())
    }
    await onStopReply(conversation)
  }

  public func swipes(in conversation: Conversation.ID) async throws -> Swipes? {
    guard let onSwipes else {
      throw Unanswered.error("StubChatInteractor.swipes(in:)", set: "onSwipes")
    }
    return try await onSwipes(conversation)
  }

  public func usage(of message: Message.ID) async throws -> UsageSum? {
    guard let onUsage else {
      throw Unanswered.error("StubChatInteractor.usage(of:)", set: "onUsage")
    }
    return try await onUsage(message)
  }

  public var usualModel: ModelSelection {
    guard let onUsualModel else {
      return Unanswered.call("StubChatInteractor.usualModel", set: "onUsualModel")
    }
    return onUsualModel()
  }
}
