import Entities
import FeatureKit

/// What `ask` does about the monthly budget.
extension AskCommand {
  /// Says once what should be known of the budget.
  /// - Parameter scope: Where it is asked, or with whom a conversation is to begin.
  /// - Throws: When it has no room for a reply, and nobody said that this does not matter. Nothing is stored then.
  func checkBudget(of request: AskRequest, for scope: PresetScope) async throws {
    guard let status = try await interactor.budgetStatus(for: scope) else { return }
    if case .reached(let use) = status {
      guard request.passesBudget else { throw CommandFailure(.failed, io.language.budgetIsReached(use)) }
      io.warn(io.language(use.words))
    } else if let warning = status.warning {
      io.warn(io.language(warning))
    }
  }
}

extension TokenUsage {
  /// The tokens of one reply.
  init(_ usage: UsageSum) {
    self.init(
      promptTokens: usage.promptTokens, completionTokens: usage.completionTokens, cachedTokens: usage.cachedTokens,
      reasoningTokens: usage.reasoningTokens, isEstimated: usage.estimates > 0)
  }
}
