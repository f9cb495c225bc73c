import Entities
import HTTP
import JSON

/// Ollama's own protocol (https://github.com/ollama/ollama/blob/main/docs/api.md). Unlike its copy of OpenAI's
/// protocol, it lets a request set the context window.
struct OllamaDialect: Dialect {
  var traits: ProviderTraits { Self.facts }

  private static let facts = ProviderTraits(
    name: "ollama", protocolName: "Ollama's protocol", defaultAddress: "http://127.0.0.1:11434", keyVariable: nil,
    keyAdvice: LocalizedText(
      "set AICHAT_API_KEY to the key. For a model of Ollama's cloud, run: ollama signin.",
      "AICHAT_API_KEY에 키를 설정하세요. Ollama 클라우드의 모델이라면 ollama signin 명령을 실행하세요."),
    exampleAddress: "http://127.0.0.1:11434", pastedEnds: ["/chat", "/api", "/v1"],
    headers: [
      HTTPHeader("Content-Type", "application/json"), HTTPHeader("Accept", "application/x-ndjson, application/json"),
    ],
    chatPath: "/api/chat", framing: .lines,
    keys: ProviderTraits.keys([
      "message", "content", "thinking", "done", "done_reason", "prompt_eval_count", "eval_count",
    ]),
    limits: SamplingLimits(), optionNames: [.effort: "thinking"], usualWindow: 16_384)

  func headers(key: String) -> [HTTPHeader] { [HTTPHeader("Authorization", "Bearer \(key)")] }

  func chunk(in json: JSONValue) -> ReplyChunk { ReplyChunk(ollama: json) }

  /// Most models can only switch thinking on or off. If the server refuses a level, thinking is only switched on.
  func fallback(to apiError: String) -> RequestFallback? { apiError.has("think value") ? .thinkingAsSwitch : nil }

  func adviceForMissing(model: String?, at endpoint: Endpoint, code: LocalizedText) -> LocalizedText {
    guard let model else {
      return LocalizedText("is not Ollama's address\(code.english).", "Ollama 주소가 아닙니다\(code.korean).")
    }
    return LocalizedText(
      "does not have the model \"\(model)\"\(code.english). Get it: ollama pull \(model).",
      "“\(model)” 모델이 없습니다\(code.korean). 받으려면: ollama pull \(model)")
  }
}
