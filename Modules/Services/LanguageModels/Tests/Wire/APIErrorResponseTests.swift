import Entities
import HTTP
import JSON
import Testing

@testable import LanguageModels

/// Every known form of a server's error: as a response of its own, and in a stream.
@Suite struct APIErrorResponseTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let json: String
    let words: String
    var status: Int?
    var isAboutMoney = false
    var isAboutLength = false

    var testDescription: String { json }
  }

  static let forms = [
    // OpenAI.
    Form(
      json: #"{"error":{"message":"why","type":"invalid_request_error","param":null,"code":"invalid_api_key"}}"#,
      words: "why", status: 401),
    Form(
      json: #"{"error":{"message":"why","type":"invalid_request_error","code":"context_length_exceeded"}}"#,
      words: "why", status: 400, isAboutLength: true),
    Form(
      json: #"{"error":{"message":"why","type":"insufficient_quota","code":"insufficient_quota"}}"#, words: "why",
      status: 429, isAboutMoney: true),
    Form(json: #"{"error":{"message":"why","type":"server_error","code":null}}"#, words: "why", status: 500),
    // Anthropic.
    Form(
      json: #"{"type":"error","error":{"type":"overloaded_error","message":"why"},"request_id":"r"}"#, words: "why",
      status: 529),
    Form(json: #"{"type":"error","error":{"type":"rate_limit_error","message":"why"}}"#, words: "why", status: 429),
    Form(json: #"{"type":"error","error":{"type":"api_error","message":"why"}}"#, words: "why", status: 500),
    Form(json: #"{"type":"error","error":{"type":"timeout_error","message":"why"}}"#, words: "why", status: 504),
    Form(json: #"{"type":"error","error":{"type":"not_found_error","message":"why"}}"#, words: "why", status: 404),
    Form(json: #"{"type":"error","error":{"type":"permission_error","message":"why"}}"#, words: "why", status: 403),
    Form(
      json: #"{"type":"error","error":{"type":"authentication_error","message":"why"}}"#, words: "why", status: 401),
    Form(
      json: #"{"type":"error","error":{"type":"billing_error","message":"why"}}"#, words: "why", status: 402,
      isAboutMoney: true),
    // llama.cpp, with numeric codes.
    Form(json: #"{"error":{"code":401,"message":"why","type":"authentication_error"}}"#, words: "why", status: 401),
    Form(
      json: #"{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}"#, words: "Loading model",
      status: 503),
    Form(
      json: #"{"error":{"code":400,"message":"why","type":"exceed_context_size_error","n_ctx":4096}}"#, words: "why",
      status: 400, isAboutLength: true),
    // OpenRouter.
    Form(
      json: #"{"error":{"code":502,"message":"why","metadata":{"provider_name":"x"}},"choices":[]}"#, words: "why",
      status: 502),
    // vLLM.
    Form(
      json: #"{"object":"error","message":"why","type":"BadRequestError","param":null,"code":400}"#, words: "why",
      status: 400),
    // Ollama and others.
    Form(json: #"{"error":"why"}"#, words: "why"),
    Form(json: #"{"errors":[{"code":429,"message":"why"}]}"#, words: "why", status: 429),
    Form(json: #"{"error":{}}"#, words: ""), Form(json: #"{"error":{"code":12,"message":"why"}}"#, words: "why"),
    Form(json: #"{"error":{"code":99999999999999999999,"message":"why"}}"#, words: "why"),
    Form(json: #"{"error":true}"#, words: ""), Form(json: #"{"error":{"message":{"deep":1}}}"#, words: ""),
  ]

  @Test(arguments: forms) func readsEveryForm(form: Form) throws {
    let json = try JSONValue(parsing: form.json, limits: JSONLimits())
    for apiError in [APIErrorResponse(body: Array(form.json.utf8)), try #require(APIErrorResponse(inside: json))] {
      #expect(apiError.words == form.words)
      #expect(apiError.status == form.status)
      #expect(apiError.isAboutMoney == form.isAboutMoney)
      #expect(apiError.isAboutLength == form.isAboutLength)
    }
  }

  /// Forms that occur only as a response of their own.
  @Test(
    arguments: [
      (#"{"message":"why"}"#, "why", nil), (#"{"detail":"why"}"#, "why", nil),
      (#"{"detail":[{"msg":"why"}]}"#, "why", nil),
      (#"[{"error":{"code":429,"message":"why"}}]"#, "why", 429), ("why", "why", nil), ("<html>", "", nil),
      ("", "", nil),
      (#"{"error":"unauthorized","signin_url":"https://x"}"#, "unauthorized", nil),
    ] as [(String, String, Int?)])
  func readsWholeAnswers(body: String, words: String, status: Int?) {
    let apiError = APIErrorResponse(body: Array(body.utf8))
    #expect(apiError.words == words && apiError.status == status)
  }

  /// In every protocol, at any place of a stream, an error ends it, keeps the text, and has its own kind.
  @Test(arguments: forms) func endsAStream(form: Form) throws {
    let streams: [(any Dialect, String)] = [
      (OpenAIDialect(), #"data: {"choices":[{"delta":{"content":"a"}}]}"# + "\n\ndata: \(form.json)\n\n"),
      (OpenAIDialect(), #"data: {"choices":[{"delta":{"content":"a"}}]}"# + "\n\nevent: error\ndata: \(form.json)\n\n"),
      (
        AnthropicDialect(),
        #"data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"a"}}"#
          + "\n\nevent: error\ndata: \(form.json)\n\n"
      ),
      (OllamaDialect(), #"{"message":{"content":"a"},"done":false}"# + "\n\(form.json)\n"),
    ]
    for (dialect, stream) in streams {
      let outcome = try Outcome(stream, dialect)
      #expect(outcome.text == "a")
      #expect(outcome.failure == Self.kind(form), "\(dialect.traits.name): \(outcome.message)")
      if !form.words.isEmpty { #expect(outcome.message.hasSuffix("It says: \(form.words)")) }
    }
  }

  private static func kind(_ form: Form) -> ModelFailure.Kind {
    if form.isAboutLength { return .tooLong(window: form.json.contains("n_ctx") ? 4096 : nil, tokens: nil) }
    return switch form.status {
    case 400?: .refused
    case 401?, 403?: .unauthorized
    case 402?, 429?: .limited
    case 404?: .notFound
    case 504?: .timedOut
    default: .serverError
    }
  }
}
