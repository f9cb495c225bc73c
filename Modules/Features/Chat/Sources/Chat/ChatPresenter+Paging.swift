import Entities

/// Reading on, on both sides of what was loaded.
extension ChatPresenter {
  /// The first message shows: the page before it is fetched.
  func onStartReached() {
    guard phase == .content, transcript.hasEarlier, let id = conversation?.id, let first = messages.first?.id else {
      return
    }
    earlier.read { [weak self, interactor] in
      let page = try await interactor.messages(of: id, before: first, limit: Self.pageSize)
      if !Task.isCancelled { self?.transcript.prepend(page, before: first) }
    }
  }

  /// The last message shows: the page after it is fetched, when there is one.
  func onEndReached() {
    guard phase == .content, transcript.hasLater, let id = conversation?.id, let last = messages.last?.id else {
      return
    }
    later.read { [weak self, interactor] in
      let page = try await interactor.messages(of: id, after: last, limit: Self.pageSize)
      guard !Task.isCancelled, let self else { return }
      transcript.append(page, after: last)
      if !hasLater { isAtEnd = true }
    }
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
