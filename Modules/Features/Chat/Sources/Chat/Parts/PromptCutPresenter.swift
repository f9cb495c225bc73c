import Entities
import Observation

/// The messages at the beginning that the prompt has no room for.
@Observable @MainActor final class PromptCutPresenter {
  private var cut: PromptCut?
  @ObservationIgnored private var reading: Task<Void, Never>?
  private let chat: OpenChat
  private let interactor: any PromptCutInteractor

  init(_ chat: OpenChat, interactor: any PromptCutInteractor) { (self.chat, self.interactor) = (chat, interactor) }

  /// The messages left out above a message, if that is the first one that is sent; otherwise nil.
  func cut(above message: Message) -> PromptCut? { cut?.first == message.id ? cut : nil }

  /// Reads the part that is left out, in the background, so that the screen does not wait.
  func refresh() {
    guard let id = chat.answerable else { return }
    reading?.cancel()
    reading = Task { [weak self, interactor] in
      // If it is unknown, no line shows. The sheet of the prompt shows the error.
      let cut = try? await interactor.promptCut(in: id)
      guard !Task.isCancelled else { return }
      if self?.cut != cut { self?.cut = cut }
    }
  }
}
