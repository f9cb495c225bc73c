public import TerminalTesting
public import Chat
public import Entities

/// The interactor of the feature over conversations in memory. It behaves as the app does, but a test decides when
/// replies arrive.
@MainActor public final class FakeChatInteractor: ChatFeatureInteractor {
  /// A verb that a test can hold or make fail.
  public enum Verb: Hashable, Sendable, CaseIterable {
    case open, start, conversation, avatar, messages, send, edit, correct, retry, swipes, show, stop, seen, delete,
      rename
    case profile, list, recents, search, draft, saveDraft, model, chooseModel, prompt, spending, status, budget, preset
    case savePreset, saveSummary, note, saveNote, export, importing, persona, move, attachment, map
    case mark, marked, deleteMessage, undoDeletion, trash, emptyTrash, suggest, restore, remove, emptyChats
    case group, saveGroup, duplicate
  }

  /// A call of a verb.
  public enum Call: Equatable, Sendable {
    case ensureProfile, listen
    case open(Avatar.ID)
    case start(Avatar.ID)
    case messages(before: Message.ID?, limit: Int)
    case messagesAfter(Message.ID, limit: Int)
    case send(String)
    case edit(String)
    case correct(Message.ID, to: String)
    case show(Message.ID)
    case retry, stop, seen, delete, rename, undoImport, restore, remove, emptyChats
    case duplicate(Conversation.ID)
    case chooseModel(ModelPreference)
    case passBudget, setBudget(String)
    case spending(Int)
    case savePreset(Preset, PresetScope)
    case saveSummary(String)
    case saveNote(AuthorsNote)
    case mark(Message.ID, MessageMark)
    case deleteMessage(Message.ID, MessageDeletion.Extent)
    case undoDeletion, emptyTrash, continueReply, suggest
    case saveGroup(GroupChat)
    case speak(Avatar.ID?)
    case list(offset: Int, limit: Int)
    case move(Conversation.ID, ChatPlace)
    case search(MessageQuery, limit: Int)
    case export([Conversation.ID]?, to: String, as: ChatFileFormat?, replacing: Bool)
    case importing([String], isPreview: Bool)
  }

  /// The user's personas, and the one of each scope.
  public var personas: [Persona] = [.captain], personaScopes: [ChatScope: Persona] = [:]
  /// The user's templates.
  public var templateList: [PromptTemplate] = []
  /// The values of the macros of templates.
  public var templateMacros: [String: String] = [:]
  /// Whether another member of a group is about to speak.
  public var isTurnUnfinished = false
  /// The groups of conversations.
  public var groups: [Conversation.ID: GroupChat] = [:]
  /// The messages of the map.
  public var outline: [MessageOutline] = []
  /// The contents of files to attach, by their paths, and the turns that were sent.
  public var fileContents: [String: [UInt8]] = [:], turns: [UserTurn] = []
  /// The conversations with renewed greetings.
  public var renewedGreetings: [Conversation.ID] = []
  /// The calls so far, in order.
  public private(set) var calls: [Call] = []
  /// The events that were logged.
  public private(set) var events: [LoggableEvent] = []
  /// The error of a verb, while it is set.
  public var errors: [Verb: any Error] = [:]
  /// A closed gate holds its verb.
  private var gates: [Verb: Gate] = [:]

