import Entities
import Observation
import TerminalUI

/// The shown messages, their changes, and the pages before and after them.
@Observable @MainActor final class TranscriptPresenter {
  static let pageSize = 50

  /// The edges at which more messages are loaded.
  let earlier = PageEdge(), later = PageEdge()
  let position: ReaderPosition
  /// The user's message at the end of the conversation, if it had no reply when the messages were read.
  private(set) var unanswered: Message.ID?
  /// Called when a reply has ended or another message at rest has changed, and when the end was read again: everything
  /// that depends on the end may have changed.
  @ObservationIgnored var onEndChanged: @MainActor () -> Void = {}
  /// Called when other messages are loaded.
  @ObservationIgnored var onPagesChanged: @MainActor () -> Void = {}
  private var transcript = Transcript()
  /// The newest reply that is known to be this program's own.
  private var ownReply: Message.ID?
  /// The message that was recorded as seen.
  @ObservationIgnored private var seen: Message.ID?
  /// The number of the visit of the screen. A visit that a later one has replaced changes nothing.
  @ObservationIgnored private(set) var visit = 0
  private let chat: OpenChat
  private let notices: ChatNotices
  private let interactor: any TranscriptInteractor

  init(
    _ chat: OpenChat, _ notices: ChatNotices, at position: ReaderPosition = ReaderPosition(),
    interactor: any TranscriptInteractor
  ) {
    (self.chat, self.notices, self.position, self.interactor) = (chat, notices, position, interactor)
  }

  /// The messages to show, the oldest first.
  var messages: [Message] { transcript.messages }
  /// The last message of the conversation, whether it shows or not.
  var newest: Message? { transcript.newest }
  /// Whether older messages come before those to show.
  var hasEarlier: Bool { transcript.hasEarlier }
  /// Whether newer messages come after those to show.
  var hasLater: Bool { transcript.hasLater }
  /// Whether a loaded reply has code.
  var hasCode: Bool { transcript.hasCode }
  /// The last reply with text; nil when there is none. If newer messages come after the shown ones, only the very last
  /// message is considered.
  var lastReply: String? { atEnd.last { $0.role == .assistant && !$0.text.isEmpty }?.text }
  /// The same and the replies before it, the newest first.
  var replies: [String] { atEnd.reversed().filter { $0.role == .assistant && !$0.text.isEmpty }.map(\.text) }
  /// The last reply, with text or without; nil when there is none near the end.
  var lastAnswer: Message.ID? { atEnd.last { $0.role == .assistant }?.id }
  private var atEnd: [Message] { hasLater ? [newest].compactMap(\.self) : messages }
  /// The loaded messages of the user as they are typed, the oldest first: the arrows bring them back.
  var said: [String] { messages.filter { $0.role == .user }.map { ComposerInput.typed($0.text) } }
  /// Whether there may be more than greetings.
  var hasMore: Bool { hasEarlier || hasLater || messages.count > 1 || !said.isEmpty }
  /// Whether a reply of this program is arriving, which can be stopped.
  var isReplying: Bool { newest.map { $0.state == .streaming && $0.id == ownReply } ?? false }

  /// The notice that a reply is still arriving, here or in another program; nil when none is.
  var arriving: ChatNotice? {
    newest?.state == .streaming ? isReplying ? .replyIsArriving : .replyIsArrivingElsewhere : nil
  }

  /// Whether a reply of this program is arriving or about to begin.
  func isBeginning() async -> Bool {
    guard let id = chat.shown else { return false }
    return await interactor.isReplying(in: id)
  }

  /// Records that the question was sent, so that a reply begins.
  func begin() { unanswered = nil }
}

// MARK: - The content of a row

extension TranscriptPresenter {
  /// Whether another program is writing a message, or was writing it when that program ended.
  func isForeign(_ message: Message) -> Bool { message.state == .streaming && message.id != ownReply }

  /// The moment of a message that begins a session, and the current time; nil within a session.
  func session(at message: Message) -> (begun: Timestamp, now: Timestamp)? {
    transcript.sessions.contains(message.id) ? (message.created, interactor.now) : nil
  }

  /// The model of a reply, if it differs from that of the previous reply; otherwise nil.
  /// - Parameter answering: The model that answers now: the first reply of the conversation is compared with it.
  func writer(of message: Message, answering: ModelChoice) -> ModelChoice? {
    guard let model = message.model, transcript.writers.contains(message.id) else { return nil }
    return message.id == transcript.firstReply && model == answering ? nil : model
  }

