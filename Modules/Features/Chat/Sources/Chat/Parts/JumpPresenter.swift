import Entities
import FeatureKit
import Observation

/// The ways to the last message, to the first and to a day, for a conversation of any length.
@Observable @MainActor final class JumpPresenter {
  /// The number of messages read at once on the way to the first. Only the beginning of the last of these pages is
  /// kept, or all of it if the loaded messages follow it.
  private static let stride = 500

  @ObservationIgnored private var seeking: Task<Void, Never>?
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let actions: ActionRunner
  private let interactor: any JumpInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ actions: ActionRunner,
    interactor: any JumpInteractor, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.transcript, self.actions) = (chat, notices, transcript, actions)
    (self.interactor, self.router) = (interactor, router)
  }

  /// Whether the first message is being looked for.
  var isSeekingStart: Bool { notices.isSeekingStart }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.date: ComposerAction(named: { [self] in await onDayPressed($0) })] }

  /// Goes to the first message of a day, or to the next one after it.
  /// - Parameter text: The day; nil asks for it.
  /// - Returns: Whether the text is a day, or the user left the question. It is false while another action is in
  ///   progress.
  @discardableResult func onDayPressed(_ text: String? = nil) async -> Bool {
    guard let id = chat.shown, !actions.isBusy else { return false }
    var typed = text
    if typed == nil { typed = await router.askForDay() }
    guard let typed else { return true }
    guard let day = CalendarTime(day: typed.trimmed, until: interactor.now) else {
      notices.show(.noSuchDay)
      return false
    }
    await actions.run(ChatEvent.loadChat) {
      guard let message = try await interactor.firstMessage(of: id, from: day) else {
        return notices.show(.nothingSince)
      }
      notices.clear()
      try await transcript.show(message, in: id)
    }
    return true
  }

  /// Goes to the last message.
  func onEndPressed() async {
    guard let id = chat.shown, !actions.isBusy else { return }
    await actions.run(ChatEvent.loadChat) { try await transcript.showEnd(of: id) }
  }

  /// Goes to the first message.
  func onStartPressed() {
    guard let id = chat.shown, transcript.hasEarlier, !actions.isBusy, !isSeekingStart,
      let first = transcript.messages.first?.id
    else { return }
    let visit = transcript.visit
    notices.show(.seekingStart(read: 0))
    seeking = Task { [weak self, interactor] in
      do {
        var (before, read) = (first, 0)
        while true {
          let page = try await interactor.messages(of: id, before: before, limit: Self.stride)
          guard let self, isWanted(visit) else { return }
          read += page.messages.count
          guard page.hasEarlier, let next = page.messages.first?.id else {
            return show(page, isNext: before == first, before: first)
          }
          before = next
          notices.show(.seekingStart(read: read))
        }
      } catch {
        guard let self, isWanted(visit) else { return }
        notices.clear()
        if !(error is CancellationError) { router.showAlert(for: error) }
      }
    }
  }

  /// Stays at the reader's position.
  func onStopSeekingPressed() {
    guard isSeekingStart else { return }
    seeking?.cancel()
    notices.clear()
  }

  /// Another notice, or typing, ends the search as well.
  private func isWanted(_ visit: Int) -> Bool { isSeekingStart && transcript.isCurrent(visit) }

  /// - Parameter isNext: Whether the page ends where the loaded messages begin: then those stay.
  private func show(_ page: MessagePage, isNext: Bool, before first: Message.ID) {
    if isNext {
      transcript.prepend(page, before: first)
    } else {
      let beginning = page.messages.prefix(TranscriptPresenter.pageSize)
      transcript.show(
        Transcript(MessagePage(messages: Array(beginning), hasEarlier: false), newest: transcript.newest))
    }
    notices.clear()
    transcript.position.goToStart(transcript.messages.first?.id)
    transcript.position.jump()
  }
}
