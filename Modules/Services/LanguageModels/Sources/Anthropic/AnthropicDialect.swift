import HTTP
import JSON

/// Anthropic's messages (https://docs.anthropic.com/en/api/messages).
struct AnthropicDialect: Dialect {
  var traits: ProviderTraits { Self.facts }

  private static let facts = ProviderTraits(
    name: "anthropic", protocolName: "Anthropic's protocol", defaultAddress: "https://api.anthropic.com",
    keyVariable: "ANTHROPIC_API_KEY", usualModel: "claude-haiku-4-5",
    keyAdvice: "Set AICHAT_API_KEY to it; ANTHROPIC_API_KEY is for ANTHROPIC_BASE_URL, or Anthropic alone.",
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
    limits: SamplingLimits(temperature: 0...1, takesBlankStops: false))

  func headers(key: String) -> [HTTPHeader] { [HTTPHeader("x-api-key", key)] }

  func chunk(in json: JSONValue) -> ReplyChunk { ReplyChunk(anthropic: json) }

  /// Newer models refuse a budget for thinking, and name the form that they take.
  func concession(to complaint: String) -> Concession? { complaint.has("adaptive") ? .adaptiveThinking : nil }

  func adviceForMissing(model: String?, at endpoint: Endpoint, status: Int) -> String {
    let unknown = model.map { "does not know the model \"\($0)\", or " } ?? ""
    return "\(unknown)is not the address of an API (\(status)). The address is given without /v1."
  }
}
