import Entities

/// A provider's limits for options.
struct SamplingLimits: Sendable {
  var temperature = 0.0...2.0
  var stops = 16, takesBlankStops = true
}

extension SamplingOptions {
  /// The option that is out of its range; nil if none is.
  func fault(within limits: SamplingLimits) -> ModelFailure? {
    let wrong: LocalizedText? =
      if let temperature, !limits.temperature.contains(temperature) {
        LocalizedText(
          "The temperature is \(temperature). It must be from 0 to \(Int(limits.temperature.upperBound)) for this provider.",
          "temperature 값이 \(temperature)입니다. 여기서는 0부터 \(Int(limits.temperature.upperBound))까지 쓸 수 있습니다.")
      } else if let topP, !(0...1).contains(topP) {
        LocalizedText(
          "The value of top_p is \(topP). It must be from 0 to 1.",
          "top_p 값이 \(topP)입니다. 0부터 1까지 쓸 수 있습니다.")
      } else if let maximumTokens, maximumTokens < 1 {
        LocalizedText(
          "The longest reply has \(maximumTokens) tokens. It must have at least 1.",
          "최대 답장 길이가 \(maximumTokens)토큰입니다. 1토큰 이상이어야 합니다.")
      } else if let contextWindow, contextWindow < 256 {
        LocalizedText(
          "The context window has \(contextWindow) tokens. It must have at least 256.",
          "컨텍스트 길이가 \(contextWindow)토큰입니다. 256토큰 이상이어야 합니다.")
      } else if let stop, stop.count > limits.stops {
        LocalizedText(
          "There are \(stop.count) texts that end a reply. The provider accepts at most \(limits.stops).",
          "답을 끝내는 문구가 \(stop.count)개입니다. 이 제공자는 \(limits.stops)개까지 받습니다.")
      } else if let stop, stop.contains("") {
        LocalizedText(
          "A text that ends a reply is empty. It would end every reply at once.",
          "답을 끝내는 문구가 비어 있습니다. 모든 답이 바로 끝납니다.")
      } else if let stop, !limits.takesBlankStops, stop.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
        LocalizedText(
          "A text that ends a reply is blank. The provider accepts only texts with visible characters.",
          "답을 끝내는 문구가 공백뿐입니다. 이 제공자는 글자가 있는 문구만 받습니다.")
      } else {
        nil
      }
    return wrong.map { ModelFailure(.misconfigured, $0) }
  }
}
