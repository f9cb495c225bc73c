import Entities

/// What is sent of the conversation.
extension ChatPresenter {
  /// Finds out what has no room any more. It is known a moment after the screen shows, and the screen waits for nothing.
  func findCut() {
    guard let id = conversation?.id, canBeAnswered else { return }
    finding?.cancel()
    finding = Task { [weak self, interactor] in
      // What cannot be known is not claimed; the sheet says why.
      let cut = try? await interactor.promptCut(in: id)
      guard !Task.isCancelled else { return }
      if self?.cut != cut { self?.cut = cut }
    }
  }

  /// Shows what would be sent if the field were sent now.
  func onPromptPressed() {
    guard let id = conversation?.id, phase == .content, canBeAnswered else { return }
    interactor.log(ChatEvent.promptPressed)
    switch ComposerInput(draft) {
    case .message(let text): router.showPrompt(in: id, saying: text)
    case .command: run(.prompt)
    case .unknown: notice = .unknownCommand
    }
  }

  /// Does what a command in the field says, and empties the field.
  func run(_ command: ComposerCommand) {
    draft = ""
    switch command {
    case .prompt: if let id = conversation?.id { router.showPrompt(in: id, saying: "") }
    case .usage: Task { await onUsagePressed() }
    case .preset: Task { await onPresetPressed() }
    case .help: notice = .commands
    }
  }
}
