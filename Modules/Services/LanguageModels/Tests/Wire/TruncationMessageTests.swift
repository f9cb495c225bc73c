import Entities
import HTTP
import NetworkTesting
import Testing

@testable import LanguageModels

/// The messages about a reply that broke off.
@Suite struct TruncationMessageTests {
  @Test func `The message mentions no saved text if none arrived`() async throws {
    let started = #"data: {"choices":[{"index":0,"delta":{"role":"assistant"}}]}"# + "\n\n"
    for script in [[LoopbackServer.Step.head(), .text(started)], [.head(), .text(started), .reset]] {
      let server = LoopbackServer([script])
      let (events, failure) = try await RemoteModel(at: server).outcome()
      #expect(events.isEmpty && failure?.kind == .truncated)
      #expect(failure?.message.contains("before sending any of the reply") == true)
      #expect(failure?.message.contains("arrived") == false)
    }
    let impatient = HTTPTimeouts(idle: .milliseconds(30))
    let silent = LoopbackServer(.head(), .text(started), .waitForClose)
    let failure = try await RemoteModel(at: silent, timeouts: impatient).outcome().failure
    #expect(failure?.kind == .timedOut && failure?.message.contains("arrived") == false)
  }

  @Test func `The message says that the text which arrived is saved`() async throws {
    let server = LoopbackServer(.head(), .text(OpenAIModelTests.event("a")))
    let failure = try await RemoteModel(at: server).outcome().failure
    #expect(failure?.message.contains("The text that arrived is saved") == true)
  }

  /// The address is right: it has sent a part of the reply.
  @Test func `Something that is no JSON after words is no wrong address`() async throws {
    let broken = "data: oops\n\n"
    let server = LoopbackServer(.head(), .text(OpenAIModelTests.event("a")), .text(broken))
    let (events, failure) = try await RemoteModel(at: server).outcome()
    #expect(events.contains(.text("a")) && failure?.kind == .malformed)
    let message = failure?.message ?? ""
    #expect(message.contains("sent something that is not JSON. The text that arrived is saved; try again."))
    #expect(!message.contains("Is it the address"))
    let wordless = LoopbackServer(.head(), .text(broken))
    let atOnce = try await RemoteModel(at: wordless).outcome().failure
    #expect(atOnce?.message.contains("Is it the address") == true && atOnce?.message.contains("arrived") == false)
  }

  @Test(arguments: [
    (#"{"error":{"message":"why","type":"server_error","code":null}}"#, ": server_error"),
    (#"{"error":{"code":500,"message":"why"}}"#, ""),
    (#"{"error":{"type":"overloaded_error","message":"why"}}"#, ": overloaded_error"),
  ])
  func `An error in a stream of status 200 has no status`(error: String, kind: String) throws {
    let outcome = try Outcome("data: \(error)\n\n", status: 200)
    #expect(outcome.failure == .serverError && outcome.message.hasSuffix("It says: why"))
    #expect(outcome.message.contains("(error in the answer\(kind))") && !outcome.message.contains("(5"))
    #expect(outcome.koreanMessage.contains("(답 안의 오류\(kind))"))
  }

  @Test(
    arguments: [
      ("This model's maximum context length is 4097 tokens. However, you requested 5000 tokens.", 4097, 5000),
      ("This endpoint's maximum context length is 32,768 tokens. You requested about 40000 tokens", 32_768, 40_000),
      ("maximum context length is 128000 tokens. However, your messages resulted in 130000 tokens.", 128_000, 130_000),
      ("prompt is too long: 210000 tokens > 200000 maximum", 200_000, 210_000),
      ("the request exceeds the available context size (4096 tokens), try increasing it", 4096, nil),
      ("request (5321 tokens) exceeds the available context size (4096 tokens), try increasing it", 4096, 5321),
      ("The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).", 1_048_576, 1_200_000),
      ("However, the model is loaded with context length of only 4096 tokens", 4096, nil),
      ("input length exceeds the context length", nil, nil),
    ] as [(String, Int?, Int?)])
  func `A refusal for length has the window and the tokens`(words: String, window: Int?, tokens: Int?) throws {
    let outcome = try Outcome(#"{"error":{"message":"\#(words)"}}"#, status: 400)
    #expect(outcome.failure == .tooLong(window: window, tokens: tokens))
  }

  @Test func `llama.cpp's own members count`() throws {
    let body =
      #"{"error":{"code":400,"message":"why","type":"exceed_context_size_error","n_ctx":4096,"n_prompt_tokens":5000}}"#
    #expect(try Outcome(body, status: 400).failure == .tooLong(window: 4096, tokens: 5000))
  }

  @Test func `An invalid certificate file is a wrong setting`() throws {
    var provider = try RemoteProvider(OpenAIDialect(), baseURL: "https://h/v1")
    let error = RequestError.connection(.certificates("error setting certificate file"), hasBegun: false)
    #expect(ErrorMessageFormatter(provider: provider, model: "m").failure(of: error).kind == .unreachable)
    provider.client.certificateFile = "/nowhere.pem"
    let failure = ErrorMessageFormatter(provider: provider, model: "m").failure(of: error)
    #expect(failure.kind == .misconfigured && failure.cause == .usage && failure.message.contains("/nowhere.pem"))
  }

  @Test func `Every provider's own server is known`() {
    for traits in [OpenAIDialect().traits, AnthropicDialect().traits, OllamaDialect().traits] {
      let choice = ModelChoice(provider: traits.name, model: "m")
      #expect(ModelSelection(choice: choice, address: traits.defaultAddress).host == nil)
    }
  }

  @Test func `Rules reply with typing pauses in the app, and not in a shell`() throws {
    for frontEnd in [FrontEnd.app, .commandLine] {
      let model = try ModelChooser().model(for: ModelSettings(frontEnd: frontEnd)) as? OfflineModel
      #expect((model?.pace == nil) == (frontEnd == .commandLine))
    }
  }
}
