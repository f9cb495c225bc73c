import Entities
import Observation
import TerminalUI

/// The messages that show: what they are, how they change, and what comes before and after them.
@Observable @MainActor final class TranscriptPresenter {
  static let pageSize = 50

  /// Reading on, on both sides of the loaded messages.
  let earlier = PageEdge(), later = PageEdge()
  let position: ReaderPosition
  /// A question at the end without a reply: the program ended before one began.
  private(set) var unanswered: Message.ID?
  /// Called when a reply has ended, and when the end was read again: what depends on the end has changed.
  @ObservationIgnored var onEndChanged: @MainActor () -> Void = {}
  private var transcript = Transcript()
  /// The newest reply that is known to be this program's own.
  private var ownReply: Message.ID?
  /// The message that was recorded as seen.
  @ObservationIgnored private var seen: Message.ID?
  /// The number of the visit of the screen. A visit that was overtaken changes nothing any more.
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
  /// The last reply with text; nil when there is none. Where newer messages come after those to show, only the last of all
  /// counts.
  var lastReply: String? { atEnd.last { $0.role == .assistant && !$0.text.isEmpty }?.text }
  /// The same and the replies before it, the newest first.
  var replies: [String] { atEnd.reversed().filter { $0.role == .assistant && !$0.text.isEmpty }.map(\.text) }
  private var atEnd: [Message] { hasLater ? [newest].compactMap(\.self) : messages }
  /// The loaded messages of the user, the oldest first: the arrows bring them back.
  var said: [String] { messages.filter { $0.role == .user }.map(\.text) }
  /// Whether a reply of this program is arriving, which can be stopped.
  var isReplying: Bool { newest.map { $0.state == .streaming && $0.id == ownReply } ?? false }

  /// The question was sent, so a reply begins.
  func begin() { unanswered = nil }
}

// MARK: - What a row says

extension TranscriptPresenter {
  /// Whether another program is writing a message, or was when it ended.
  func isForeign(_ message: Message) -> Bool { message.state == .streaming && message.id != ownReply }

  /// The moment of a message that begins a session, and the moment now; nil within a session.
  func session(at message: Message) -> (begun: Timestamp, now: Timestamp)? {
    transcript.sessions.contains(message.id) ? (message.created, interactor.now) : nil
  }

  /// The model of a reply, where it is another than that of the reply before; nil elsewhere.
  /// - Parameter answering: The model that answers now: the first reply of the conversation is compared with it.
  func writer(of message: Message, answering: ModelChoice) -> ModelChoice? {
    guard let model = message.model, transcript.writers.contains(message.id) else { return nil }
    return message.id == transcript.firstReply && model == answering ? nil : model
  }

  /// The milliseconds until a message's provider is asked again; 0 when it does not wait.
  func pause(before message: Message) -> Int { message.pause?.milliseconds(from: interactor.now) ?? 0 }

  /// A message can be read on the screen. The conversation has been seen when that is its newest one, whole.
  func onMessageShown(_ message: Message) async {
    position.show(message.id)
    guard message.id == newest?.id, message.state != .streaming, message.role == .assistant, message.id != seen else {
      return
    }
    seen = message.id
    do {
      try await interactor.markSeen(message.chat)
    } catch {
      // A badge that stays is no reason to disturb the user; the next visit tries again.
      seen = nil
    }
  }
}

// MARK: - A visit of the screen

extension TranscriptPresenter {
  /// The screen came: it overtakes earlier visits.
  /// - Returns: The number of the visit.
  func beginVisit() -> Int {
    visit += 1
    return visit
  }

  /// Whether a visit was not overtaken, and its screen still shows.
  func isCurrent(_ visit: Int) -> Bool { visit == self.visit && !Task.isCancelled }

  /// The screen went: pages that are being read are not wanted any more.
  func endVisit(_ visit: Int) {
    if visit == self.visit { [earlier, later].forEach { $0.stop() } }
  }

  /// Reads the pages that show first.
  /// - Parameter isFirst: Whether the user was just led there, and did not come back.
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

  /// Shows what changes for as long as the visit lasts.
  /// - Parameter onReply: Told of each message that came while no reply is arriving.
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
        // A message comes again when something besides it has changed; the notice stays then.
        if isNews { notices.clear() }
        try await stepBack(from: message, in: id, visit)
        onEndChanged()
      }
    }
  }

  /// Shows the reply before it again, where another reply came to nothing; a notice says why.
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
  /// - Parameter latest: A message that an update brought while they were read: it is newer than they are.
  func show(_ transcript: Transcript, knowing latest: Message? = nil) {
    [earlier, later].forEach { $0.reset() }
    self.transcript = transcript
    if let latest { _ = self.transcript.merge(latest) }
    unanswered = newest.flatMap { $0.role == .user ? $0.id : nil }
  }

  /// Finds out whether a reply is this program's own before it shows, once for each that is.
  private func findOwner(of message: Message?) async {
    guard let message, isForeign(message), await interactor.isReplying(in: message.chat) else { return }
    ownReply = message.id
  }

  private func newestPage(of id: Conversation.ID) async throws -> MessagePage {
    try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
  }
}

// MARK: - The end

/// Other programs change the conversation without a notification, so each action on its end reads the end first.
extension TranscriptPresenter {
  /// Goes to the end, from wherever the reader is.
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

  /// Whether the conversation ends with the message that is known here as its last. Where it went on elsewhere, the new
  /// messages show, with a notice.
  func isUpToDate(in id: Conversation.ID) async throws -> Bool {
    let visit = visit
    let end = try await interactor.messages(of: id, before: nil, limit: 1).messages.last
    guard isCurrent(visit) else { return false }
    if let end, end.id == newest?.id {
      // A reply of another program may have come farther.
      if !isReplying { _ = transcript.merge(end) }
      return true
    }
    // A reply that could not begin is not stored.
    if newest?.parent == end?.id, newest?.role != .user { return true }
    try await showWhatCame(in: id)
    return false
  }

  /// Shows the end as it is now, and a notice that the conversation went on elsewhere.
  func showWhatCame(in id: Conversation.ID) async throws {
    try await readEnd(of: id)
    notices.show(.wentOn)
  }

  /// Shows the end as it is now.
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
  /// The first message shows: the page before it is fetched.
  func onStartReached() {
    guard let id = chat.shown, hasEarlier, let first = messages.first?.id else { return }
    earlier.read { [weak self, interactor] in
      let page = try await interactor.messages(of: id, before: first, limit: Self.pageSize)
      if !Task.isCancelled { self?.prepend(page, before: first) }
    }
  }

  /// The last message shows: the page after it is fetched, when there is one.
  func onEndReached() {
    guard let id = chat.shown, hasLater, let last = messages.last?.id else { return }
    later.read { [weak self, interactor] in
      let page = try await interactor.messages(of: id, after: last, limit: Self.pageSize)
      guard !Task.isCancelled, let self else { return }
      transcript.append(page, after: last)
      if !hasLater { position.reachEnd() }
    }
  }

  /// Puts a page in front, which was read before the first message.
  func prepend(_ page: MessagePage, before first: Message.ID) { transcript.prepend(page, before: first) }

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
