import Entities
import JSON

/// The content of one object of a response.
struct ReplyChunk: Hashable {
  /// Whether the object belongs to the protocol at all.
  var isOfReply = false
  var text: String?
  var reasoning: String?
  var usage: TokenUsage?
  /// The reason for the end of the reply.
  var finish: FinishReason?
  /// Whether it is the stream's end mark.
  var isLast = false
  /// Whether the provider reports that the reply failed, by a finish reason.
  var isBroken = false
}

extension JSONValue {
  /// A count from a server, never negative.
  var count: Int? { int.flatMap { Int(exactly: max(0, $0)) } }

  /// The text, unless it is empty.
  var words: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}

extension FinishReason {
  /// A finish reason of one provider only.
  static func unusual(_ word: String) -> Self {
    .other(String(String.UnicodeScalarView(word.unicodeScalars.prefix(64))))
  }
}
