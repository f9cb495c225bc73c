import Entities

/// What a chat screen knows of what its replies used.
struct ReplySpending {
  /// Whether it shows.
  var isShown = false
  /// What each reply used, as far as somebody looked.
  var lines: [Message.ID: SpendingLine] = [:]
  /// Those of which that is known, also where nobody counted.
  var known: Set<Message.ID> = []
}

/// What replies used and cost: a thin line below each, on demand.
extension ChatPresenter {
  /// Shows what each reply used, or hides it.
  func onUsagePressed() async {
    spending = ReplySpending(isShown: !spending.isShown)
    do {
      try await readSpending()
      if spending.isShown, spending.lines.isEmpty { notice = .nothingCounted(uncounted) }
    } catch {
      spending.isShown = false
      router.showAlert(for: error)
    }
  }

  /// Why there is nothing to show below the replies.
  private var uncounted: Uncounted {
    // A greeting was not asked for.
    let replies = messages.filter { $0.role == .assistant && $0.model != nil }
    if replies.contains(where: { $0.state == .streaming }) { return .arriving }
    if replies.isEmpty { return .noReply }
    if replies.allSatisfy({ $0.model?.provider == "offline" }) { return .rules }
    return replies.allSatisfy { if case .failed = $0.state { true } else { false } } ? .failed : .unknown
  }

  /// Finds out what a message that came to the screen used, where that shows, and with it what all others did.
  func findSpending(of message: Message) async {
    // The next one that comes tries again.
    if !spending.known.contains(message.id) { try? await readSpending() }
  }

  private func readSpending() async throws {
    let unknown = messages.filter { $0.role == .assistant && $0.state != .streaming && !spending.known.contains($0.id) }
      .map(\.id)
    guard spending.isShown, !unknown.isEmpty else { return }
    // Rows that come together ask once.
    spending.known.formUnion(unknown)
    do {
      spending.lines.merge(try await interactor.spending(of: unknown)) { _, found in found }
    } catch {
      spending.known.subtract(unknown)
      throw error
    }
  }

  /// What a message used, where that shows.
  func spending(of message: Message) -> SpendingLine? { spending.isShown ? spending.lines[message.id] : nil }
}
