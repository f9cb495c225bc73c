import Entities
import JSON

extension ReplyChunk {
  /// What an object of OpenAI's protocol says: a chunk of a stream, or the whole of an answer that does not stream.
  init(openAI json: JSONValue) {
    let choices = json["choices"]?.array
    // The first choice is the only one that was asked for. Some servers leave out its index.
    let choice = choices?.first { ($0["index"]?.int ?? 0) == 0 }
    let delta = choice?["delta"] ?? choice?["message"]
    let parts = [Self.text(delta?["content"]), delta?["refusal"]?.words].compactMap(\.self)
    let ending = choice?["finish_reason"]?.words
    self.init(
      isOfReply: choices?.isEmpty == false, text: parts.isEmpty ? nil : parts.joined(),
      // Two names for the same: while servers change from one to the other, some send both.
      reasoning: delta?["reasoning_content"]?.words ?? delta?["reasoning"]?.words,
      usage: TokenUsage(openAI: json["usage"]) ?? TokenUsage(timings: json["timings"]),
      finish: ending.map(FinishReason.init(openAI:)),
      // OpenRouter's word for an answer that broke.
      isBroken: ending == "error")
  }

  /// Content is a text, or a list of parts of which some are texts.
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
      // DeepSeek has a name of its own for what its cache had.
      cached: json?["prompt_tokens_details"]?["cached_tokens"]?.count ?? json?["prompt_cache_hit_tokens"]?.count,
      reasoning: json?["completion_tokens_details"]?["reasoning_tokens"]?.count)
  }

  /// llama.cpp's own account, which counts apart what it still knew from before.
  fileprivate init?(timings json: JSONValue?) {
    let prompt = json?["prompt_n"]?.count.map { $0.addingReportingOverflow(json?["cache_n"]?.count ?? 0).partialValue }
    self.init(prompt: prompt, completion: json?["predicted_n"]?.count, cached: json?["cache_n"]?.count)
  }

  /// What is known of both; nil if nothing is.
  init?(prompt: Int?, completion: Int?, cached: Int? = nil, reasoning: Int? = nil) {
    guard prompt != nil || completion != nil else { return nil }
    self.init(
      promptTokens: prompt, completionTokens: completion, cachedTokens: cached, reasoningTokens: reasoning)
  }
}

extension FinishReason {
  /// The reason of OpenAI's word.
  fileprivate init(openAI word: String) {
    switch word {
    case "stop": self = .stop
    case "length": self = .length
    case "content_filter": self = .contentFilter
    default: self = .unusual(word)
    }
  }
}
