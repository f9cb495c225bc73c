import DesignSystem
import Entities
import FeatureKit
import Observation
import TerminalUI

/// Decides what the screen of one conversation shows and does.
@Observable @MainActor final class ChatPresenter {
  /// What there is to show.
  enum Phase: Equatable {
    case loading, content
    /// The conversation was deleted.
    case gone
    case failed(Wording)
  }

  /// What is said quietly above the field.
  enum Notice: Equatable {
    case replyIsArriving
    /// Another program answers, so that it cannot be stopped here.
    case replyIsArrivingElsewhere
  }

  static let pageSize = 50
  /// More bytes than this are on no clipboard that is reached through a terminal.
  private static let copyLimit = 100_000

  private(set) var phase = Phase.loading
  private(set) var notice: Notice?
  /// Why earlier messages could not be had.
  private(set) var earlierFailure: Wording?
  /// Counts the attempts to load: a new one begins when it changes.
  private(set) var attempt = 0
  private(set) var model: ModelChoice
  /// The colour of the person's own messages.
  private(set) var tint = Tint.accent
  private(set) var isBusy = false
  /// Counts what the person had answered: each time the end comes back into view, wherever they had scrolled to.
  private(set) var turns = 0
  /// What is being written. It outlives the visits of the screen.
  var draft = "" {
    didSet {
      guard draft != oldValue else { return }
      notice = nil
      if !isDeleting { drafts.keep(draft) }
    }
  }

  private var transcript = Transcript()
  private var conversation: Conversation?
  private var avatar: Avatar?
  private var isStopping = false
  /// The newest reply that is known to be this program's own.
  private var ownReply: Message.ID?
  /// Whether the screen is about to go with its conversation, so that nobody need be told that it is gone.
  @ObservationIgnored private var isDeleting = false
  /// A question that nobody has begun to answer: the program ended in between.
  private var unanswered: Message.ID?
  @ObservationIgnored private var seen: Message.ID?
  @ObservationIgnored private var earlier: Task<Void, Never>?
  /// Counts the loads, so that one that was overtaken knows it.
  @ObservationIgnored private var generation = 0
  private let start: ChatParameters.Start
  private let interactor: any ChatInteractor
  private let router: any ChatRouter
  @ObservationIgnored private let drafts: DraftKeeper
  @ObservationIgnored private let codeFinder = CodeFinder()

  init(_ parameters: ChatParameters, interactor: any ChatInteractor, router: any ChatRouter) {
    start = parameters.start
    self.interactor = interactor
    self.router = router
    drafts = DraftKeeper(interactor)
    model = interactor.modelChoice
  }

  /// The messages to show, the oldest first.
  var messages: [Message] { transcript.messages }

  /// What the person has said, as far as it shows, the oldest first: the arrows bring it back.
  var said: [String] { messages.filter { $0.role == .user }.map(\.text) }

  /// Whether an answer of this program is arriving, which can be stopped.
  var isReplying: Bool { messages.last.map { $0.state == .streaming && $0.id == ownReply } ?? false }

  /// Whether another program is writing a message, or was before it ended.
  func isForeign(_ message: Message) -> Bool { message.state == .streaming && message.id != ownReply }

  /// Whether the last question can be answered anew.
  var canRetry: Bool {
    guard phase == .content, !isBusy, let last = messages.last else { return false }
    switch last.state {
    case .failed, .cancelled, .interrupted, .cutOff: return last.role == .assistant
    case .complete: return last.id == unanswered
    // The other program may be gone: whoever has it answered anew finds out.
    case .streaming: return isForeign(last) && last.role == .assistant
    }
  }

  /// Whether there is a conversation, or may be, that the model answers in.
  var canBeAnswered: Bool { phase == .loading || phase == .content }

  /// What was answered last, as it was written.
  var lastReply: String? { messages.last { $0.role == .assistant && !$0.text.isEmpty }?.text }

  /// The last block of code in what was answered last; nil when there is none.
  var lastCode: String? { lastReply.flatMap(codeFinder.lastCode) }

