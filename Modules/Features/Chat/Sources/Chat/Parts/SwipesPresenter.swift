import Entities
import Observation

/// Other forms of the loaded messages, to switch between: replies to the same question, greetings, and messages of the
/// user that were edited.
@Observable @MainActor final class SwipesPresenter {
  private var swipes: [Message.ID: Swipes] = [:]
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
  var canAsk: Bool { canSwipe && transcript.lastAnswer != nil }

  /// Whether another form of a message can be shown now.
  var canSwipe: Bool { chat.shown != nil && !actions.isBusy && transcript.newest?.state != .streaming }

  /// Whether the last reply has alternatives: its key shows them.
  var hasKey: Bool { canAsk && transcript.lastAnswer.flatMap { swipes[$0] } != nil }

  /// Whether a message is the last reply, and its key works.
  func hasKey(at message: Message.ID) -> Bool { hasKey && message == transcript.lastAnswer }

  /// The alternatives of a shown message; nil where there are none.
  func swipes(of message: Message) -> Swipes? { swipes[message.id] }

  /// Shows the form after the shown one, with the messages after it; after the last one comes the first. A notice says
  /// when there is no other.
  /// - Parameter message: The message; nil for the last reply of the conversation.
  func onOtherAnswerPressed(of message: Message.ID? = nil) async { await showAnswer(\.next, of: message) }

  /// Shows the form before the shown one; before the first comes the last.
  /// - Parameter message: The message; nil for the last reply of the conversation.
  func onPreviousAnswerPressed(of message: Message.ID? = nil) async { await showAnswer(\.previous, of: message) }

  private func showAnswer(_ other: KeyPath<Swipes, Message.ID>, of message: Message.ID?) async {
    guard let id = chat.shown, canSwipe else { return }
    await actions.run(ChatEvent.otherAnswer) {
      guard try await transcript.isUpToDate(in: id), let shown = message ?? transcript.lastAnswer else { return }
      let isLast = shown == transcript.lastAnswer
      guard let swipes = try await read(in: id)[shown] else { return notices.show(.onlyAnswer) }
      let chosen = swipes[keyPath: other]
      try await interactor.showBranch(of: chosen, in: id)
      notices.clear()
      if isLast { try await transcript.readEnd(of: id) } else { try await transcript.turn(to: chosen, in: id) }
      if self.swipes[chosen] == nil { self.swipes[chosen] = Swipes(showing: chosen, of: swipes.all) }
    }
  }

  /// Reads the alternatives of all loaded messages at once.
  private func read(in id: Conversation.ID) async throws -> [Message.ID: Swipes] {
    let last = transcript.hasLater ? transcript.messages.last?.id : nil
    return try await interactor.swipes(in: id, upTo: last, limit: transcript.messages.count)
  }

  /// Reads in the background which of the loaded messages have other forms.
  func refresh() {
    guard let id = chat.shown else { return }
    reading?.cancel()
    reading = Task { [weak self] in
      guard !Task.isCancelled, let self else { return }
      // After an error no other form is offered.
      let swipes = (try? await read(in: id)) ?? [:]
      guard !Task.isCancelled else { return }
      if self.swipes != swipes { self.swipes = swipes }
    }
  }
}
