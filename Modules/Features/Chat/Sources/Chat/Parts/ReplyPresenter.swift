import Entities
import Observation

/// Requests replies, requests another one in place of the last, and stops an arriving one.
@Observable @MainActor final class ReplyPresenter {
  private var isStopping = false
  /// Whether a reply that was requested here has not ended, for the log.
  @ObservationIgnored private var awaitsResponse = false
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let actions: ActionRunner
  private let answering: AnsweringPresenter
  private let budget: BudgetPresenter
  private let interactor: any ReplyInteractor

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ actions: ActionRunner,
    _ answering: AnsweringPresenter, _ budget: BudgetPresenter, interactor: any ReplyInteractor
  ) {
    (self.chat, self.notices, self.transcript, self.actions) = (chat, notices, transcript, actions)
    (self.answering, self.budget, self.interactor) = (answering, budget, interactor)
  }

  /// Whether an action is in progress, so that no other begins.
  var isBusy: Bool { actions.isBusy }

  /// Sends a message. If the conversation went on elsewhere, nothing is sent.
  /// - Parameter onStored: Called when the message is stored.
  func send(_ message: String, onStored: () -> Void) async {
    guard let id = chat.answerable, !isBusy else { return }
    guard !transcript.isReplying else { return notices.show(.replyIsArriving) }
    await actions.run(ChatEvent.sendMessage) {
      interactor.log(ChatEvent.sendMessage.start(.chat(id)))
      do {
        let hasBegun = try await begin(in: id, isRetry: false) {
          answering.show(try await interactor.send(message, in: id, after: transcript.newest))
        }
        guard hasBegun else { return }
      } catch is ConversationWentOn {
        return try await transcript.showWhatCame(in: id)
      }
      interactor.log(ChatEvent.sendMessage.success(.chat(id)))
      transcript.begin()
      onStored()
      try await transcript.showEnd(of: id)
    }
  }

  /// Stops the arriving reply.
  func onStopPressed() async {
    guard let id = chat.conversation?.id, transcript.isReplying, !isStopping else { return }
    isStopping = true
    interactor.log(ChatEvent.stopPressed)
    await interactor.stopReply(in: id)
    isStopping = false
  }

  /// Whether another reply to the last question can be requested.
  var canRetry: Bool { chat.answerable != nil && !isBusy && transcript.newest.map(lacksReply) ?? false }

  private func lacksReply(_ last: Message) -> Bool {
    switch last.state {
    case .failed, .cancelled, .interrupted, .cutOff: last.role == .assistant
    case .complete: last.id == transcript.unanswered
    // The other program may have ended: requesting another reply finds out.
    case .streaming: transcript.isForeign(last) && last.role == .assistant
    }
  }

  /// Requests another reply in place of the last one shown. If the conversation went on elsewhere, nothing is sent.
  func onRetryPressed() async {
    guard let id = chat.answerable, canRetry else { return }
    await actions.run(ChatEvent.retry) {
      interactor.log(ChatEvent.retry.start(.chat(id)))
      // The reply may have been completed meanwhile.
      guard try await transcript.isUpToDate(in: id), let last = transcript.newest, lacksReply(last) else { return }
      try await answering.refresh(in: id)
      do {
        guard try await begin(in: id, isRetry: true, { try await interactor.retry(last) }) else { return }
      } catch is ConversationWentOn {
        return try await transcript.showWhatCame(in: id)
      }
      transcript.begin()
      try await transcript.showEnd(of: id)
    }
  }

  /// Begins a reply within the budget.
  /// - Returns: Whether it has begun.
  private func begin(in id: Conversation.ID, isRetry: Bool, _ work: () async throws -> Void) async throws -> Bool {
    try await budget.permit(in: id, isRetry: isRetry, chooseModel: answering.onModelPressed) {
      // A reply may end before its beginning is known here.
      awaitsResponse = true
      do {
        try await work()
      } catch {
        awaitsResponse = false
        throw error
      }
    }
  }

  /// Logs the end of a reply that was requested here.
  func recordResponse(_ message: Message) {
    guard awaitsResponse, message.role == .assistant, message.id == transcript.newest?.id else { return }
    awaitsResponse = false
    interactor.log(ChatEvent.response(message))
  }
}
