import Entities
import LanguageModels
import Lore

/// The request to a model for a reply.
struct AskedModel: Sendable {
  /// The model, and its site.
  let selection: ModelSelection
  let site: ModelLocation
  /// The prompt that was sent.
  let report: PromptReport
  /// The usage of the request.
  var meter: UsageMeter
  /// The state of the chat that the prompt has changed; nil where it has changed nothing.
  var state: ChatState?
  /// The number of messages left out after the server refused a longer prompt; nil without a refusal.
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
  /// The usage of a reply with this end; nil if the provider would count nothing.
  func usage(endingAs end: Message.State) -> UsageRecord? {
    guard let accounting, let asked, asked.site != .program,
      let tokens = asked.meter.tokens(
        for: [String(message.text.dropFirst(beginning.count)), message.reasoning],
        isStopped: end == .cancelled || end == .interrupted)
    else { return nil }
    return UsageRecord(tokens: tokens, isLocal: asked.site == .local, month: accounting.month(message.created))
  }
}
