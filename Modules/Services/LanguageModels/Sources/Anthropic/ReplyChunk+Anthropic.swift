import Entities
import JSON

extension ReplyChunk {
  /// The content of an event of Anthropic's protocol, or of a whole reply that is not streamed. Events and deltas of
  /// unknown types are empty: new types may appear at any time.
  init(anthropic json: JSONValue) {
    self.init()
    switch json["type"]?.string {
    case "message_start":
      isOfReply = true
      usage = TokenUsage(anthropic: json["message"]?["usage"])
    case "content_block_start": consume(json["content_block"])
    case "content_block_delta": consume(json["delta"])
    case "message_delta":
      finish = json["delta"]?["stop_reason"]?.words.map(FinishReason.init(anthropic:))
      usage = TokenUsage(anthropic: json["usage"])
    case "message_stop":
      isOfReply = true
      isLast = true
    case "message":
      isOfReply = true
      for block in json["content"]?.array ?? [] { consume(block) }
      finish = json["stop_reason"]?.words.map(FinishReason.init(anthropic:))
      usage = TokenUsage(anthropic: json["usage"])
    default: break
    }
  }

  private mutating func consume(_ block: JSONValue?) {
    switch block?["type"]?.string {
    case "text"?, "text_delta"?: text = Self.joined(text, block?["text"]?.words)
    case "thinking"?, "thinking_delta"?: reasoning = Self.joined(reasoning, block?["thinking"]?.words)
    default: break
    }
  }

  private static func joined(_ one: String?, _ other: String?) -> String? {
    one.map { $0 + (other ?? "") } ?? other
  }
}

extension TokenUsage {
  /// Input tokens are reported in three parts: new ones, those written to the cache, and those read from it.
  fileprivate init?(anthropic json: JSONValue?) {
    let parts = ["input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"].compactMap {
      json?[$0]?.count
    }
    let prompt = parts.isEmpty ? nil : parts.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    self.init(
      prompt: prompt, completion: json?["output_tokens"]?.count, cached: json?["cache_read_input_tokens"]?.count)
  }
}

extension FinishReason {
  fileprivate init(anthropic word: String) {
    switch word {
    case "end_turn", "stop_sequence": self = .stop
    case "max_tokens", "model_context_window_exceeded": self = .length
    case "refusal": self = .contentFilter
    default: self = .unusual(word)
    }
  }
}
