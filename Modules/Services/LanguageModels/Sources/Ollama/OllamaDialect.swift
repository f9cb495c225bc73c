import HTTP
import JSON

/// Ollama's own protocol (https://github.com/ollama/ollama/blob/main/docs/api.md). It can do what its copy of OpenAI's
/// cannot: say how much of a conversation the model is to keep in view.
struct OllamaDialect: Dialect {
  var traits: ProviderTraits { Self.facts }

  private static let facts = ProviderTraits(
    name: "ollama", protocolName: "Ollama's protocol", defaultAddress: "http://127.0.0.1:11434", keyVariable: nil,
    keyAdvice: "Set AICHAT_API_KEY to it, or for a model of Ollama's cloud run: ollama signin.",
    exampleAddress: "http://127.0.0.1:11434", pastedEnds: ["/chat", "/api", "/v1"],
    headers: [
      HTTPHeader("Content-Type", "application/json"), HTTPHeader("Accept", "application/x-ndjson, application/json"),
    ],
    chatPath: "/api/chat", framing: .lines,
    keys: ProviderTraits.keys([
      "message", "content", "thinking", "done", "done_reason", "prompt_eval_count", "eval_count",
    ]),
    limits: SamplingLimits())

  func headers(key: String) -> [HTTPHeader] { [HTTPHeader("Authorization", "Bearer \(key)")] }

  func chunk(in json: JSONValue) -> ReplyChunk { ReplyChunk(ollama: json) }

  /// Most models only know whether to think, and not how much.
  func concession(to complaint: String) -> Concession? { complaint.has("think value") ? .thinkingAsSwitch : nil }

  func adviceForMissing(model: String?, at endpoint: Endpoint, status: Int) -> String {
    guard let model else { return "is not Ollama's address (\(status))." }
    return "does not have the model \"\(model)\" (\(status)). Get it: ollama pull \(model)."
  }
}
