import DesignSystem
import Entities
import FeatureKit
import Observation
import TerminalUI

/// Decides what the screen of one conversation shows and does.
@Observable @MainActor final class ChatPresenter {
  static let pageSize = 50

  private(set) var phase = Phase.loading
  var notice: Notice?
  /// Where reading goes on.
  let earlier = PageEdge(), later = PageEdge()
  /// Where the conversation opens, when not at its end.
  var opening: Message.ID?
  /// The message that was asked for, until the reader has moved on.
  var marked: Message.ID?
  /// What is not sent any more; nil when everything is, or nobody knows yet.
  var cut: PromptCut?
  @ObservationIgnored var finding: Task<Void, Never>?
  /// The way to the first message.
  @ObservationIgnored var seeking: Task<Void, Never>?
  /// The last answers of which there is more than one; nil when there are none, or nobody knows yet.
  var swipes: Swipes?
  @ObservationIgnored var swipeLook: Task<Void, Never>?
  var spending = ReplySpending()
  var budget = BudgetNotice()
  @ObservationIgnored var budgetLook: Task<Void, Never>?
  /// The messages whose thoughts are open.
  var openThoughts: Set<Message.ID> = []
  /// Counts the attempts to load: a new one begins when it changes.
  private(set) var attempt = 0
  /// Who answers from now on: the usual model, until the conversation is there.
  var answering: ModelSelection
  /// The colour of the user's own messages.
  private(set) var tint = Tint.accent
  private(set) var isBusy = false
  /// Counts what the user had answered: each time the end comes back into view, wherever they had scrolled to.
  var turns = 0
  /// What is being written. It outlives the visits of the screen.
  var draft = "" {
    didSet {
      guard draft != oldValue else { return }
      notice = nil
      if !isDeleting { saveDraft() }
    }
  }

  var transcript = Transcript()
  private(set) var conversation: Conversation?
  private(set) var avatar: Avatar?
  private var isStopping = false
  /// The newest reply that is known to be this program's own.
  private var ownReply: Message.ID?
  /// Whether something was said of which the reply has not ended, for the log.
  @ObservationIgnored var awaitsResponse = false
  /// Whether the screen is about to go with its conversation, so that nobody need be told that it is gone.
  @ObservationIgnored private var isDeleting = false
  /// Whether the reader has gone to the end, wherever the conversation opened.
  @ObservationIgnored var isAtEnd = false
  /// The message that came to the screen last: who comes back before having been at the end is near it again.
  @ObservationIgnored private var lastShown: Message.ID?
  /// A question that nobody has begun to answer: the program ended in between.
  var unanswered: Message.ID?
  @ObservationIgnored private var seen: Message.ID?
  /// Counts the loads, so that one that was overtaken knows it.
  @ObservationIgnored var generation = 0
  private let start: ChatParameters.Start
  /// Where the reader was at the last launch.
  @ObservationIgnored private var lastPlace: ScrollMemory.Position?
  let interactor: any ChatInteractor
  let router: any ChatRouter
  @ObservationIgnored private let drafts = DraftAutosaver<String>()
  @ObservationIgnored let codeFinder = CodeFinder()
  @ObservationIgnored var copies = RepeatedCopy()

  init(_ parameters: ChatParameters, interactor: any ChatInteractor, router: any ChatRouter) {
    start = parameters.start
    self.interactor = interactor
    self.router = router
    answering = interactor.usualModel
  }

  /// The messages to show, the oldest first.
  var messages: [Message] { transcript.messages }

  /// What the conversation ends with, whether it shows or not.
  var newest: Message? { transcript.newest }

  /// Whether newer messages come after those to show.
  var hasLater: Bool { transcript.hasLater }

  /// What the user has said, as far as it shows, the oldest first: the arrows bring it back.
  var said: [String] { messages.filter { $0.role == .user }.map(\.text) }

  /// Whether an answer of this program is arriving, which can be stopped.
  var isReplying: Bool { newest.map { $0.state == .streaming && $0.id == ownReply } ?? false }

  /// Whether another program is writing a message, or was before it ended.
  func isForeign(_ message: Message) -> Bool { message.state == .streaming && message.id != ownReply }

  /// The moment of a message that begins a session, and the moment now; nil for one that goes on with what was said.
  func session(at message: Message) -> (begun: Timestamp, now: Timestamp)? {
    transcript.sessions.contains(message.id) ? (message.created, interactor.now) : nil
  }

  /// Who wrote a reply, where that is another than who wrote the reply before it; of the first one shown, than who
  /// answers now. Nil elsewhere.
  func writer(of message: Message) -> ModelChoice? {
    guard let model = message.model, transcript.writers.contains(message.id) else { return nil }
    return message.id == transcript.firstReply && model == answering.choice ? nil : model
  }

  /// How many milliseconds a message still waits for its provider to be asked again; 0 when it does not wait.
  func pause(before message: Message) -> Int { message.pause?.milliseconds(from: interactor.now) ?? 0 }

