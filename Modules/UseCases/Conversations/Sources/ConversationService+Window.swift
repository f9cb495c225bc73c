import Entities
import LanguageModels

/// How much the model holds, and what its tokens are.
extension ConversationService {
  /// What the user says counts; else what the provider's list says, or what the model is made to hold; else everything
  /// is sent. What its server has refused is too much in any case.
  func knownBudget(of model: any LanguageModel, with options: SamplingOptions) -> PromptBudget {
    let selection = model.selection
    var budget =
      (options.contextWindow ?? listedWindows[selection]).map { PromptBudget(of: $0) }
      // Rules keep nothing in view that would be worth telling.
      ?? model.usualWindow.map { PromptBudget(of: $0, isKnown: model.site != .program) } ?? budget
    if let refused = refusedWindows[selection], refused.window < budget.window { budget = refused }
    return options.maximumTokens.map { budget.leaving($0) } ?? budget
  }

  /// Learns from a server that refused a prompt as too long.
  /// - Returns: Whether a shorter prompt can be tried now.
  func learn(from failure: ModelFailure, of report: PromptReport, for resolvedModel: ResolvedModel) -> Bool {
    guard case .tooLong(let window, let tokens) = failure.kind else { return false }
    let (model, options) = (resolvedModel.model, resolvedModel.presets.effective.sampling)
    let selection = model.selection
    if let tokens { estimates[selection, default: TokenEstimate()].learn(from: report, promptTokens: tokens) }
    let tried = knownBudget(of: model, with: options)
    // What was sent was too much; where its server names the window, what was counted here may have been too little.
    let most = min(tried.window, report.tokens + tried.reply)
    let next =
      if let window, window >= 256, window < most {
        PromptBudget(of: window)
      } else if let window, window == tried.window {
        PromptBudget(of: window * 3 / 4)
      } else {
        PromptBudget(of: most / 2, isKnown: false)
      }
    guard next.window >= 256, next.window < tried.window else { return false }
    refusedWindows[selection] = next
    return true
  }

  /// Makes a report, and makes it anew where it turns out that the model holds more or less.
  ///
  /// Nobody is asked for what fits any model, or where the user has said it; who has answered is not asked twice.
  func knowingWindow(
    of resolvedModel: ResolvedModel, _ make: (isolated ConversationService) async throws -> PromptReport
  ) async throws -> PromptReport {
    let (model, options) = (resolvedModel.model, resolvedModel.presets.effective.sampling)
    let selection = model.selection
    let used = knownBudget(of: model, with: options)
    let report = try await make(self)
    let isOpen = options.contextWindow == nil && listedWindows[selection] == nil && model.usualWindow == nil
    if isOpen, report.tokens > PromptBudget.surelyFits {
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
    return knownBudget(of: model, with: options) == used ? report : try await make(self)
  }

  /// Learns from what a reply did cost.
  func learn(_ usage: TokenUsage?, of reply: Message.ID) {
    guard let (report, model) = asked.removeValue(forKey: reply), let tokens = usage?.promptTokens else { return }
    estimates[model, default: TokenEstimate()].learn(from: report, promptTokens: tokens)
  }
}
