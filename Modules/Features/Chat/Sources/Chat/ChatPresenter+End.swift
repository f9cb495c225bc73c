import Entities

/// The end of the conversation. Nobody announces here what other programs do to it, so whoever acts on it looks first.
extension ChatPresenter {
  /// Shows the end again, from wherever the reader is.
  func showEnd(of id: Conversation.ID) async throws {
    let mine = generation
    goToEnd()
    if hasLater {
      let page = try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
      guard isCurrent(mine) else { return }
      show(Transcript(page), knowing: newest)
    }
    turns += 1
  }

  /// Goes to the end, from somewhere in between.
  func onEndPressed() async {
    guard let id = conversation?.id, phase == .content, !isBusy else { return }
    await whileBusy(ChatEvent.loadChat) { try await showEnd(of: id) }
  }

  /// Whether the conversation ends with what is known here as its end. When it went on elsewhere, what came shows, and
  /// is told.
  func isUpToDate(in id: Conversation.ID) async throws -> Bool {
    let mine = generation
    let end = try await interactor.messages(of: id, before: nil, limit: 1).messages.last
    guard isCurrent(mine) else { return false }
    if let end, end.id == newest?.id {
      // What another program was writing may have come farther.
      if !isReplying { _ = transcript.merge(end) }
      return true
    }
    // A reply that could not begin is not stored.
    if newest?.parent == end?.id, newest?.role != .user { return true }
    try await showWhatCame(in: id)
    return false
  }

  /// Shows the end as it is now, and tells that it came from elsewhere.
  func showWhatCame(in id: Conversation.ID) async throws {
    try await readEnd(of: id)
    notice = .wentOn
  }

  /// Shows the end as it is now.
  func readEnd(of id: Conversation.ID) async throws {
    let mine = generation
    let page = try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
    await recordOwner(of: page.messages.last)
    guard isCurrent(mine) else { return }
    goToEnd()
    show(Transcript(page))
    turns += 1
    findCut()
    findSwipes()
    findStatus()
  }

  private func goToEnd() {
    isAtEnd = true
    (opening, marked) = (nil, nil)
  }
}
