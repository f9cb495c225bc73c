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

  /// Whether the keys for another reply work now. If there is no other reply, they show a notice. They do not work
  /// while a reply arrives.
  var canAsk: Bool { chat.shown != nil && !actions.isBusy && isAtRest && transcript.lastAnswer != nil }

  /// Whether another reply can be shown in place of one near the end.
  var canSwipe: Bool { canAsk && swipes != nil }

  /// Whether the last reply has alternatives: its key shows them.
  var hasKey: Bool { canSwipe && isLast(swipes?.shown) }

  /// Whether a message is the last reply.
  func isLast(_ message: Message.ID?) -> Bool { message != nil && message == transcript.lastAnswer }

  /// The alternatives of a shown message; nil where there are none.
  func swipes(of message: Message) -> Swipes? { isAtRest && swipes?.shown == message.id ? swipes : nil }

  private var isAtRest: Bool { transcript.newest?.state != .streaming }

  /// Shows the reply after the shown one, with the messages after it; after the last one comes the first. A notice says
  /// when there is no other.
  /// - Parameter message: The reply; nil for the last one of the conversation.
  func onOtherAnswerPressed(of message: Message.ID? = nil) async { await showAnswer(\.next, of: message) }

  /// Shows the reply before the last one of the conversation; before the first comes the last.
  func onPreviousAnswerPressed() async { await showAnswer(\.previous, of: nil) }

  private func showAnswer(_ other: KeyPath<Swipes, Message.ID>, of message: Message.ID?) async {
    guard let id = chat.shown, canAsk else { return }
    await actions.run(ChatEvent.otherAnswer) {
      guard try await transcript.isUpToDate(in: id) else { return }
      guard let answer = message ?? transcript.lastAnswer, let swipes = try await interactor.swipes(in: id),
        swipes.shown == answer
      else { return notices.show(.onlyAnswer) }
      let chosen = swipes[keyPath: other]
      try await interactor.showBranch(of: chosen, in: id)
      notices.clear()
      self.swipes = Swipes(showing: chosen, of: swipes.all)
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