  /// Whether there is a conversation, or may be, that the model answers in.
  var canBeAnswered: Bool { phase == .loading || phase == .content && avatar != nil }
}

// MARK: - Loading

extension ChatPresenter {
  /// Loads the newest messages, then follows what changes for as long as the screen shows.
  /// - Parameter place: Where the reader was at the last launch; nil where the screen is opened for the first time.
  func load(near place: ScrollMemory.Position? = nil) async {
    if conversation == nil, let place { (lastPlace, isAtEnd) = (place, place.row == nil) }
    generation += 1
    let mine = generation
    takeDraftInHand()
    defer { if mine == generation { [earlier, later].forEach { $0.stop() } } }
    interactor.log(ChatEvent.loadChat.start())
    do {
      guard let found = try await find() else {
        if isCurrent(mine) { isGone() }
        return
      }
      let avatar = try await interactor.avatar(found.avatar)
      let model = try await interactor.model(of: found.id)
      let profile = try await interactor.currentProfile()
      if let kept = await savedDraft(in: found.id) { draft = kept } else { saveDraft() }
      // Listening begins first: what changes while the page is being read is not missed.
      let updates = await interactor.messageUpdates(of: found.id)
      let isFirst = conversation == nil && lastPlace == nil
      let pages = try await InitialPages.read(of: found.id, near: wanted, isFirst: isFirst, from: interactor)
      await recordOwner(of: pages.transcript.newest)
      guard isCurrent(mine) else { return }
      if isFirst { mark(pages) } else { opening = pages.opening }
      (conversation, self.avatar, tint) = (found, avatar, profile?.color?.tint ?? .accent)
      answering = model.answering
      show(pages.transcript)
      phase = .content
      interactor.log(ChatEvent.loadChat.success(.chat(found.id), .avatar(found.avatar)))
      findCut()
      findSwipes()
      findStatus()
      try await follow(updates, of: found.id, mine)
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      guard isCurrent(mine) else { return }
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(ChatEvent.loadChat.fail(error))
    }
  }

  /// Nothing is to be seen here. Who was only brought back to it goes where they came from.
  private func isGone() {
    if conversation == nil, lastPlace != nil { router.dismissScreen() } else { phase = .gone }
  }

  /// Loads anew after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  /// The conversation to show. Which one it is gets decided once: coming back is not opening again.
  private func find() async throws -> Conversation? {
    if let conversation { return try await interactor.conversation(conversation.id) }
    switch start {
    case .avatar(let id): return try await interactor.openConversation(with: id)
    case .conversation(let id, _): return try await interactor.conversation(id)
    }
  }

  /// The message to be near at first; nil for the end.
  private var wanted: Message.ID? {
    if !isAtEnd, let row = lastPlace?.row { return lastShown ?? Identifier(row) }
    guard !isAtEnd, case .conversation(_, let wanted?) = start else { return nil }
    return lastShown ?? wanted
  }

  /// Opens at a message, which is the one that was asked for unless that cannot be shown.
  private func mark(_ pages: InitialPages) {
    guard case .conversation(_, let wanted?) = start else { return }
    opening = pages.opening
    marked = opening == wanted ? wanted : nil
    if marked == nil { notice = .notShown } else if pages.hasTurned { notice = .otherBranch }
  }

  /// - Parameter latest: What an update brought while the pages were read: it is newer than they are.
  func show(_ transcript: Transcript, knowing latest: Message? = nil) {
    [earlier, later].forEach { $0.reset() }
    self.transcript = transcript
    if let latest { _ = self.transcript.merge(latest) }
    unanswered = newest.flatMap { $0.role == .user ? $0.id : nil }
  }

  private func savedDraft(in id: Conversation.ID) async -> String? {
    await drafts.load { [interactor] in
      try await interactor.draft(in: id)
    } storingWith: { [interactor] text in
      try await interactor.saveDraft(text ?? "", in: id)
    }
  }

  /// Who comes back sees what was typed last, on whatever screen of the conversation. It is known before any key can be
  /// pressed here.
  private func takeDraftInHand() {
    guard let id = conversation?.id, let typed = interactor.draftInHand(in: id), typed != draft else { return }
    drafts.adopt(typed.isEmpty ? nil : typed)
    draft = typed
  }

  private func saveDraft() {
    if let id = conversation?.id { interactor.holdDraft(draft, in: id) }
    drafts.save(draft.isEmpty ? nil : draft)
  }

  private func follow(_ updates: AsyncStream<Message>, of id: Conversation.ID, _ mine: Int) async throws {
    for await message in updates {
      await recordOwner(of: message)
      guard isCurrent(mine) else { return }
      let isNews = transcript.state(of: message.id) != message.state
      if !transcript.merge(message) {
        let page = try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
        await recordOwner(of: page.messages.last)
        guard isCurrent(mine) else { return }
        show(Transcript(page), knowing: message)
      }
      if newest?.state != .streaming {
        recordResponse(message)
        // What is told again, since something besides it has changed, answers nothing.
        if isNews { notice = nil }
        try await stepBack(from: message, in: id, mine)
        findCut()
        findSwipes()
        findStatus()
      }
    }
    // Updates end by themselves when there is nothing left to change.
    guard isCurrent(mine), !isDeleting else { return }
    if try await interactor.conversation(id) == nil, isCurrent(mine) { phase = .gone }
  }

