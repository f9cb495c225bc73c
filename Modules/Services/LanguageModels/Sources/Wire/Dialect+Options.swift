import Entities

extension Dialect {
  /// Most providers are told everything that they have a name for.
  func omissions(in options: SamplingOptions) -> [Preset.Field: LocalizedText] { [:] }

  /// The options that a request has: without those that its provider does not take, and those that its server refused.
  func options(of request: ChatRequest) -> SamplingOptions {
    var preset = Preset(sampling: request.prompt.options)
    for field in omissions(in: preset.sampling).keys { preset.clear(field) }
    for case .without(let field) in request.fallbacks { preset.clear(field) }
    return preset.sampling
  }

  /// What the request could do without, when the server complains like this: another form first, then the options that
  /// it names as refused, one at a time.
  func fallbacks(to apiError: String) -> [RequestFallback] {
    [fallback(to: apiError)].compactMap(\.self) + refusedOptions(in: apiError).map { .without($0) }
  }

  /// The options that a complaint says a model does not have: OpenAI's reasoning models have no temperature, Anthropic's
  /// newest none either. A value that is out of range is no such thing: whoever set it is told.
  private func refusedOptions(in apiError: String) -> [Preset.Field] {
    let text = apiError.lowercased()
    let refusals = [
      "not support", "unsupported", "unrecognized", "not permitted", "deprecated", "cannot both", "may only be set",
      "unknown parameter", "not allowed",
    ]
    guard refusals.contains(where: text.has) else { return [] }
    // Of two that exclude one another the temperature stays: it is what people mean.
    return [.effort, .topP, .temperature, .stop, .seed, .maximumTokens].filter { field in
      guard let name = traits.optionNames[field] else { return false }
      // Words like "stop" stand in every complaint: as a name they have quotes, or a colon before them.
      return ["'\(name)'", "\"\(name)\"", "`\(name)`", "supplied: \(name)", "support \(name)", "\(name):"].contains(
        where: text.has)
    }
  }
}
