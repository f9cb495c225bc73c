import Entities
import HTTP
import JSON

/// OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat), which many servers support.
struct OpenAIDialect: Dialect {
  var traits: ProviderTraits { Self.facts }

  private static let facts = ProviderTraits(
    name: "openai", protocolName: "OpenAI's protocol", defaultAddress: "https://api.openai.com/v1",
    keyVariable: "OPENAI_API_KEY", usualModel: "gpt-4o-mini",
    keyAdvice: LocalizedText(
      "set AICHAT_API_KEY to the key. OPENAI_API_KEY is for OpenAI alone.",
      "AICHAT_API_KEY에 키를 설정하세요. OPENAI_API_KEY는 OpenAI에만 쓰입니다."),
    exampleAddress: "http://127.0.0.1:8080/v1", pastedEnds: ["/chat/completions"],
    headers: [
      HTTPHeader("Content-Type", "application/json"), HTTPHeader("Accept", "text/event-stream, application/json"),
    ],
    chatPath: "/chat/completions", framing: .events,
    keys: ProviderTraits.keys([
      "choices", "index", "delta", "message", "content", "refusal", "type", "text", "finish_reason",
      "reasoning_content", "reasoning", "usage", "prompt_tokens", "completion_tokens",
      "prompt_tokens_details", "cached_tokens", "prompt_cache_hit_tokens", "completion_tokens_details",
      "reasoning_tokens",
      "timings", "prompt_n", "cache_n", "predicted_n",
    ]),
    limits: SamplingLimits(stops: 4),
    optionNames: [
      .temperature: "temperature", .topP: "top_p", .stop: "stop", .seed: "seed", .effort: "reasoning_effort",
    ], usualImageModel: "gpt-image-1.5")

  func headers(key: String) -> [HTTPHeader] { [HTTPHeader("Authorization", "Bearer \(key)")] }

  func chunk(in json: JSONValue) -> ReplyChunk { ReplyChunk(openAI: json) }

  func fallback(to apiError: String) -> RequestFallback? {
    if apiError.has("stream_options") || apiError.has("include_usage") { return .noUsage }
    // A wrong value of the limit is the user's to correct: only a name that the server does not know is exchanged.
    let isUnknown = ["unsupported", "not supported", "unrecognized", "unknown", "unexpected", "extra inputs"].contains {
      apiError.lowercased().contains($0)
    }
    return isUnknown && apiError.has("max_completion_tokens") ? .otherTokenLimit : nil
  }

  func adviceForMissing(model: String?, at endpoint: Endpoint, code: LocalizedText) -> LocalizedText {
    let last = endpoint.baseURL.split(separator: "/").last ?? ""
    let isVersioned = last.first == "v" && last.dropFirst().first?.isNumber == true
    let hint =
      isVersioned
      ? LocalizedText(untranslated: "")
      : LocalizedText(
        " Most servers have their API under /v1: try \(endpoint.frontEnd.address) \(endpoint.shown)/v1.",
        " 대부분의 서버는 API가 /v1 아래에 있습니다. \(endpoint.frontEnd.koreanAddress) \(endpoint.shown)/v1 주소로 해 보세요.")
    let unknown = MissingModel(model, endpoint.frontEnd)
    return LocalizedText(
      "\(unknown.words.english)is not the address of an API\(code.english).\(unknown.remedy.english)\(hint.english)",
      "\(unknown.words.korean)API 주소가 아닙니다\(code.korean).\(unknown.remedy.korean)\(hint.korean)")
  }
}
