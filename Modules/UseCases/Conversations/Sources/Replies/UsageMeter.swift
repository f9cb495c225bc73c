import Entities
import LanguageModels

/// The usage of one request to a model: the provider's figures, else an estimate from the sent and received texts.
struct UsageMeter: Sendable {
  /// The estimated tokens of the prompt.
  let promptTokens: Int
  /// The provider's figures so far, and whether they are final.
  private(set) var reported: TokenUsage?
  private var isWhole = false
  /// Whether the prompt is being sent, or was read.
  private(set) var isSent = false

  init(promptTokens: Int) { self.promptTokens = promptTokens }

  /// Records the usage in an event. A later report may lack figures of an earlier one.
  mutating func record(_ event: ReplyEvent) {
    switch event {
    case .sent: isSent = true
    // The request was refused, and is sent again.
    case .waiting, .omitted: isSent = false
    case .usage(let latest): reported = latest.over(reported)
    case .finished: isWhole = true
    case .text, .reasoning: break
    }
  }

  /// The tokens for these received texts; nil if the provider would count nothing.
  ///
  /// Missing figures are estimated. After a stop or a failure the provider's last figures may be lower than the
  /// received text, so the larger of both is used.
  /// - Parameter isStopped: Whether the reply was stopped: a sent prompt has still been read.
  func tokens(for texts: [String], isStopped: Bool) -> TokenUsage? {
    let texts = texts.filter { !$0.isEmpty }
    guard reported != nil || !texts.isEmpty || (isStopped && isSent) else { return nil }
    var tokens = reported ?? TokenUsage()
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
