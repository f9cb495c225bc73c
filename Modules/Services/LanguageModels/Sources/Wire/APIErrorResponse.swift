import JSON

/// An error reported by a server. Every server has a form of its own.
struct APIErrorResponse: Hashable {
  /// The server's message as it came; empty if it has none for users.
  let words: String
  /// The error codes: `overloaded_error`, `insufficient_quota`. The more specific ones come first.
  let kinds: [String]
  /// The HTTP status that it means, also in a stream; nil if unknown.
  let status: Int?
  /// The whole text as it came, which is searched for names.
  let text: String
  /// The context window and the prompt's length in tokens, if separate members state them, as llama.cpp's do.
  private var statedWindow: Int?, statedTokens: Int?

  /// The members that are read.
  static let keys = [
    "error", "errors", "message", "detail", "msg", "type", "code", "object", "n_ctx", "n_prompt_tokens",
  ]

  /// The error in the body of a response with an error status, in any form.
  init(body: [UInt8] = []) {
    let text = String(decoding: body, as: UTF8.self)
    if let json = try? JSONValue(parsing: body) {
      self.init(json, text: text)
    } else {
      // A web page is not a message for users.
      self.init(words: text.first { !$0.isWhitespace } == "<" ? "" : text, text: text)
    }
  }

  /// The error in an object in place of a reply; nil if it is none.
  init?(inside json: JSONValue) {
    let hasError =
      switch json["error"] {
      case nil, .null, .bool(false), .string(""): false
      default: true
      }
    guard hasError || json["object"]?.string == "error" || json["choices"] == nil && json["errors"] != nil else {
      return nil
    }
    self.init(json, text: "")
  }

  private init(_ json: JSONValue, text: String) {
    let inner = json[0] ?? json["errors"]?[0] ?? json
    let error = inner["error"]?.object == nil ? inner : inner["error"] ?? inner
    let number = error["code"]?.int
    let kinds = [error["code"]?.string, error["type"]?.string].compactMap(\.self).map { String($0.prefix(64)) }
    self.init(
      words: Self.words(in: json, depth: 0) ?? "", kinds: kinds,
      status: number.flatMap { (400..<600).contains($0) ? Int($0) : nil } ?? kinds.lazy.compactMap(Self.status).first,
      text: text)
    (statedWindow, statedTokens) = (error["n_ctx"]?.count, error["n_prompt_tokens"]?.count)
  }

  private init(words: String, kinds: [String] = [], status: Int? = nil, text: String) {
    self.words = words
    self.kinds = kinds
    self.status = status
    self.text = text
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

extension APIErrorResponse {
  /// Whether the account's credit is used up, so that waiting does not help.
  var isAboutMoney: Bool { kinds.contains("insufficient_quota") || kinds.contains("billing_error") }

  /// Whether the server does not have the model: some servers call that a bad request.
  var isAboutModel: Bool {
    let words = words.lowercased()
    return kinds.contains("model_not_found") || words.contains("invalid model") || words.contains("unknown model")
      || words.contains("model") && (words.contains("does not exist") || words.contains("not found"))
  }

  /// Whether the conversation exceeds the model's context window.
  var isAboutLength: Bool {
    if kinds.contains(where: { $0 == "context_length_exceeded" || $0.has("exceed_context_size") }) { return true }
    let words = words.lowercased()
    return [
      "maximum context length", "exceeds the context", "exceeds the available context", "context length exceeded",
      "context window", "prompt is too long", "input is too long", "input token count", "context length of only",
      "longer than the model's context",
    ].contains(where: words.contains)
  }

  /// The context window in tokens, as stated in the error; nil if it is not.
  ///
  /// The sentences are those of OpenAI, OpenRouter and vLLM ("maximum context length is 8192 tokens"), Anthropic
  /// ("210000 tokens > 200000 maximum"), Gemini ("maximum number of tokens allowed (1048576)"), llama.cpp ("the
  /// available context size (4096 tokens)") and LM Studio ("context length of only 4096 tokens").
  var window: Int? {
    statedWindow
      ?? number(
        after: "maximum context length is", "maximum context length of", "maximum context length (", "tokens > ",
        "tokens allowed (", "context size (", "context length of only", "context window of")
  }

  /// The length of the refused prompt in tokens, as stated in the error; nil if it is not.
  var promptTokens: Int? {
    statedTokens
      ?? number(
        after: "resulted in", "you requested about", "you requested", "prompt is too long:", "input token count (",
        "request (")
  }

  /// The first integer right after one of these texts; it may contain commas.
  private func number(after beginnings: String...) -> Int? {
    let words = words.lowercased()
    for beginning in beginnings {
      guard let place = words.firstRange(of: beginning) else { continue }
      let digits = words[place.upperBound...].drop { $0 == " " }.prefix { $0.isASCII && ($0.isNumber || $0 == ",") }
      if let number = Int(digits.filter { $0 != "," }), number > 0 { return number }
    }
    return nil
  }

  /// The status of an error code, from Anthropic's, OpenAI's and llama.cpp's tables of errors.
  private static func status(of kind: String) -> Int? {
    switch kind {
    case "invalid_request_error", "context_length_exceeded", "exceed_context_size_error": 400
    case "authentication_error", "invalid_api_key": 401
    case "billing_error": 402
    case "permission_error": 403
    case "not_found_error", "model_not_found": 404
    case "request_too_large": 413
    case "rate_limit_error", "rate_limit_exceeded", "insufficient_quota": 429
    case "api_error", "server_error": 500
    case "not_supported_error": 501
    case "unavailable_error": 503
    case "timeout_error": 504
    case "overloaded_error": 529
    default: nil
    }
  }
}
