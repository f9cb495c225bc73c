import Entities
import Observation

/// Loads the next prompt of a conversation, once.
@Observable @MainActor final class PromptPresenter {
  enum Phase: Equatable {
    case loading
    case content(PromptReport)
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// The usage of the conversation so far, by model; empty where it is not known.
  private(set) var spending: [SpendingLine] = []
  /// Counts the attempts to load: a new one begins when it changes.
  private(set) var attempt = 0
  private let parameters: PromptParameters
  private let interactor: any PromptInteractor

  init(_ parameters: PromptParameters, interactor: any PromptInteractor) {
    self.parameters = parameters
    self.interactor = interactor
  }

  func load() async {
    do {
      spending = (try? await interactor.spending(in: parameters.conversation)) ?? []
      phase = .content(
        try await interactor.promptReport(of: UserTurn(parameters.text), in: parameters.conversation))
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
    }
  }

  /// Loads again after a failure.
  func onTryAgainPressed() {
    phase = .loading
    attempt += 1
  }
}
