import Entities
import Observation

/// Requests replies, requests another one in place of the last, stores a corrected one, and stops an arriving one.
@Observable @MainActor final class ReplyPresenter {
  /// Whether the members of the group answer only when the user calls them. A message of the user may then stay without
  /// a reply.
  var waitsForCall = false
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
  func send(_ turn: UserTurn, onStored: () -> Void) async {
    await submit(ChatEvent.sendMessage, onStored) { id in
      try await interactor.send(turn, in: id, after: transcript.newest)
    }
  }

  /// Sends another form of one of the user's messages, as a branch beside it. If the conversation went on elsewhere,
  /// nothing is sent.
  /// - Parameter onStored: Called when the message is stored.
  func send(_ turn: UserTurn, inPlaceOf message: Message, onStored: () -> Void) async {
    await submit(ChatEvent.editMessage, onStored) { _ in
      try await interactor.edit(message, as: turn, after: transcript.newest)
    }
  }

  /// Stores another form of a reply as a branch beside it. If the conversation went on elsewhere, nothing is stored.
  /// - Parameter onStored: Called when the reply is stored.
  func correct(_ reply: Message, to text: String, onStored: () -> Void) async {
    guard let id = chat.answerable, !isBusy else { return }
    guard !transcript.isReplying else { return notices.show(.replyIsArriving) }
    await actions.run(ChatEvent.correctReply) {
      interactor.log(ChatEvent.correctReply.start(.chat(id)))
      do {
        try await interactor.correct(reply, to: text, after: transcript.newest)
      } catch is ConversationWentOn {
        return try await transcript.showWhatCame(in: id)
      }
      interactor.log(ChatEvent.correctReply.success(.chat(id)))
      onStored()
      try await transcript.showEnd(of: id)
    }
  }

  private func submit(
    _ events: EventFamily, _ onStored: () -> Void, _ submit: (Conversation.ID) async throws -> ModelSelection
  ) async {
    guard let id = chat.answerable, !isBusy else { return }
    guard !transcript.isReplying else { return notices.show(.replyIsArriving) }
    await actions.run(events) {
      interactor.log(events.start(.chat(id)))
      do {
        guard try await begin(in: id, isRetry: false, { answering.show(try await submit(id)) }) else { return }
      } catch is ConversationWentOn {
        return try await transcript.showWhatCame(in: id)
      }
      interactor.log(events.success(.chat(id)))
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

  /// Whether the last question has no whole reply, so that another one can be requested.
  var canRetry: Bool { isAtRest && transcript.newest.map(lacksReply) ?? false }

  /// Whether the last question has a whole reply, beside which another one can be requested.
  var canRegenerate: Bool { isAtRest && transcript.newest.map(isWholeReply) ?? false }

  private var isAtRest: Bool { chat.answerable != nil && !isBusy }

  /// A greeting answers nothing.
  private func isWholeReply(_ last: Message) -> Bool {
    last.role == .assistant && last.state == .complete && last.parent != nil
  }

  private func lacksReply(_ last: Message) -> Bool {
    switch last.state {
    case .failed, .cancelled, .interrupted, .cutOff: last.role == .assistant
    case .complete: last.id == transcript.unanswered && !waitsForCall
    // The other program may have ended: requesting another reply finds out.
    case .streaming: transcript.isForeign(last) && last.role == .assistant
    }
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.again: ComposerAction(onRetryPressed)] }

  /// Requests another reply in place of the last one shown, which stays as an alternative. If the conversation went on
  /// elsewhere, nothing is sent.
  func onRetryPressed() async {
    let isRetry = canRetry
    guard let id = chat.answerable, isRetry || canRegenerate else { return }
    await actions.run(ChatEvent.retry) {
      interactor.log(ChatEvent.retry.start(.chat(id)))
      // The reply may have been completed meanwhile.
      guard try await transcript.isUpToDate(in: id), let last = transcript.newest,
        isRetry ? lacksReply(last) : isWholeReply(last)
      else { return }
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

  /// Whether the last reply can be continued: it has text, and a model answers.
  var canContinue: Bool {
    guard isAtRest, !answering.model.choice.isRules, let last = transcript.newest else { return false }
    return last.role == .assistant && last.state != .streaming && last.parent != nil
      && last.text.contains { !$0.isWhitespace }
  }

  /// Requests more of the last reply, which stays as an alternative. If the conversation went on elsewhere, nothing is
  /// sent.
  func onContinuePressed() async {
    guard let id = chat.answerable, canContinue else { return }
    await actions.run(ChatEvent.continueReply) {
      interactor.log(ChatEvent.continueReply.start(.chat(id)))
      guard try await transcript.isUpToDate(in: id), let last = transcript.newest else { return }
      do {
        guard try await begin(in: id, isRetry: true, { try await interactor.continueReply(last) }) else { return }
      } catch is ConversationWentOn {
        return try await transcript.showWhatCame(in: id)
      }
      transcript.begin()
      try await transcript.showEnd(of: id)
    }
  }

  /// Lets a member of a group speak without a message of the user. If the conversation went on elsewhere, nothing is
  /// sent.
  /// - Parameter member: The member; nil for the next one in the group's order.
  func call(_ member: Avatar.ID?) async {
    guard let id = chat.answerable, !isBusy else { return }
    guard !transcript.isReplying else { return notices.show(.replyIsArriving) }
    await actions.run(ChatEvent.callMember) {
      interactor.log(ChatEvent.callMember.start(.chat(id)))
      guard try await transcript.isUpToDate(in: id) else { return }
      do {
        let began = try await begin(in: id, isRetry: true) {
          try await interactor.speak(as: member, in: id, after: transcript.newest)
        }
        guard began else { return }
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
