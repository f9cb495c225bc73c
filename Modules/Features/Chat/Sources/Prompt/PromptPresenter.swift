import Entities
import FeatureKit
import Observation

/// Loads the next prompt of a conversation.
@Observable @MainActor final class PromptPresenter {
  /// The prompt, and the usage of the conversation so far by model, which is empty where it is not known.
  let prompt: ContentLoader<(report: PromptReport, spending: [SpendingLine])>

  init(_ parameters: PromptParameters, interactor: any PromptInteractor) {
    prompt = ContentLoader {
      let spending = (try? await interactor.spending(in: parameters.conversation)) ?? []
      return (try await interactor.promptReport(of: UserTurn(parameters.text), in: parameters.conversation), spending)
    }
  }
}
