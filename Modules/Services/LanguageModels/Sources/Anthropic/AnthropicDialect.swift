import Entities
import HTTP
import JSON

/// Anthropic's messages (https://docs.anthropic.com/en/api/messages).
struct AnthropicDialect: Dialect {
  var traits: ProviderTraits { Self.facts }

  private static let facts = ProviderTraits(
    name: "anthropic", protocolName: "Anthropic's protocol", defaultAddress: "https://api.anthropic.com",
    keyVariable: "ANTHROPIC_API_KEY", usualModel: "claude-haiku-4-5",
    keyAdvice: LocalizedText(
      "set AICHAT_API_KEY to the key. ANTHROPIC_API_KEY is for ANTHROPIC_BASE_URL, or Anthropic alone.",
      "AICHAT_API_KEY에 키를 설정하세요. ANTHROPIC_API_KEY는 ANTHROPIC_BASE_URL이나 Anthropic에만 쓰입니다."),
    exampleAddress: "https://api.anthropic.com", pastedEnds: ["/messages", "/v1"],
    headers: [
      HTTPHeader("Content-Type", "application/json"), HTTPHeader("Accept", "text/event-stream, application/json"),
      HTTPHeader("anthropic-version", "2023-06-01"),
    ],
    chatPath: "/v1/messages", framing: .events,
    keys: ProviderTraits.keys([
      "delta", "text", "thinking", "content_block", "content", "stop_reason", "usage", "input_tokens",
      "cache_creation_input_tokens", "cache_read_input_tokens", "output_tokens",
    ]),
    limits: SamplingLimits(temperature: 0...1, takesBlankStops: false),
    optionNames: [.temperature: "temperature", .topP: "top_p", .effort: "thinking"],
    opening: "(The conversation begins.)",
    listsWindows: true)

  func headers(key: String) -> [HTTPHeader] { [HTTPHeader("x-api-key", key)] }

  func chunk(in json: JSONValue) -> ReplyChunk { ReplyChunk(anthropic: json) }

  /// Newer models refuse a thinking budget, and the error names the form that they accept.
  func fallback(to apiError: String) -> RequestFallback? { apiError.has("adaptive") ? .adaptiveThinking : nil }

  func adviceForMissing(model: String?, at endpoint: Endpoint, code: LocalizedText) -> LocalizedText {
    let unknown = MissingModel(model, endpoint.frontEnd)
    return LocalizedText(
      "\(unknown.words.english)is not the address of an API\(code.english).\(unknown.remedy.english) The address is given without /v1.",
      "\(unknown.words.korean)API 주소가 아닙니다\(code.korean).\(unknown.remedy.korean) 주소에는 /v1을 붙이지 않습니다.")
  }
}
