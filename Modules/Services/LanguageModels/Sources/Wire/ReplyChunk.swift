import Entities
import JSON

/// What one object of an answer says.
struct ReplyChunk: Hashable {
  /// Whether it is of the protocol at all.
  var isOfReply = false
  var text: String?
  var reasoning: String?
  var usage: TokenUsage?
  /// Why the reply ended.
  var finish: FinishReason?
  /// Whether it is the stream's end mark.
  var isLast = false
  /// Whether the provider says by a word of the protocol that the reply broke.
  var isBroken = false
}

extension JSONValue {
  /// A count that a server tells: never negative.
  var count: Int? { int.flatMap { Int(exactly: max(0, $0)) } }

  /// The text, unless it is empty.
  var words: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}

extension FinishReason {
  /// A reason that only the provider has a word for.
  static func unusual(_ word: String) -> Self {
    .other(String(String.UnicodeScalarView(word.unicodeScalars.prefix(64))))
  }
}
