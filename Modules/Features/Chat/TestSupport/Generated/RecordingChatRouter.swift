// Generated from ChatActions.swift, ChatFeatureInteractor.swift, ChatRouter.swift, ChatsRouter.swift, CommandsRouter.swift, MapRouter.swift, MemberPickerRouter.swift, MembersRouter.swift, MessageListsRouter.swift, MessageMenuRouter.swift, NoteRouter.swift, PresetRouter.swift and SearchRouter.swift by `Tools/feature doubles Chat`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Chat
public import Entities
public import FeatureKit
import FeatureKitTestSupport

/// Notes where the screens of Chat wanted to lead.
@MainActor
public final class RecordingChatRouter: ChatActionsRouter, ChatFeatureRouter, ChatRouter, ChatsRouter, CommandsRouter,
  MapRouter, MemberPickerRouter, MembersRouter, MessageListsRouter, MessageMenuRouter, NoteRouter, PresetRouter,
  SearchRouter
{
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case askAboutBudget(_ use: BudgetUsage, isRetry: Bool)
    case askForAttachment
    case askForBookmark
    case askForBudget(after: BudgetUsage)
    case askForDay
    case askForFile(titled: String, action: String, suggesting: String)
    case askForTags(now: String)
    case askForTitle(now: String, insteadOf: String)
    case askForValue(of: String, in: String)
    case chooseBranch(in: Conversation.ID)
    case chooseMember(besides: [Avatar.ID])
    case chooseModel(for: ConversationModel)
    case chooseModelOfAvatar(now: ConversationModel)
    case choosePersona(now: PersonaInUse?)
    case chooseVerb(in: MessageMenu)
    case confirm(_ question: Question)
    case dismissScreen
    case finishLists(at: Message.ID)
    case finishMap(with: Message.ID)
    case finishMemberChoice(with: Avatar.ID)
    case finishMembers(calling: Avatar.ID)
    case finishMenu(with: MessageChoice)
    case replaceConversation(by: Conversation.ID)
    case searchChanged(to: SearchParameters)
    case showAlert(for: String)
    case showCharacter(fromChatWith: Avatar.ID)
    case showChat(with: Avatar)
    case showCommands
    case showConversation(_ id: Conversation.ID)
    case showExplore
    case showMembers(of: Conversation.ID)
    case showMessage(_ id: Message.ID, in: Conversation.ID)
    case showMessageLists(of: Conversation.ID)
    case showNote(in: Conversation.ID)
    case showOutcome(titled: String, _ words: String)
    case showPreset(of: Avatar, in: Conversation.ID)
    case showPrompt(in: Conversation.ID, saying: String)
    case showSearch
    case showTemplates
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askAboutBudget(_:isRetry:)` answers.
  public var onAskAboutBudget: (@MainActor (BudgetUsage, Bool) async -> BudgetDecision?)?
  /// What `askForAttachment()` answers.
  public var onAskForAttachment: (@MainActor () async -> String?)?
  /// What `askForBookmark()` answers.
  public var onAskForBookmark: (@MainActor () async -> String?)?
  /// What `askForBudget(after:)` answers.
  public var onAskForBudget: (@MainActor (BudgetUsage) async -> String?)?
  /// What `askForDay()` answers.
  public var onAskForDay: (@MainActor () async -> String?)?
  /// What `askForFile(titled:action:suggesting:)` answers.
  public var onAskForFile: (@MainActor (String, String, String) async -> String?)?
  /// What `askForTags(now:)` answers.
  public var onAskForTags: (@MainActor (String) async -> String?)?
  /// What `askForTitle(now:insteadOf:)` answers.
  public var onAskForTitle: (@MainActor (String, String) async -> String?)?
  /// What `askForValue(of:in:)` answers.
  public var onAskForValue: (@MainActor (String, String) async -> String?)?
  /// What `chooseBranch(in:)` answers.
  public var onChooseBranch: (@MainActor (Conversation.ID) async -> Message.ID?)?
  /// What `chooseMember(besides:)` answers.
  public var onChooseMember: (@MainActor ([Avatar.ID]) async -> Avatar.ID?)?
  /// What `chooseModel(for:)` answers.
  public var onChooseModel: (@MainActor (ConversationModel) async -> ModelPreference?)?
  /// What `chooseModelOfAvatar(now:)` answers.
  public var onChooseModelOfAvatar: (@MainActor (ConversationModel) async -> ModelPreference?)?
  /// What `choosePersona(now:)` answers.
  public var onChoosePersona: (@MainActor (PersonaInUse?) async -> PersonaChoice?)?
  /// What `chooseVerb(in:)` answers.
  public var onChooseVerb: (@MainActor (MessageMenu) async -> MessageChoice?)?
  /// What `confirm(_:)` answers.
  public var onConfirm: (@MainActor (Question) async -> Bool)?
  /// What `showMembers(of:)` answers.
  public var onShowMembers: (@MainActor (Conversation.ID) async -> Avatar.ID?)?
  /// What `showMessageLists(of:)` answers.
  public var onShowMessageLists: (@MainActor (Conversation.ID) async -> Message.ID?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func askAboutBudget(_ use: BudgetUsage, isRetry: Bool) async -> BudgetDecision? {
    record(.askAboutBudget(use, isRetry: isRetry))
    guard let onAskAboutBudget else {
      return Unanswered.call("RecordingChatRouter.askAboutBudget(_:isRetry:)", set: "onAskAboutBudget", default: nil)
    }
    return await onAskAboutBudget(use, isRetry)
  }

  public func askForAttachment() async -> String? {
    record(.askForAttachment)
    guard let onAskForAttachment else {
      return Unanswered.call("RecordingChatRouter.askForAttachment()", set: "onAskForAttachment", default: nil)
    }
    return await onAskForAttachment()
  }

  public func askForBookmark() async -> String? {
    record(.askForBookmark)
    guard let onAskForBookmark else {
      return Unanswered.call("RecordingChatRouter.askForBookmark()", set: "onAskForBookmark", default: nil)
    }
    return await onAskForBookmark()
  }

  public func askForBudget(after use: BudgetUsage) async -> String? {
    record(.askForBudget(after: use))
    guard let onAskForBudget else {
      return Unanswered.call("RecordingChatRouter.askForBudget(after:)", set: "onAskForBudget", default: nil)
    }
    return await onAskForBudget(use)
  }

  public func askForDay() async -> String? {
    record(.askForDay)
    guard let onAskForDay else {
      return Unanswered.call("RecordingChatRouter.askForDay()", set: "onAskForDay", default: nil)
    }
    return await onAskForDay()
  }

  public func askForFile(titled title: String, action: String, suggesting path: String) async -> String? {
    record(.askForFile(titled: title, action: action, suggesting: path))
    guard let onAskForFile else {
      return Unanswered.call(
        "RecordingChatRouter.askForFile(titled:action:suggesting:)", set: "onAskForFile", default: nil)
    }
    return await onAskForFile(title, action, path)
  }

  public func askForTags(now tags: String) async -> String? {
    record(.askForTags(now: tags))
    guard let onAskForTags else {
      return Unanswered.call("RecordingChatRouter.askForTags(now:)", set: "onAskForTags", default: nil)
    }
    return await onAskForTags(tags)
  }

  public func askForTitle(now title: String, insteadOf name: String) async -> String? {
    record(.askForTitle(now: title, insteadOf: name))
    guard let onAskForTitle else {
      return Unanswered.call("RecordingChatRouter.askForTitle(now:insteadOf:)", set: "onAskForTitle", default: nil)
    }
    return await onAskForTitle(title, name)
  }

  public func askForValue(of variable: String, in template: String) async -> String? {
    record(.askForValue(of: variable, in: template))
    guard let onAskForValue else {
      return Unanswered.call("RecordingChatRouter.askForValue(of:in:)", set: "onAskForValue", default: nil)
    }
    return await onAskForValue(variable, template)
  }

  public func chooseBranch(in conversation: Conversation.ID) async -> Message.ID? {
    record(.chooseBranch(in: conversation))
    guard let onChooseBranch else {
      return Unanswered.call("RecordingChatRouter.chooseBranch(in:)", set: "onChooseBranch", default: nil)
    }
    return await onChooseBranch(conversation)
  }

  public func chooseMember(besides members: [Avatar.ID]) async -> Avatar.ID? {
    record(.chooseMember(besides: members))
    guard let onChooseMember else {
      return Unanswered.call("RecordingChatRouter.chooseMember(besides:)", set: "onChooseMember", default: nil)
    }
    return await onChooseMember(members)
  }

  public func chooseModel(for conversation: ConversationModel) async -> ModelPreference? {
    record(.chooseModel(for: conversation))
    guard let onChooseModel else {
      return Unanswered.call("RecordingChatRouter.chooseModel(for:)", set: "onChooseModel", default: nil)
    }
    return await onChooseModel(conversation)
  }

  public func chooseModelOfAvatar(now: ConversationModel) async -> ModelPreference? {
    record(.chooseModelOfAvatar(now: now))
    guard let onChooseModelOfAvatar else {
      return Unanswered.call(
        "RecordingChatRouter.chooseModelOfAvatar(now:)", set: "onChooseModelOfAvatar", default: nil)
    }
    return await onChooseModelOfAvatar(now)
  }

  public func choosePersona(now: PersonaInUse?) async -> PersonaChoice? {
    record(.choosePersona(now: now))
    guard let onChoosePersona else {
      return Unanswered.call("RecordingChatRouter.choosePersona(now:)", set: "onChoosePersona", default: nil)
    }
    return await onChoosePersona(now)
  }

  public func chooseVerb(in menu: MessageMenu) async -> MessageChoice? {
    record(.chooseVerb(in: menu))
    guard let onChooseVerb else {
      return Unanswered.call("RecordingChatRouter.chooseVerb(in:)", set: "onChooseVerb", default: nil)
    }
    return await onChooseVerb(menu)
  }

  public func confirm(_ question: Question) async -> Bool {
    record(.confirm(question))
    guard let onConfirm else {
      return Unanswered.call("RecordingChatRouter.confirm(_:)", set: "onConfirm", default: false)
    }
    return await onConfirm(question)
  }

  public func dismissScreen() {
    record(.dismissScreen)
  }

  public func finishLists(at message: Message.ID) {
    record(.finishLists(at: message))
  }

  public func finishMap(with message: Message.ID) {
    record(.finishMap(with: message))
  }

  public func finishMemberChoice(with avatar: Avatar.ID) {
    record(.finishMemberChoice(with: avatar))
  }

  public func finishMembers(calling member: Avatar.ID) {
    record(.finishMembers(calling: member))
  }

  public func finishMenu(with choice: MessageChoice) {
    record(.finishMenu(with: choice))
  }

  public func replaceConversation(by id: Conversation.ID) {
    record(.replaceConversation(by: id))
  }

  public func searchChanged(to parameters: SearchParameters) {
    record(.searchChanged(to: parameters))
  }

  public func showAlert(for error: any Error) {
    record(.showAlert(for: "\(error)"))
  }

  public func showCharacter(fromChatWith avatar: Avatar.ID) {
    record(.showCharacter(fromChatWith: avatar))
  }

  public func showChat(with avatar: Avatar) {
    record(.showChat(with: avatar))
  }

  public func showCommands() {
    record(.showCommands)
  }

  public func showConversation(_ id: Conversation.ID) {
    record(.showConversation(id))
  }

  public func showExplore() {
    record(.showExplore)
  }

  public func showMembers(of conversation: Conversation.ID) async -> Avatar.ID? {
    record(.showMembers(of: conversation))
    guard let onShowMembers else {
      return Unanswered.call("RecordingChatRouter.showMembers(of:)", set: "onShowMembers", default: nil)
    }
    return await onShowMembers(conversation)
  }

  public func showMessage(_ id: Message.ID, in conversation: Conversation.ID) {
    record(.showMessage(id, in: conversation))
  }

  public func showMessageLists(of conversation: Conversation.ID) async -> Message.ID? {
    record(.showMessageLists(of: conversation))
    guard let onShowMessageLists else {
      return Unanswered.call("RecordingChatRouter.showMessageLists(of:)", set: "onShowMessageLists", default: nil)
    }
    return await onShowMessageLists(conversation)
  }

  public func showNote(in conversation: Conversation.ID) async {
    record(.showNote(in: conversation))
  }

  public func showOutcome(titled title: String, _ words: String) {
    record(.showOutcome(titled: title, words))
  }

  public func showPreset(of avatar: Avatar, in conversation: Conversation.ID) async {
    record(.showPreset(of: avatar, in: conversation))
  }

  public func showPrompt(in conversation: Conversation.ID, saying text: String) {
    record(.showPrompt(in: conversation, saying: text))
  }

  public func showSearch() {
    record(.showSearch)
  }

  public func showTemplates() {
    record(.showTemplates)
  }
}
