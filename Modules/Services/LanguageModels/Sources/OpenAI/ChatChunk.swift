import Entities
import JSON

/// One JSON object of an answer: a chunk of a stream, or the whole of an answer that does not stream.
struct ChatChunk {
  /// Whether it has choices at all: else it can only be about usage, or not of this protocol.
  let hasChoices: Bool
  /// What is to be shown; nil for nothing. Reasoning has fields of its own, and is not shown.
  let text: String?
  /// Why the answer ended, in the server's word.
  let finishReason: String?
  let usage: TokenUsage?

  /// The members that are looked at. Answers are full of others.
  static let keys = JSONKeySet([
    "choices", "index", "delta", "message", "content", "refusal", "type", "text", "finish_reason",
    "usage", "prompt_tokens", "completion_tokens",
    "error", "errors", "code", "object", "detail", "msg",
  ])

  init(_ json: JSONValue) {
    let choices = json["choices"]?.array
    hasChoices = choices?.isEmpty == false
    // The first choice is the only one that was asked for. Some servers leave out its index.
    let choice = choices?.first { ($0["index"]?.int ?? 0) == 0 }
    let delta = choice?["delta"] ?? choice?["message"]
    let parts = [Self.text(delta?["content"]), delta?["refusal"]?.string].compactMap(\.self).filter { !$0.isEmpty }
    text = parts.isEmpty ? nil : parts.joined()
    finishReason = choice?["finish_reason"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    usage = Self.usage(json["usage"])
  }

  /// Content is a text, or a list of parts of which some are texts.
  private static func text(_ content: JSONValue?) -> String? {
    if let text = content?.string { return text }
    return content?.array?.compactMap { $0["type"]?.string == "text" ? $0["text"]?.string : nil }.joined()
  }

  private static func usage(_ json: JSONValue?) -> TokenUsage? {
    let counts = ["prompt_tokens", "completion_tokens"].map { json?[$0]?.int.flatMap { Int(exactly: max(0, $0)) } }
    guard counts.contains(where: { $0 != nil }) else { return nil }
    return TokenUsage(promptTokens: counts[0], completionTokens: counts[1])
  }
}

extension FinishReason {
  /// The reason of OpenAI's word.
  init(openAI word: String) {
    switch word {
    case "stop": self = .stop
    case "length": self = .length
    case "content_filter": self = .contentFilter
    default: self = .other(String(word.unicodeScalars.prefix(64)))
    }
  }
}