  /// Shows the answer before it again, where one that was asked for anew came to nothing: why is said above the field.
  private func stepBack(from message: Message, in id: Conversation.ID, _ mine: Int) async throws {
    guard message.role == .assistant, message.text.isEmpty, message.state != .streaming, message.id == newest?.id else {
      return
    }
    let page = try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
    guard isCurrent(mine), let shown = page.messages.last, shown.id != message.id, shown.parent == message.parent else {
      return
    }
    show(Transcript(page))
    if case .failed(let reason) = message.state { notice = .nothingCame(reason) }
  }

  /// Notes how the reply ended that was asked for here.
  private func recordResponse(_ message: Message) {
    guard awaitsResponse, message.role == .assistant, message.id == newest?.id else { return }
    awaitsResponse = false
    interactor.log(ChatEvent.response(message))
  }

  /// Asks whose a reply is before it shows, once for each of this program's.
  func recordOwner(of message: Message?) async {
    guard let message, isForeign(message), await interactor.isReplying(in: message.chat) else { return }
    ownReply = message.id
  }

  func isCurrent(_ mine: Int) -> Bool { mine == generation && !Task.isCancelled }
}

// MARK: - What the user does

extension ChatPresenter {
  /// Says what stands in the field. It stays there until it is stored.
  func onSendPressed() async {
    guard let id = conversation?.id, phase == .content, canBeAnswered, !isBusy else { return }
    let text = draft
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    let said: String
    switch ComposerInput(text) {
    case .command(let command): return run(command)
    case .unknown:
      notice = .unknownCommand
      return
    case .message(let message): said = message
    }
    guard !isReplying else {
      notice = .replyIsArriving
      return
    }
    await whileBusy(ChatEvent.sendMessage) {
      interactor.log(ChatEvent.sendMessage.start(.chat(id)))
      guard try await isUpToDate(in: id) else { return }
      try await nameModel(in: id)
      guard try await withinBudget(in: id, { try await interactor.send(said, in: id) }) else { return }
      interactor.log(ChatEvent.sendMessage.success(.chat(id)))
      unanswered = nil
      // What was typed meanwhile stays.
      if draft.hasPrefix(text) { draft.removeFirst(text.count) }
      try await showEnd(of: id)
    }
  }

  /// Stops the answer that is arriving.
  func onStopPressed() async {
    guard let id = conversation?.id, isReplying, !isStopping else { return }
    isStopping = true
    interactor.log(ChatEvent.stopPressed)
    await interactor.stopReply(in: id)
    isStopping = false
  }

  /// Deletes the conversation, once the user has agreed.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeletePressed(in language: Language) async -> Bool {
    guard let id = conversation?.id, phase == .content, !isBusy else { return false }
    var isDeleted = false
    await whileBusy(ChatEvent.deleteChat) {
      guard await router.confirmDeletion(ofChatWith: name(in: language)) else { return }
      isDeleting = true
      drafts.stop()
      do {
        try await interactor.deleteConversation(id)
      } catch {
        isDeleting = false
        saveDraft()
        throw error
      }
      isDeleted = true
      interactor.log(ChatEvent.deleteChat.success(.chat(id)))
      router.dismissScreen()
    }
    return isDeleted
  }

  /// A message is no longer on the screen: whoever was led to it has moved on.
  func onMessageLeft(_ id: Message.ID) {
    if marked == id { marked = nil }
  }

  /// Goes back, from a conversation that is gone.
  func onBackPressed() { router.dismissScreen() }

  /// A message can be read on the screen: when it is the whole newest one, the conversation has been seen.
  func onMessageShown(_ message: Message) async {
    lastShown = message.id
    guard message.id == newest?.id, message.state != .streaming, message.role == .assistant,
      message.id != seen
    else { return }
    seen = message.id
    do {
      try await interactor.markSeen(message.chat)
    } catch {
      // A badge that stays is no reason to disturb who is reading; the next visit tries again.
      seen = nil
    }
  }

  /// Does one thing at a time, and says what went wrong.
  func whileBusy(_ events: EventFamily, _ work: () async throws -> Void) async {
    isBusy = true
    defer { isBusy = false }
    do {
      try await work()
    } catch is CancellationError {
      // Nobody waits for it any more.
    } catch let error as any ReplyInFlightError where error.isReplyInFlight {
      notice = isReplying ? .replyIsArriving : .replyIsArrivingElsewhere
    } catch {
      interactor.log(events.fail(error))
      router.showAlert(for: error)
    }
  }
}