  /// Whether the message before a reply is a reply too.
  func followsReply(_ message: Message) -> Bool { transcript.repeats.contains(message.id) }

  /// The milliseconds until a message's provider is asked again; 0 when it does not wait.
  func pause(before message: Message) -> Int { message.pause?.milliseconds(from: interactor.now) ?? 0 }

  /// Called when a message is visible on the screen. If it is the newest message and a reply that has ended, the
  /// conversation is recorded as seen.
  func onMessageShown(_ message: Message) async {
    position.show(message.id)
    guard message.id == newest?.id, message.state != .streaming, message.role == .assistant, message.id != seen else {
      return
    }
    seen = message.id
    do {
      try await interactor.markSeen(message.chat)
    } catch {
      // An unread mark that stays is no reason to disturb the user; the next visit tries again.
      seen = nil
    }
  }
}

// MARK: - A visit of the screen

extension TranscriptPresenter {
  /// Called when the screen appears: it replaces earlier visits.
  /// - Returns: The number of the visit.
  func beginVisit() -> Int {
    visit += 1
    return visit
  }

  /// Whether a visit is the latest one, and its screen is still open.
  func isCurrent(_ visit: Int) -> Bool { visit == self.visit && !Task.isCancelled }

  /// Called when the screen disappears: pages that are being read are no longer needed.
  func endVisit(_ visit: Int) {
    if visit == self.visit { [earlier, later].forEach { $0.stop() } }
  }

  /// Reads the first pages.
  /// - Parameter isFirst: Whether a link or a search just led there, instead of a return to the screen.
  func read(_ id: Conversation.ID, isFirst: Bool) async throws -> InitialPages {
    let pages = try await InitialPages.read(of: id, near: position.wanted, isFirst: isFirst, from: interactor)
    await findOwner(of: pages.transcript.newest)
    return pages
  }

  /// Shows the pages that were read.
  func open(_ pages: InitialPages, isFirst: Bool) {
    if let notice = position.open(pages, isFirst: isFirst) { notices.show(notice) }
    show(pages.transcript)
  }

  /// The messages of a conversation that are new or change from now on.
  func updates(of id: Conversation.ID) async -> AsyncStream<Message> { await interactor.messageUpdates(of: id) }

  /// Shows the changes during the visit.
  /// - Parameter onReply: Called with each message that arrived while no reply is arriving.
  func follow(
    _ updates: AsyncStream<Message>, in id: Conversation.ID, _ visit: Int, onReply: (Message) -> Void
  ) async throws {
    for await message in updates {
      await findOwner(of: message)
      guard isCurrent(visit) else { return }
      let isNews = transcript.state(of: message.id) != message.state
      if !transcript.merge(message) {
        let page = try await newestPage(of: id)
        await findOwner(of: page.messages.last)
        guard isCurrent(visit) else { return }
        show(Transcript(page), knowing: message)
      }
      if newest?.state != .streaming {
        onReply(message)
        // A message is sent again when something else has changed; then the notice stays.
        if isNews { notices.clear() }
        try await stepBack(from: message, in: id, visit)
        onEndChanged()
      }
    }
  }

  /// Shows the previous reply again, if another reply has no text. If that one failed, a notice says why.
  private func stepBack(from message: Message, in id: Conversation.ID, _ visit: Int) async throws {
    guard message.role == .assistant, message.text.isEmpty, message.state != .streaming, message.id == newest?.id else {
      return
    }
    let page = try await newestPage(of: id)
    guard isCurrent(visit), let shown = page.messages.last, shown.id != message.id, shown.parent == message.parent
    else { return }
    show(Transcript(page))
    if case .failed(let reason) = message.state { notices.show(.nothingCame(reason)) }
  }

  /// Shows other messages.
  /// - Parameter latest: A message from an update during the reading: it is newer than the pages.
  func show(_ transcript: Transcript, knowing latest: Message? = nil) {
    [earlier, later].forEach { $0.reset() }
    self.transcript = transcript
    if let latest { _ = self.transcript.merge(latest) }
    unanswered = newest.flatMap { $0.role == .user ? $0.id : nil }
    onPagesChanged()
  }

  /// Finds out whether a reply belongs to this program before it is shown, once for each reply.
  private func findOwner(of message: Message?) async {
    guard let message, isForeign(message), await interactor.isReplying(in: message.chat) else { return }
    ownReply = message.id
  }

  private func newestPage(of id: Conversation.ID) async throws -> MessagePage {
    try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
  }
}

