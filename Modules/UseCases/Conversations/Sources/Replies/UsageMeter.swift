import Entities
import LanguageModels

/// What one request to a model uses: what its provider tells, else about what went out and came back.
struct UsageMeter: Sendable {
  /// About how many tokens the prompt has.
  let promptTokens: Int
  /// What the provider told so far, and whether that is all.
  private(set) var told: TokenUsage?
  private var isWhole = false
  /// Whether the prompt is on its way, or was read.
  private(set) var isSent = false

  init(promptTokens: Int) { self.promptTokens = promptTokens }

  /// Takes what an event tells of it. A later report may leave out what an earlier one had.
  mutating func record(_ event: ReplyEvent) {
    switch event {
    case .sent: isSent = true
    // It was refused, and is sent again.
    case .waiting, .omitted: isSent = false
    case .usage(let latest): told = latest.over(told)
    case .finished: isWhole = true
    case .text, .reasoning: break
    }
  }

  /// The tokens, after these texts came; nil where nothing happened that a provider would count.
  ///
  /// What the provider did not tell is estimated. When it was stopped, or broke, what the provider told last may be
  /// less than what had come, so the larger of both counts.
  /// - Parameter isStopped: Whether the reply was stopped: what was sent has been read all the same.
  func tokens(for texts: [String], isStopped: Bool) -> TokenUsage? {
    let texts = texts.filter { !$0.isEmpty }
    guard told != nil || !texts.isEmpty || (isStopped && isSent) else { return nil }
    var tokens = told ?? TokenUsage()
    if tokens.promptTokens == nil {
      tokens.promptTokens = promptTokens
      tokens.isEstimated = true
    }
    if !isWhole || tokens.completionTokens == nil {
      let estimate = TokenEstimate()
      let come = texts.reduce(0) { $0 + estimate.tokens(of: $1) }
      tokens.completionTokens = max(tokens.completionTokens ?? 0, come)
      tokens.isEstimated = true
    }
    return tokens
  }
}
