import Entities
import LanguageModels

/// How much the model holds, and what its tokens are.
extension ConversationDesk {
  /// What the person says counts; else what the provider's list says; else what every usual model has.
  func knownBudget(of model: ModelSelection, with options: SamplingOptions) -> PromptBudget {
    let budget = (options.contextWindow ?? listedWindows[model]).map { PromptBudget(of: $0) } ?? budget
    return options.maximumTokens.map { budget.leaving($0) } ?? budget
  }

  /// Makes a report, and makes it anew where it turns out that the model holds more or less.
  ///
  /// Nobody is asked for what fits any model, or where the person has said it; who has answered is not asked twice.
  func knowingWindow(
    of respondent: Respondent, _ make: (isolated ConversationDesk) async throws -> PromptReport
  ) async throws -> PromptReport {
    let (model, options) = (respondent.model, respondent.presets.effective.sampling)
    let selection = model.selection
    let used = knownBudget(of: selection, with: options)
    let report = try await make(self)
    if options.contextWindow == nil, listedWindows[selection] == nil, report.tokens > PromptBudget.surelyFits {
      let listing = listings[selection] ?? Task { try await model.listing() }
      listings[selection] = listing
      do {
        // A list may say anything; what is smaller than any model is no window.
        if let window = try await listing.value?.contextWindow, window >= 256 { listedWindows[selection] = window }
      } catch {
        // The next long prompt asks again.
        if listings[selection] == listing { listings[selection] = nil }
      }
    }
    return knownBudget(of: selection, with: options) == used ? report : try await make(self)
  }

  /// Learns from what a reply did cost.
  func learn(_ usage: TokenUsage?, of reply: Message.ID) {
    guard let (report, model) = asked.removeValue(forKey: reply), let tokens = usage?.promptTokens else { return }
    estimates[model, default: TokenEstimate()].learn(from: report, promptTokens: tokens)
  }
}
