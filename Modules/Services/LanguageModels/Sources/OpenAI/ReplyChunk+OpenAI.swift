import Entities
import JSON

extension ReplyChunk {
  /// The content of an object of OpenAI's protocol: a chunk of a stream, or a whole reply that is not streamed.
  init(openAI json: JSONValue) {
    let choices = json["choices"]?.array
    // Only one choice is requested. Some servers leave out its index.
    let choice = choices?.first { ($0["index"]?.int ?? 0) == 0 }
    let delta = choice?["delta"] ?? choice?["message"]
    let (content, refusal) = (Self.text(delta?["content"]), delta?["refusal"]?.words)
    let ending = choice?["finish_reason"]?.words
    self.init(
      isOfReply: choices?.isEmpty == false, text: content.map { $0 + (refusal ?? "") } ?? refusal,
      // Two names for the same field: some servers send both during a transition.
      reasoning: delta?["reasoning_content"]?.words ?? delta?["reasoning"]?.words,
      usage: TokenUsage(openAI: json["usage"]) ?? TokenUsage(timings: json["timings"]),
      finish: ending.map(FinishReason.init(openAI:)),
      // OpenRouter's finish reason for a reply that failed.
      isBroken: ending == "error")
  }

  /// Content is a text, or a list of parts, some of which are texts.
  private static func text(_ content: JSONValue?) -> String? {
    let text =
      content?.string
      ?? content?.array?.compactMap { $0["type"]?.string == "text" ? $0["text"]?.string : nil }.joined()
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension TokenUsage {
  fileprivate init?(openAI json: JSONValue?) {
    self.init(
      prompt: json?["prompt_tokens"]?.count, completion: json?["completion_tokens"]?.count,
      // DeepSeek's own name for cached tokens.
      cached: json?["prompt_tokens_details"]?["cached_tokens"]?.count ?? json?["prompt_cache_hit_tokens"]?.count,
      reasoning: json?["completion_tokens_details"]?["reasoning_tokens"]?.count)
  }

  /// llama.cpp's own usage, which counts cached tokens separately.
  fileprivate init?(timings json: JSONValue?) {
    let prompt = json?["prompt_n"]?.count.map { $0.addingReportingOverflow(json?["cache_n"]?.count ?? 0).partialValue }
    self.init(prompt: prompt, completion: json?["predicted_n"]?.count, cached: json?["cache_n"]?.count)
  }

  /// The usage as far as it is known; nil if neither count is.
  init?(prompt: Int?, completion: Int?, cached: Int? = nil, reasoning: Int? = nil) {
    guard prompt != nil || completion != nil else { return nil }
    self.init(
      promptTokens: prompt, completionTokens: completion, cachedTokens: cached, reasoningTokens: reasoning)
  }
}

extension FinishReason {
  fileprivate init(openAI word: String) {
    switch word {
    case "stop": self = .stop
    case "length": self = .length
    case "content_filter": self = .contentFilter
    default: self = .unusual(word)
    }
  }
}
