import HTTP
import JSON

/// OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat), as many servers speak them.
struct OpenAIDialect: Dialect {
  var traits: ProviderTraits { Self.facts }

  private static let facts = ProviderTraits(
    name: "openai", protocolName: "OpenAI's protocol", defaultAddress: "https://api.openai.com/v1",
    keyVariable: "OPENAI_API_KEY", usualModel: "gpt-4o-mini",
    keyAdvice: "Set AICHAT_API_KEY to it; OPENAI_API_KEY is for OpenAI alone.",
    exampleAddress: "http://127.0.0.1:8080/v1", pastedEnds: ["/chat/completions"],
    headers: [
      HTTPHeader("Content-Type", "application/json"), HTTPHeader("Accept", "text/event-stream, application/json"),
    ],
    chatPath: "/chat/completions", framing: .events,
    keys: ProviderTraits.keys([
      "choices", "index", "delta", "message", "content", "refusal", "type", "text", "finish_reason",
      "reasoning_content", "reasoning", "usage", "prompt_tokens", "completion_tokens",
      "timings", "prompt_n", "cache_n", "predicted_n",
    ]),
    limits: SamplingLimits(stops: 4))

  func headers(key: String) -> [HTTPHeader] { [HTTPHeader("Authorization", "Bearer \(key)")] }

  func chunk(in json: JSONValue) -> ReplyChunk { ReplyChunk(openAI: json) }

  func concession(to complaint: String) -> Concession? {
    if complaint.has("stream_options") || complaint.has("include_usage") { return .noUsage }
    return complaint.has("max_completion_tokens") ? .otherTokenLimit : nil
  }

  func adviceForMissing(model: String?, at endpoint: Endpoint, status: Int) -> String {
    let last = endpoint.baseURL.split(separator: "/").last ?? ""
    let isVersioned = last.first == "v" && last.dropFirst().first?.isNumber == true
    let hint =
      isVersioned ? "" : " Most servers have their API under /v1: try --base-url \(endpoint.shown)/v1."
    let unknown = model.map { "does not know the model \"\($0)\", or " } ?? ""
    return "\(unknown)is not the address of an API (\(status)).\(hint)"
  }
}