  /// The cause of failed replies, and the number of messages left out of their prompts.
  public var cause: ErrorCause?, leftOut: Int?
  /// Whether a model was chosen; its context window; how many answers of rules the prompt leaves out.
  public var isModelChosen = true, window: Int? = 8192, rulesUnsent = 0
  /// The model.
  public var modelChoice = ModelChoice(provider: "offline", model: "rules")
  /// The model's server; nil for its provider's own.
  public var modelAddress: String?
  /// Both as one value.
  public var usualModel: ModelSelection { ModelSelection(choice: modelChoice, address: modelAddress) }
  /// The models chosen for conversations.
  public internal(set) var selections: [Conversation.ID: ModelSelection] = [:]
  /// The presets of chats and avatars, and those of the command and the configuration.
  public var presets: [PresetScope: Preset] = [:], commonPresets = PresetStack()
  /// The remarks of the provider on values.
  public var remarks: [Preset.Field: LocalizedText] = [:]
  /// The summaries of conversations.
  public var conversationSummaries: [Conversation.ID: ConversationSummary] = [:]
  /// The names under which the messages of conversations were said.
  public var spokenNames: [Conversation.ID: SpokenNames] = [:]
  /// The author's notes of conversations.
  public var authorsNotes: [Conversation.ID: AuthorsNote] = [:]
  /// The time: an hour after the sample conversations began.
  public var now = Timestamp(milliseconds: 1_700_003_600_000)
  /// The profile in use.
  public var profile: UserProfile? = .sample
  /// All avatars; the first is the default one.
  public var avatars = [Avatar.sample()]
  /// The avatars opened last.
  public var recents: [Avatar] = []
  /// The conversations, the last changed first.
  public var summaries: [ChatSummary] = []
  /// The number of messages of other branches that exports leave out.
  public var messagesLeftOut = 0
  /// The files at which an export ends already, by path; what an import finds; and what taking it back does.
  public var existingFiles: Set<String> = [], importedFiles: [ChatFileImport] = [], undo = ChatImportUndo()
  /// Search hits in addition to the messages of `paths`.
  public var hits: [SearchHit] = []
  /// The shown path of each conversation.
  public var paths: [Conversation.ID: [Message]] = [:]
  /// The beginnings of the branches of hidden messages.
  public var branches: [Message.ID: Message.ID] = [:]
  /// Paths that were replaced by another answer.
  public var left: [[Message]] = []
  /// The steps of a reply as soon as it has begun. Without any, it waits for `reply(_:_:in:)`.
  public var script: [(text: String, state: Message.State)] = []
  /// The forms of a message that the model writes for the user, as it grows.
  public var suggestions: [String] = []
  /// The conversations in the trash, the last deleted first.
  public var deletedSummaries: [ChatSummary] = []
  /// Whether a deleted conversation goes to the trash.
  public var keepsDeleted = true
  /// The deletions that can be undone, each with the path before it; the last one first.
  public var trash: [(deletion: MessageDeletion, path: [Message])] = []
  /// The program that writes the arriving reply.
  public var writer = Writer.thisProgram
  /// The number of messages at the beginning of each conversation that are no longer sent.
  public var unsent = 0
  /// The budget's status for the next reply.
  public var status: BudgetStatus?
  /// The same for some conversations, and for all with some avatars.
  public var statuses: [PresetScope: BudgetStatus?] = [:]
  /// Whether the next reply may begin over the budget.
  var hasPass = false
  /// The usage of replies.
  public var lines: [Message.ID: SpendingLine] = [:]
  /// The usage of every other message.
  public var usage: UsageSum?
  /// The questions of commands.
  public internal(set) var questions: [UserTurn] = []
  /// The saved drafts.
  public var drafts: [Conversation.ID: String] = [:]
  /// What was typed last in each conversation.
  var typed: [Conversation.ID: String] = [:]
  /// Each text that was saved as a draft, in order; an empty one deletes it.
  public internal(set) var draftWrites: [String] = []
  private var listeners: [Int: (conversation: Conversation.ID, continuation: AsyncStream<Message>.Continuation)] = [:]
  var listListeners: [AsyncStream<Void>.Continuation] = []
  private var nextNumber: UInt64 = 1_000

  /// An interactor with one avatar and no conversation.
  public init() {}

  /// Records the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// An interactor with one conversation.
  public convenience init(_ messages: [Message], in conversation: Conversation = .sample()) {
    self.init()
    add(conversation, messages)
  }

  /// Adds a conversation, as the last changed one.
  public func add(_ conversation: Conversation, _ messages: [Message] = []) {
    let avatar = avatars.first { $0.id == conversation.avatar }
    summaries.insert(
      ChatSummary(chat: conversation, avatarName: avatar?.name, isAvatarDeleted: avatar?.isDeleted ?? false), at: 0)
    paths[conversation.id] = messages
    // Messages made later have numbers that no sample has.
    nextNumber = max(nextNumber, UInt64(messages.count))
  }

