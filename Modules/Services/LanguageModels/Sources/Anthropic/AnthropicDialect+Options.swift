import Entities

extension AnthropicDialect {
  /// The protocol has no seed. Newer models refuse temperature and top_p together. A thinking model accepts no
  /// temperature, and only a top_p of 0.95 or more
  /// (https://docs.anthropic.com/en/docs/build-with-claude/extended-thinking).
  func omissions(in options: SamplingOptions) -> [Preset.Field: LocalizedText] {
    var omissions: [Preset.Field: LocalizedText] = [:]
    let thinks = options.effort.map { $0 != .off } ?? false
    if thinks, options.temperature != nil {
      omissions[.temperature] = LocalizedText(
        "not sent: Anthropic's models do not accept it while thinking", "보내지 않음: Anthropic 모델은 생각할 때 받지 않습니다")
    }
    if let topP = options.topP {
      if thinks, topP < 0.95 {
        omissions[.topP] = LocalizedText(
          "not sent: while thinking, Anthropic's models accept only 0.95 to 1",
          "보내지 않음: Anthropic 모델은 생각할 때 0.95부터 1까지만 받습니다")
      } else if !thinks, options.temperature != nil {
        omissions[.topP] = LocalizedText(
          "not sent: Anthropic accepts only one of temperature and top_p",
          "보내지 않음: Anthropic은 temperature와 top_p 중 하나만 받습니다")
      }
    }
    if options.seed != nil {
      omissions[.seed] = LocalizedText("not sent: Anthropic does not support a seed", "보내지 않음: Anthropic에는 시드가 없습니다")
    }
    return omissions
  }
}
