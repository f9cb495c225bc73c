import JSON

/// What a server says about an error. Every server has a form of its own.
struct ServerComplaint: Hashable {
  /// The server's words as they came; empty if it has none for people.
  let words: String

  /// The complaint in the body of an answer with an error status, whatever it is.
  init(body: [UInt8]) {
    if let json = try? JSONValue(parsing: body) {
      self.init(words: Self.words(in: json, depth: 0) ?? "")
    } else {
      let text = String(decoding: body, as: UTF8.self)
      // A web page is for browsers.
      self.init(words: text.first { !$0.isWhitespace } == "<" ? "" : text)
    }
  }

  /// The complaint in an object that came where an answer should be; nil if it is none.
  init?(inside json: JSONValue) {
    let hasError =
      switch json["error"] {
      case nil, .null, .bool(false), .string(""): false
      default: true
      }
    guard hasError || json["object"]?.string == "error" || json["choices"] == nil && json["errors"] != nil else {
      return nil
    }
    self.init(words: Self.words(in: json, depth: 0) ?? "")
  }

  private init(words: String) {
    self.words = words
  }

  /// The known forms: `{"error":{"message"}}`, `{"error":"x"}`, `{"message"}`, `{"detail":"x"}`,
  /// `{"detail":[{"msg"}]}`, `{"errors":[{"message"}]}`, `[{"error":{…}}]`.
  private static func words(in json: JSONValue, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    switch json {
    case .string(let text): return text.isEmpty ? nil : text
    case .array(let elements): return elements.lazy.compactMap { words(in: $0, depth: depth + 1) }.first
    case .object(let object):
      return ["error", "errors", "message", "detail", "msg"].lazy
        .compactMap { object[$0] }.compactMap { words(in: $0, depth: depth + 1) }.first
    default: return nil
    }
  }
}