  /// The avatar's picture, as its store knows it.
  var picture: AvatarPicture.ID? { avatar?.picture }

  /// The avatar's name.
  func name(in language: Language) -> String { avatar?.name ?? language.unknown }

  /// What stands above the conversation, also as long as nobody knows whose it is.
  func title(in language: Language) -> String {
    conversation == nil ? language.chat : conversation?.title ?? name(in: language)
  }
}

// MARK: - Loading

extension ChatPresenter {
  /// Loads the newest messages, then follows what changes for as long as the screen shows.
  func load() async {
    generation += 1
    let mine = generation
    defer { if mine == generation { stopLoadingEarlier() } }
    do {
      guard let found = try await find() else {
        if isCurrent(mine) { phase = .gone }
        return
      }
      let avatar = try await interactor.avatar(found.avatar)
      let profile = try await interactor.currentProfile()
      let kept = await drafts.load(for: found.id)
      if let kept, draft.isEmpty { draft = kept } else { drafts.keep(draft) }
      // Listening begins first: what changes while the page is being read is not missed.
      let updates = await interactor.messageUpdates(of: found.id)
      let page = try await interactor.messages(of: found.id, before: nil, limit: Self.pageSize)
      await noteOwner(of: page.messages.last)
      guard isCurrent(mine) else { return }
      (conversation, self.avatar, tint) = (found, avatar, profile?.color?.tint ?? .accent)
      model = interactor.modelChoice
      show(page)
      phase = .content
      try await follow(updates, of: found.id, mine)
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      if isCurrent(mine) { phase = .failed(Wording(explaining: error)) }
    }
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
    case .conversation(let id): return try await interactor.conversation(id)
    }
  }

  private func show(_ page: MessagePage) {
    stopLoadingEarlier()
    transcript = Transcript(page)
    unanswered = page.messages.last.flatMap { $0.role == .user ? $0.id : nil }
    earlierFailure = nil
  }

  private func follow(_ updates: AsyncStream<Message>, of id: Conversation.ID, _ mine: Int) async throws {
    for await message in updates {
      await noteOwner(of: message)
      guard isCurrent(mine) else { return }
      if !transcript.merge(message) {
        let page = try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
        await noteOwner(of: page.messages.last)
        guard isCurrent(mine) else { return }
        show(page)
      }
      if messages.last?.state != .streaming { notice = nil }
    }
    // Updates end by themselves when there is nothing left to change.
    guard isCurrent(mine), !isDeleting else { return }
    if try await interactor.conversation(id) == nil, isCurrent(mine) { phase = .gone }
  }

  /// Asks whose a reply is before it shows, once for each of this program's.
  private func noteOwner(of message: Message?) async {
    guard let message, isForeign(message), await interactor.isReplying(in: message.chat) else { return }
    ownReply = message.id
  }

  /// Reads again what another program was writing: nobody announces its changes here.
  private func rereadForeign(in id: Conversation.ID) async throws {
    guard let last = messages.last, isForeign(last) else { return }
    let page = try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
    guard let changed = page.messages.last(where: { $0.id == last.id }) else { return }
    _ = transcript.merge(changed)
  }

  private func isCurrent(_ mine: Int) -> Bool { mine == generation && !Task.isCancelled }
}

// MARK: - Earlier messages

extension ChatPresenter {
  /// The first message shows: the page before it is fetched.
  func onStartReached() {
    // It is asked in each frame that shows the first message; after a failure the person decides.
    guard earlier == nil, earlierFailure == nil, phase == .content, transcript.hasEarlier else { return }
    earlier = Task { [weak self] in await self?.loadEarlier() }
  }

  /// Fetches earlier messages again after a failure.
  func onLoadEarlierPressed() {
    earlierFailure = nil
    onStartReached()
  }

  private func loadEarlier() async {
    guard let id = conversation?.id, let first = messages.first?.id else { return }
    let mine = generation
    do {
      let page = try await interactor.messages(of: id, before: first, limit: Self.pageSize)
      guard isCurrent(mine) else { return }
      transcript.prepend(page, before: first)
    } catch {
      guard isCurrent(mine), !(error is CancellationError) else { return }
      earlierFailure = Wording(explaining: error)
    }
    earlier = nil
  }

