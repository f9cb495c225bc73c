import Entities

/// Reading on, on both sides of what was loaded. Each is asked for in every frame that shows its end; after a failure
/// the person decides.
extension ChatPresenter {
  /// The first message shows: the page before it is fetched.
  func onStartReached() {
    guard earlier == nil, earlierFailure == nil, phase == .content, transcript.hasEarlier else { return }
    earlier = Task { [weak self] in await self?.loadEarlier() }
  }

  /// The last message shows: the page after it is fetched, when there is one.
  func onEndReached() {
    guard later == nil, laterFailure == nil, phase == .content, transcript.hasLater else { return }
    later = Task { [weak self] in await self?.loadLater() }
  }

  /// Fetches earlier messages again after a failure.
  func onLoadEarlierPressed() {
    earlierFailure = nil
    onStartReached()
  }

  /// Fetches later messages again after a failure.
  func onLoadLaterPressed() {
    laterFailure = nil
    onEndReached()
  }

  func stopPaging() {
    earlier?.cancel()
    later?.cancel()
    (earlier, later) = (nil, nil)
  }

  private func loadEarlier() async {
    guard let id = conversation?.id, let first = messages.first?.id else { return }
    let mine = generation
    do {
      let page = try await interactor.messages(of: id, before: first, limit: Self.pageSize)
      guard isCurrent(mine) else { return }
      transcript.prepend(page, before: first)
    } catch {
      guard isCurrent(mine), !(error is CancellationError) else { return }
      earlierFailure = Wording(explaining: error)
    }
    earlier = nil
  }

  private func loadLater() async {
    guard let id = conversation?.id, let last = messages.last?.id else { return }
    let mine = generation
    do {
      let page = try await interactor.messages(of: id, after: last, limit: Self.pageSize)
      guard isCurrent(mine) else { return }
      transcript.append(page, after: last)
      if !hasLater { isAtEnd = true }
    } catch {
      guard isCurrent(mine), !(error is CancellationError) else { return }
      laterFailure = Wording(explaining: error)
    }
    later = nil
  }
}
