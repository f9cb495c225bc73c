import Entities

extension Dialect {
  /// Most providers are sent every option that they have a name for.
  func omissions(in options: SamplingOptions) -> [Preset.Field: LocalizedText] { [:] }

  /// The options of a request, without those that its provider does not support and those that its server refused.
  func options(of request: ChatRequest) -> SamplingOptions {
    var preset = Preset(sampling: request.prompt.options)
    for field in omissions(in: preset.sampling).keys { preset.clear(field) }
    for case .without(let field) in request.fallbacks { preset.clear(field) }
    return preset.sampling
  }

  /// The fallbacks that an error suggests: another form first, then each option that the error names as refused.
  func fallbacks(to apiError: String) -> [RequestFallback] {
    [fallback(to: apiError)].compactMap(\.self) + refusedOptions(in: apiError).map { .without($0) }
  }

  /// The options that an error reports as unsupported by the model: OpenAI's reasoning models have no temperature, nor
  /// do Anthropic's newest. A value that is out of range is not one of them; it is reported as an error.
  private func refusedOptions(in apiError: String) -> [Preset.Field] {
    let text = apiError.lowercased()
    let refusals = [
      "not support", "unsupported", "unrecognized", "not permitted", "deprecated", "cannot both", "may only be set",
      "unknown parameter", "not allowed",
    ]
    guard refusals.contains(where: text.has) else { return [] }
    // Of two mutually exclusive options the temperature stays, because users rather mean that one.
    return [.effort, .topP, .temperature, .stop, .seed, .maximumTokens].filter { field in
      guard let name = traits.optionNames[field] else { return false }
      // Words like "stop" occur in every error: as a name they are quoted, or have a colon.
      return ["'\(name)'", "\"\(name)\"", "`\(name)`", "supplied: \(name)", "support \(name)", "\(name):"].contains(
        where: text.has)
    }
  }
}