  /// The gate of a verb.
  public func gate(_ verb: Verb) -> Gate {
    if let known = gates[verb] { return known }
    let gate = Gate()
    gates[verb] = gate
    return gate
  }

  /// The number of listeners to changes of conversations.
  public var listenerCount: Int { listeners.count }

  func enter(_ verb: Verb, _ call: Call? = nil) async throws {
    if let call { calls.append(call) }
    await gate(verb).pass()
    try Task.checkCancellation()
    if let error = errors[verb] { throw error }
  }

  func record(_ call: Call) { calls.append(call) }

  func number() -> UInt64 {
    nextNumber += 1
    return nextNumber
  }
}

// MARK: - Replies

extension FakeChatInteractor {
  /// Makes the reply at the end grow, or end.
  public func reply(
    _ text: String, _ state: Message.State = .streaming, in conversation: Conversation.ID = Conversation.sample().id
  ) {
    guard var last = paths[conversation]?.last, last.role == .assistant else { return }
    (last.text, last.state) = (text, state)
    last.leftOut = leftOut
    if case .failed = state { last.cause = cause }
    publish(last)
  }

  /// Stores a message and sends it to the listeners.
  public func publish(_ message: Message) {
    let path = paths[message.chat] ?? []
    if let index = path.firstIndex(where: { $0.id == message.id }) {
      paths[message.chat]?[index] = message
    } else {
      // Everything after its parent is on another branch now.
      let end = path.firstIndex { $0.id == message.parent }.map { $0 + 1 } ?? 0
      if end < path.count { left.append(path) }
      paths[message.chat] = path.prefix(end) + [message]
    }
    recordChange(message)
    for listener in listeners.values where listener.conversation == message.chat {
      listener.continuation.yield(message)
    }
  }

  /// Brings the row of the conversation to the top, with the beginning of its newest message.
  private func recordChange(_ message: Message) {
    guard let index = summaries.firstIndex(where: { $0.id == message.chat }) else { return }
    var row = summaries.remove(at: index)
    (row.lastText, row.lastRole, row.lastState) = (String(message.text.prefix(200)), message.role, message.state)
    row.lastSpeaker = message.speaker
    row.lastSpeakerName = message.speaker.flatMap { id in avatars.first { $0.id == id }?.name }
    summaries.insert(row, at: 0)
  }

  /// Sends a message to the listeners without storing it, as an update that comes late.
  public func publishLate(_ message: Message) {
    for listener in listeners.values where listener.conversation == message.chat {
      listener.continuation.yield(message)
    }
  }

  /// Ends all updates.
  public func endUpdates() {
    for listener in listeners.values { listener.continuation.finish() }
  }

  func beginReply(to parent: Message.ID?, in conversation: Conversation.ID, by speaker: Avatar.ID? = nil) {
    let id = Message.ID(high: 0xD, low: number())
    publish(
      Message(
        id: id, chat: conversation, parent: parent, role: .assistant, speaker: speaker, text: "", state: .streaming,
        model: selections[conversation]?.choice ?? modelChoice,
        created: Timestamp(milliseconds: 1_700_000_000_000)))
    for step in script { reply(step.text, step.state, in: conversation) }
  }
}

// MARK: - ChatInteractor

extension FakeChatInteractor {
  /// The latest conversation with an avatar, or a new empty one.
  public func openConversation(with avatar: Avatar.ID) async throws -> Conversation {
    try await enter(.open, .open(avatar))
    return summaries.first { $0.chat.avatar == avatar }?.chat ?? begin(with: avatar)
  }

  /// The conversation, if it exists.
  public func conversation(_ id: Conversation.ID) async throws -> Conversation? {
    try await enter(.conversation)
    return summaries.first { $0.id == id }?.chat
  }

  /// The avatar, if it is known.
  public func avatar(_ id: Avatar.ID) async throws -> Avatar? {
    try await enter(.avatar)
    return avatars.first { $0.id == id }
  }

