import Entities
import JSON

extension ReplyChunk {
  /// What a line of Ollama's protocol says, or the whole of an answer that does not stream.
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
  /// The reason of Ollama's word.
  fileprivate init(ollama word: String) {
    switch word {
    case "stop": self = .stop
    case "length": self = .length
    default: self = .unusual(word)
    }
  }
}
