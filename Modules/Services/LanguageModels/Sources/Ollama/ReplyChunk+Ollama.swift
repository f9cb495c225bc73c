import Entities
import JSON

extension ReplyChunk {
  /// The content of a line of Ollama's protocol, or of a whole reply that is not streamed.
  init(ollama json: JSONValue) {
    let isDone = json["done"]?.bool == true
    self.init(
      isOfReply: json["message"] != nil || isDone, text: json["message"]?["content"]?.words,
      reasoning: json["message"]?["thinking"]?.words,
      usage: TokenUsage(prompt: json["prompt_eval_count"]?.count, completion: json["eval_count"]?.count),
      finish: isDone ? FinishReason(ollama: json["done_reason"]?.words ?? "stop") : nil, isLast: isDone)
  }
}

extension FinishReason {
  fileprivate init(ollama word: String) {
    switch word {
    case "stop": self = .stop
    case "length": self = .length
    default: self = .unusual(word)
    }
  }
}
