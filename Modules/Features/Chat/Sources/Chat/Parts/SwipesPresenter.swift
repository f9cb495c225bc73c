import Entities
import Observation

/// Other replies to the same question, to switch between.
@Observable @MainActor final class SwipesPresenter {
  private var swipes: Swipes?
  @ObservationIgnored private var reading: Task<Void, Never>?
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let actions: ActionRunner
  private let interactor: any SwipesInteractor

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ actions: ActionRunner,
    interactor: any SwipesInteractor
  ) {
    (self.chat, self.notices, self.transcript, self.actions) = (chat, notices, transcript, actions)
    self.interactor = interactor
  }

  /// Whether another reply can be shown. An arriving reply is not left.
  var canSwipe: Bool { chat.shown != nil && !actions.isBusy && swipes != nil && isAtRest }

  /// The alternatives of a shown message; nil where there are none.
  func swipes(of message: Message) -> Swipes? { isAtRest && swipes?.shown == message.id ? swipes : nil }

  private var isAtRest: Bool { transcript.newest?.state != .streaming }

  /// Shows the reply before the shown one, with the messages after it; before the first one comes the last.
  func onOtherAnswerPressed() async {
    guard let id = chat.shown, canSwipe, let swipes else { return }
    await actions.run(ChatEvent.otherAnswer) {
      guard try await transcript.isUpToDate(in: id) else { return }
      try await interactor.showBranch(of: swipes.previous, in: id)
      notices.clear()
      self.swipes = Swipes(showing: swipes.previous, of: swipes.all)
      try await transcript.readEnd(of: id)
    }
  }

  /// Reads in the background whether there are other replies.
  func refresh() {
    guard let id = chat.shown else { return }
    reading?.cancel()
    reading = Task { [weak self, interactor] in
      // After an error no other reply is offered.
      let swipes = try? await interactor.swipes(in: id)
      guard !Task.isCancelled else { return }
      if self?.swipes != swipes { self?.swipes = swipes }
    }
  }
}
