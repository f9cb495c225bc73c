import Entities
import LanguageModels

/// What a model was asked for a reply.
struct AskedModel: Sendable {
  /// About how many tokens were sent.
  let promptTokens: Int
  /// Where it runs.
  let site: ModelSite
}

extension ReplyInFlight {
  /// What a reply that ends like this used; nil where nothing came of it that a provider would count.
  ///
  /// What the provider did not tell is estimated. When it was stopped, or broke, what the provider told last may be
  /// less than what had come, so the larger of both counts. Who stops before anything came has had the prompt read.
  func usage(endingAs end: Message.State) -> UsageRecord? {
    guard let accounts, let asked, asked.site != .program else { return nil }
    let hasCome = usage != nil || !message.text.isEmpty || !message.reasoning.isEmpty
    let isStopped = (end == .cancelled || end == .interrupted) && message.pause == nil
    guard hasCome || isStopped else { return nil }
    var tokens = usage ?? TokenUsage()
    if tokens.promptTokens == nil {
      tokens.promptTokens = asked.promptTokens
      tokens.isEstimated = true
    }
    if !isTold || tokens.completionTokens == nil {
      let estimate = TokenEstimate()
      let come = [message.text, message.reasoning].filter { !$0.isEmpty }.reduce(0) { $0 + estimate.tokens(of: $1) }
      tokens.completionTokens = max(tokens.completionTokens ?? 0, come)
      tokens.isEstimated = true
    }
    return UsageRecord(tokens: tokens, isLocal: asked.site == .local, month: accounts.month(message.created))
  }
}
