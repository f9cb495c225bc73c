import Entities
import Observation

/// The messages at the beginning that the prompt has no room for.
@Observable @MainActor final class PromptCutPresenter {
  private var cut: PromptCut?
  @ObservationIgnored private var reading: Task<Void, Never>?
  private let chat: OpenChat
  private let interactor: any PromptCutInteractor

  init(_ chat: OpenChat, interactor: any PromptCutInteractor) { (self.chat, self.interactor) = (chat, interactor) }

  /// What is left out above a message, where that is the first one that is sent; nil elsewhere.
  func cut(above message: Message) -> PromptCut? { cut?.first == message.id ? cut : nil }

  /// Reads it in the background: the screen waits for nothing.
  func refresh() {
    guard let id = chat.answerable else { return }
    reading?.cancel()
    reading = Task { [weak self, interactor] in
      // Where it cannot be known there is no line; the sheet of the prompt shows the error.
      let cut = try? await interactor.promptCut(in: id)
      guard !Task.isCancelled else { return }
      if self?.cut != cut { self?.cut = cut }
    }
  }
}
