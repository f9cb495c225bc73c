import Entities

/// What a chat screen knows of what its replies used.
struct ReplySpending {
  /// Whether it shows.
  var isShown = false
  /// What each reply used, as far as somebody looked.
  var lines: [Message.ID: SpendingLine] = [:]
}

/// What replies used and cost: a thin line below each, on demand.
extension ChatPresenter {
  /// Shows what each reply used, or hides it.
  func onUsagePressed() async {
    spending.isShown.toggle()
    guard spending.isShown else { return }
    do {
      let known = try await interactor.spending(of: messages.filter { $0.role == .assistant }.map(\.id))
      spending.lines = known
      if known.isEmpty { notice = .nothingCounted }
    } catch {
      spending.isShown = false
      router.showAlert(for: error)
    }
  }

  /// Finds out what a message that came to the screen used, where that shows.
  func findSpending(of message: Message) async {
    guard spending.isShown, message.role == .assistant, message.state != .streaming,
      spending.lines[message.id] == nil, let found = try? await interactor.spending(of: [message.id])[message.id]
    else { return }
    spending.lines[message.id] = found
  }

  /// What a message used, where that shows.
  func spending(of message: Message) -> SpendingLine? { spending.isShown ? spending.lines[message.id] : nil }
}
