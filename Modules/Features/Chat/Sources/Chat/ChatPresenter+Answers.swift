import Entities

/// Other answers to the same question: asking for one, and going over to one that is there.
extension ChatPresenter {
  /// Whether the last question can be answered anew.
  var canRetry: Bool { phase == .content && avatar != nil && !isBusy && newest.map(lacksAnswer) ?? false }

  private func lacksAnswer(_ last: Message) -> Bool {
    switch last.state {
    case .failed, .cancelled, .interrupted, .cutOff: last.role == .assistant
    case .complete: last.id == unanswered
    // The other program may be gone: whoever has it answered anew finds out.
    case .streaming: isForeign(last) && last.role == .assistant
    }
  }

  /// Has the question answered anew whose answer shows last. Where the conversation went on elsewhere, nothing is sent.
  func onRetryPressed() async {
    guard let id = conversation?.id, canRetry else { return }
    await whileBusy(ChatEvent.retry) {
      interactor.log(ChatEvent.retry.start(.chat(id)))
      // It may have come whole meanwhile.
      guard try await isUpToDate(in: id), let last = newest, lacksAnswer(last) else { return }
      try await nameModel(in: id)
      do {
        guard try await withinBudget(in: id, isRetry: true, { try await interactor.retry(last) }) else { return }
      } catch is ConversationWentOn {
        return try await showWhatCame(in: id)
      }
      unanswered = nil
      try await showEnd(of: id)
    }
  }

  /// Finds out whether there are other answers. It is known a moment after the screen shows.
  func findSwipes() {
    guard let id = conversation?.id else { return }
    swipeLook?.cancel()
    swipeLook = Task { [weak self, interactor] in
      // What cannot be known is not offered.
      let swipes = try? await interactor.swipes(in: id)
      guard !Task.isCancelled else { return }
      if self?.swipes != swipes { self?.swipes = swipes }
    }
  }

  /// Whether another answer can be shown. One that is arriving is not left.
  var canSwipe: Bool { phase == .content && !isBusy && swipes != nil && newest?.state != .streaming }

  /// The answers of which a message is the one that shows; nil where there are no others.
  func swipes(of message: Message) -> Swipes? {
    newest?.state != .streaming && swipes?.shown == message.id ? swipes : nil
  }

  /// Shows the answer before the one that shows, with what followed it; before the first, the last.
  func onOtherAnswerPressed() async {
    guard let id = conversation?.id, canSwipe, let swipes else { return }
    await whileBusy(ChatEvent.otherAnswer) {
      guard try await isUpToDate(in: id) else { return }
      try await interactor.showBranch(of: swipes.previous, in: id)
      notice = nil
      self.swipes = Swipes(showing: swipes.previous, of: swipes.all)
      try await readEnd(of: id)
    }
  }
}