  /// A page of the path.
  public func messages(
    of conversation: Conversation.ID, before: Message.ID?, limit: Int
  ) async throws -> MessagePage {
    try await enter(.messages, .messages(before: before, limit: limit))
    let path = paths[conversation] ?? []
    let earlier = path.prefix { $0.id != before }
    return MessagePage(
      messages: earlier.suffix(limit), hasEarlier: earlier.count > limit, hasLater: before != nil)
  }

  /// A page of the path, from a message on.
  public func messages(
    of conversation: Conversation.ID, after: Message.ID, limit: Int
  ) async throws -> MessagePage {
    try await enter(.messages, .messagesAfter(after, limit: limit))
    let later = (paths[conversation] ?? []).drop { $0.id != after }.dropFirst()
    return MessagePage(messages: Array(later.prefix(limit)), hasEarlier: true, hasLater: later.count > limit)
  }

  /// The message if it is on the path; otherwise the one from `branches`.
  public func shownMessage(nearest message: Message.ID, in conversation: Conversation.ID) async throws -> Message.ID? {
    try await enter(.messages)
    return paths[conversation]?.first { $0.id == message }?.id ?? branches[message]
  }

  /// All changes from now on, without exception.
  public func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message> {
    calls.append(.listen)
    let key = Int(number())
    let (stream, continuation) = AsyncStream<Message>.makeStream()
    listeners[key] = (conversation, continuation)
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners[key] = nil }
    }
    return stream
  }

  /// Stores the text and begins a reply, unless the path has another end than the message.
  public func send(_ turn: UserTurn, in conversation: Conversation.ID, after last: Message?) async throws
    -> ModelSelection
  {
    let text = turn.text
    turns.append(turn)
    try await enter(.send, .send(text))
    let end = paths[conversation]?.last
    // A reply that could not begin is not on the path.
    guard end?.id == last?.id || last?.role == .assistant && last?.parent == end?.id else { throw ConversationWentOn() }
    try say(text, in: conversation)
    return selections[conversation] ?? usualModel
  }

  private func say(_ text: String, in conversation: Conversation.ID) throws {
    try checkBudget(in: conversation)
    try refuseWhileAnotherAnswers(in: conversation)
    let id = Message.ID(high: 0xD, low: number())
    publish(
      Message(
        id: id, chat: conversation, parent: paths[conversation]?.last?.id, role: .user, text: text,
        created: Timestamp(milliseconds: 1_700_000_000_000)))
    beginReply(to: id, in: conversation)
  }

  /// Begins another reply to the last question, unless the path has another end than the message.
  public func retry(_ last: Message) async throws {
    try await enter(.retry, .retry)
    let conversation = last.chat
    try checkBudget(in: conversation)
    try refuseWhileAnotherAnswers(in: conversation)
    guard paths[conversation]?.last?.id == last.id else { throw ConversationWentOn() }
    beginReply(to: paths[conversation]?.last { $0.role == .user }?.id, in: conversation)
  }

  /// Cancels a reply that is arriving.
  public func stopReply(in conversation: Conversation.ID) async {
    calls.append(.stop)
    await gate(.stop).pass()
    guard let last = paths[conversation]?.last, last.state == .streaming else { return }
    reply(last.text, .cancelled, in: conversation)
  }

  /// Removes the mark of a new reply.
  public func markSeen(_ conversation: Conversation.ID) async throws {
    try await enter(.seen, .seen)
    if let index = summaries.firstIndex(where: { $0.id == conversation }) { summaries[index].isNew = false }
  }

  /// Gives the conversation the title.
  public func renameConversation(_ id: Conversation.ID, to title: String?) async throws {
    try await enter(.rename, .rename)
    guard let index = summaries.firstIndex(where: { $0.id == id }) else { return }
    summaries[index].chat.title = title
  }

  /// Returns `profile`.
  public func currentProfile() async throws -> UserProfile? {
    try await enter(.profile)
    return profile
  }

  func begin(with avatar: Avatar.ID) -> Conversation {
    let conversation = Conversation.sample(number(), with: avatar)
    add(conversation)
    return conversation
  }
}
