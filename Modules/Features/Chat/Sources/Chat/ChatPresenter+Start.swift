import Entities

/// The way to the first message of the conversation, however long that is.
extension ChatPresenter {
  /// How many messages are read at once on the way. Only the last of these pages is kept.
  static let stride = 500

  /// Whether the way to the first message is being gone.
  var isSeekingStart: Bool { if case .seekingStart = notice { true } else { false } }

  /// Whether the first message is one of those that are loaded.
  var hasEarlier: Bool { transcript.hasEarlier }

  /// Goes to the first message.
  func onStartPressed() {
    guard let id = conversation?.id, phase == .content, hasEarlier, !isBusy, !isSeekingStart,
      let first = messages.first?.id
    else { return }
    let mine = generation
    notice = .seekingStart(read: 0)
    seeking = Task { [weak self, interactor] in
      do {
        var (before, read) = (first, 0)
        while true {
          let page = try await interactor.messages(of: id, before: before, limit: Self.stride)
          guard let self, isSeekingStart, isCurrent(mine) else { return }
          read += page.messages.count
          guard page.hasEarlier, let next = page.messages.first?.id else {
            return showStart(page, isNext: before == first, before: first)
          }
          (before, notice) = (next, .seekingStart(read: read))
        }
      } catch {
        guard let self, isSeekingStart, isCurrent(mine) else { return }
        notice = nil
        if !(error is CancellationError) { router.showAlert(for: error) }
      }
    }
  }

  /// Stays where the reader is.
  func onStopSeekingPressed() {
    guard isSeekingStart else { return }
    seeking?.cancel()
    notice = nil
  }

  /// - Parameter isNext: Whether the page ends where the loaded messages began: those stay then.
  private func showStart(_ page: MessagePage, isNext: Bool, before first: Message.ID) {
    let newest = newest
    if isNext {
      transcript.prepend(page, before: first)
    } else {
      show(
        Transcript(MessagePage(messages: Array(page.messages.prefix(Self.pageSize)), hasEarlier: false), newest: newest)
      )
    }
    (notice, isAtEnd, marked) = (nil, false, nil)
    opening = messages.first?.id
    turns += 1
  }
}
