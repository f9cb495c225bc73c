import Entities
import LanguageModels

/// What a model was asked for a reply.
struct AskedModel: Sendable {
  /// The model, and where it runs.
  let selection: ModelSelection
  let site: ModelLocation
  /// What it was sent.
  let report: PromptReport
  /// What that uses.
  var meter: UsageMeter
  /// How many messages were left out since its server refused the prompt with them; nil where it did not.
  var leftOut: Int?

  init(_ model: any LanguageModel, _ report: PromptReport, leftOut: Int? = nil) {
    selection = model.selection
    site = model.site
    self.report = report
    meter = UsageMeter(promptTokens: report.tokens)
    self.leftOut = leftOut
  }
}

extension ReplyInFlight {
  /// What a reply that ends like this used; nil where nothing came of it that a provider would count.
  func usage(endingAs end: Message.State) -> UsageRecord? {
    guard let accounting, let asked, asked.site != .program,
      let tokens = asked.meter.tokens(
        for: [message.text, message.reasoning], isStopped: end == .cancelled || end == .interrupted)
    else { return nil }
    return UsageRecord(tokens: tokens, isLocal: asked.site == .local, month: accounting.month(message.created))
  }
}