  private func stopLoadingEarlier() {
    earlier?.cancel()
    earlier = nil
  }
}

// MARK: - What the person does

extension ChatPresenter {
  /// Says what stands in the field. It stays there until it is stored.
  func onSendPressed() async {
    guard let id = conversation?.id, phase == .content, !isBusy else { return }
    let text = draft
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    guard !isReplying else {
      notice = .replyIsArriving
      return
    }
    await whileBusy {
      try await rereadForeign(in: id)
      // A pasted text brings the end of its last line with it.
      try await interactor.send(text.droppingWhitespaceAtEnd, in: id)
      unanswered = nil
      turns += 1
      // What was typed meanwhile stays.
      if draft.hasPrefix(text) { draft.removeFirst(text.count) }
    }
  }

  /// Everything that was said, the oldest first, each with who said it. Pages that do not show are read for it, but no
  /// more than could be copied; nil when they cannot be had, which is said.
  func onCopyChatPressed(in language: Language) async -> String? {
    guard let id = conversation?.id, phase == .content else { return nil }
    var messages = messages, hasEarlier = transcript.hasEarlier
    do {
      var size = messages.reduce(0) { $0 + $1.text.utf8.count }
      while hasEarlier, let first = messages.first?.id, size <= Self.copyLimit {
        let page = try await interactor.messages(of: id, before: first, limit: Self.pageSize)
        messages = page.messages + messages
        size += page.messages.reduce(0) { $0 + $1.text.utf8.count }
        hasEarlier = page.hasEarlier && !page.messages.isEmpty
      }
    } catch {
      if !(error is CancellationError) { router.showAlert(for: error) }
      return nil
    }
    let name = name(in: language)
    return messages.filter { !$0.text.isEmpty }
      .map { ($0.role == .user ? language.you : name) + ":\n" + $0.text }.joined(separator: "\n\n")
  }

  /// Has the last question answered anew.
  func onRetryPressed() async {
    guard let id = conversation?.id, canRetry else { return }
    await whileBusy {
      let last = messages.last?.state
      try await rereadForeign(in: id)
      // It came whole meanwhile.
      if last == .streaming, messages.last?.state == .complete { return }
      try await interactor.retry(in: id)
      unanswered = nil
      turns += 1
    }
  }

  /// Stops the answer that is arriving.
  func onStopPressed() async {
    guard let id = conversation?.id, isReplying, !isStopping else { return }
    isStopping = true
    await interactor.stopReply(in: id)
    isStopping = false
  }

  /// Deletes the conversation, once the person has agreed.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeletePressed(in language: Language) async -> Bool {
    guard let id = conversation?.id, phase == .content, !isBusy else { return false }
    var isDeleted = false
    await whileBusy {
      guard await router.confirmDeletion(ofChatWith: name(in: language)) else { return }
      isDeleting = true
      drafts.stop()
      do {
        try await interactor.deleteConversation(id)
      } catch {
        isDeleting = false
        drafts.keep(draft)
        throw error
      }
      isDeleted = true
      router.dismissScreen()
    }
    return isDeleted
  }

  /// Goes back, from a conversation that is gone.
  func onBackPressed() { router.dismissScreen() }

  /// A message can be read on the screen: when it is the whole newest one, the conversation has been seen.
  func onMessageShown(_ message: Message) async {
    guard message.id == messages.last?.id, message.state != .streaming, message.role == .assistant,
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
  private func whileBusy(_ work: () async throws -> Void) async {
    isBusy = true
    defer { isBusy = false }
    do {
      try await work()
    } catch is CancellationError {
      // Nobody waits for it any more.
    } catch let error as any ReplyInFlightError where error.isReplyInFlight {
      notice = isReplying ? .replyIsArriving : .replyIsArrivingElsewhere
    } catch {
      router.showAlert(for: error)
    }
  }
}

extension String {
  fileprivate var droppingWhitespaceAtEnd: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}