// MARK: - The end

/// Other programs change the conversation without a notification. So actions on its end read the end first, or name the
/// end that they know.
extension TranscriptPresenter {
  /// Goes to the end, from any position.
  func showEnd(of id: Conversation.ID) async throws {
    let visit = visit
    position.goToEnd()
    if hasLater {
      let page = try await newestPage(of: id)
      guard isCurrent(visit) else { return }
      show(Transcript(page), knowing: newest)
    }
    position.jump()
  }

  /// Whether the conversation ends with the message that is known here as its last. If it went on elsewhere, the new
  /// messages are shown, with a notice.
  func isUpToDate(in id: Conversation.ID) async throws -> Bool {
    let visit = visit
    let end = try await interactor.messages(of: id, before: nil, limit: 1).messages.last
    guard isCurrent(visit) else { return false }
    if let end, end.id == newest?.id {
      // A reply of another program may have grown.
      if !isReplying { _ = transcript.merge(end) }
      return true
    }
    // A reply that could not begin is not stored.
    if newest?.parent == end?.id, newest?.role != .user { return true }
    try await showWhatCame(in: id)
    return false
  }

  /// Shows the current end, and a notice that the conversation went on elsewhere.
  func showWhatCame(in id: Conversation.ID) async throws {
    try await readEnd(of: id)
    notices.show(.wentOn)
  }

  /// Reads the shown messages again, because some are gone or back.
  /// - Parameter message: The message around which pages are read, if the shown messages are not at the end; nil for
  ///   the end.
  func reread(_ id: Conversation.ID, near message: Message.ID?) async throws {
    guard !hasLater else {
      guard let message else { return try await readEnd(of: id) }
      return try await show(message, in: id)
    }
    let visit = visit
    let page = try await interactor.messages(of: id, before: nil, limit: max(Self.pageSize, messages.count))
    guard isCurrent(visit) else { return }
    show(Transcript(page))
    onEndChanged()
  }

  /// Goes to a message, on its branch.
  func show(_ message: Message.ID, in id: Conversation.ID) async throws {
    let visit = visit
    let pages = try await InitialPages.read(of: id, near: message, isFirst: true, from: interactor)
    guard isCurrent(visit) else { return }
    show(pages.transcript)
    if let notice = position.go(to: message, in: pages) { notices.show(notice) }
    position.jump()
    onEndChanged()
  }

  /// Shows a message in place of another form of it, in its place on the screen.
  func turn(to message: Message.ID, in id: Conversation.ID) async throws {
    let visit = visit
    let pages = try await InitialPages.read(of: id, near: message, isFirst: false, from: interactor)
    guard isCurrent(visit) else { return }
    show(pages.transcript)
    position.turn(to: pages.opening)
    position.jump()
    onEndChanged()
  }

  /// Shows the current end.
  func readEnd(of id: Conversation.ID) async throws {
    let visit = visit
    let page = try await newestPage(of: id)
    await findOwner(of: page.messages.last)
    guard isCurrent(visit) else { return }
    position.goToEnd()
    show(Transcript(page))
    position.jump()
    onEndChanged()
  }
}

// MARK: - Reading on

extension TranscriptPresenter {
  /// Called when the first message is visible: the page before it is fetched.
  func onStartReached() {
    guard let id = chat.shown, hasEarlier, let first = messages.first?.id else { return }
    earlier.read { [weak self, interactor] in
      let page = try await interactor.messages(of: id, before: first, limit: Self.pageSize)
      if !Task.isCancelled { self?.prepend(page, before: first) }
    }
  }

  /// Called when the last message is visible: the page after it is fetched, when there is one.
  func onEndReached() {
    guard let id = chat.shown, hasLater, let last = messages.last?.id else { return }
    later.read { [weak self, interactor] in
      let page = try await interactor.messages(of: id, after: last, limit: Self.pageSize)
      guard !Task.isCancelled, let self else { return }
      transcript.append(page, after: last)
      if !hasLater { position.reachEnd() }
      onPagesChanged()
    }
  }

  /// Adds a page in front, which was read before the first message.
  func prepend(_ page: MessagePage, before first: Message.ID) {
    transcript.prepend(page, before: first)
    onPagesChanged()
  }

  /// Fetches earlier messages again after a failure.
  func onLoadEarlierPressed() {
    earlier.allowAgain()
    onStartReached()
  }

  /// Fetches later messages again after a failure.
  func onLoadLaterPressed() {
    later.allowAgain()
    onEndReached()
  }
}
