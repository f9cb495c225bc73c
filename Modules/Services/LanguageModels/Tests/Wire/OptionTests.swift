import Entities
import JSON
import NetworkTesting
import Testing

@testable import LanguageModels

/// Options that a provider does not support, or that its server refuses for a model.
@Suite struct OptionTests {
  @Test func optionsThatAnthropicRefusesAreNotSent() throws {
    let server = LoopbackServer(.head())
    let model = try RemoteModel(AnthropicDialect(), at: server)
    func sent(_ options: SamplingOptions) -> JSONValue {
      AnthropicDialect().body(
        of: ChatRequest(model: "m", prompt: .saying("a", options: options), listing: nil, isAtHome: true))
    }
    func remarks(_ options: SamplingOptions) -> Set<Preset.Field> { Set(model.remarks(on: options).keys) }

    let both = SamplingOptions(temperature: 0.5, topP: 0.25)
    #expect(sent(both)["temperature"] == 0.5 && sent(both)["top_p"] == nil && remarks(both) == [.topP])
    let thinking = SamplingOptions(temperature: 0.5, topP: 0.97, seed: 1, effort: .low)
    #expect(sent(thinking)["temperature"] == nil && sent(thinking)["top_p"] == 0.97)
    #expect(remarks(thinking) == [.temperature, .seed])
    #expect(sent(.init(topP: 0.5, effort: .low))["top_p"] == nil)
    #expect(remarks(.init(topP: 0.5, effort: .low)) == [.topP])
    #expect(sent(.init(temperature: 1, effort: .off))["temperature"] == 1.0)
    #expect(remarks(.init(temperature: 1, maximumTokens: 5, stop: ["a"], contextWindow: 256, effort: .off)).isEmpty)
    let warm = SamplingOptions(temperature: 1.5, maximumTokens: 5)
    #expect(model.fault(in: .saying("a", options: warm))?.kind == .misconfigured)
    #expect(remarks(warm) == [.temperature])
  }

  @Test func otherProvidersAreSentEveryOptionAndRulesNone() throws {
    let server = LoopbackServer(.head())
    let options = SamplingOptions(
      temperature: 0.5, topP: 0.25, maximumTokens: 100, stop: ["END"], seed: 7, contextWindow: 2048, effort: .high)
    #expect(try RemoteModel(OpenAIDialect(), at: server).remarks(on: options).isEmpty)
    #expect(try RemoteModel(OllamaDialect(), at: server).remarks(on: options).isEmpty)
    #expect(OfflineModel().remarks(on: options).count == 7 && OfflineModel().remarks(on: .init()).isEmpty)
    #expect(!OfflineModel().summarizes)
    #expect(try RemoteModel(at: server).summarizes)
  }

  private static let openAI: [(String, Preset.Field, String)] = [
    (
      #"{"error":{"message":"Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.","type":"invalid_request_error","param":"temperature","code":"unsupported_value"}}"#,
      .temperature, "temperature"
    ),
    (#"{"error":{"message":"Unsupported parameter: 'top_p' is not supported with this model."}}"#, .topP, "top_p"),
    (#"{"error":{"message":"Unsupported parameter: 'stop' is not supported with this model."}}"#, .stop, "stop"),
    (#"{"error":{"message":"Unrecognized request argument supplied: seed"}}"#, .seed, "seed"),
    (
      #"{"error":{"message":"Unrecognized request argument supplied: reasoning_effort"}}"#, .effort,
      "reasoning_effort"
    ),
  ]

  @Test(arguments: openAI) func anOptionThatOpenAIRefusesIsLeftOut(
    apiError: String, field: Preset.Field, name: String
  ) async throws {
    let server = LoopbackServer([
      [.answer(apiError, status: "400 Bad Request", type: "application/json")],
      [.head(), .text(OpenAIModelTests.event("ok") + OpenAIModelTests.ending)],
    ])
    let options = SamplingOptions(temperature: 0.2, topP: 0.5, stop: ["END"], seed: 7, effort: .high)
    let (events, failure) = try await RemoteModel(at: server).outcome(of: .saying("a", options: options))
    #expect(failure == nil && events == [.omitted(field), .text("ok"), .finished(.stop)])
    var wanted = try #require(try JSONValue(parsing: server.requests[0].body).object)
    #expect(wanted[name] != nil)
    wanted[name] = nil
    #expect(try JSONValue(parsing: server.requests[1].body) == .object(wanted))
  }

  /// Another model at the same server, with the shared cache, as for the next reply.
  @Test func aRefusedOptionIsNotSentAgain() async throws {
    let answer: [LoopbackServer.Step] = [.head(), .text(OpenAIModelTests.event("ok") + OpenAIModelTests.ending)]
    let server = LoopbackServer([
      [.answer(Self.openAI[0].0, status: "400 Bad Request", type: "application/json")], answer, answer,
    ])
    let settings = ModelSettings(provider: "openai", model: "m", baseURL: server.url + "/v1")
    for _ in 1...2 {
      let model = try ModelChooser().model(for: settings)
      for try await _ in model.reply(to: .saying("a", options: SamplingOptions(temperature: 0.2))) {}
    }
    let sent = try server.requests.map { try JSONValue(parsing: $0.body)["temperature"] != nil }
    #expect(sent == [true, false, false])
  }

  @Test func anOptionThatIsNotSetIsNotLeftOut() async throws {
    let server = LoopbackServer(.answer(Self.openAI[0].0, status: "400 Bad Request", type: "application/json"))
    #expect(try await RemoteModel(at: server).outcome().failure?.kind == .refused)
    #expect(server.requests.count == 1)
  }

  /// A wrong value is reported, and the request is not changed.
  @Test func aValueOutOfRangeIsNotARefusedOption() async throws {
    let apiError =
      #"{"error":{"message":"Invalid 'temperature': decimal above maximum value. Expected a value <= 1.","param":"temperature"}}"#
    let server = LoopbackServer(.answer(apiError, status: "400 Bad Request", type: "application/json"))
    let (_, failure) = try await RemoteModel(at: server).outcome(of: .saying("a", options: .init(temperature: 1.5)))
    #expect(failure?.kind == .refused && failure?.message.contains("above maximum") == true)
    #expect(server.requests.count == 1)
  }

  @Test func anthropicsNewestModelsHaveNoTemperature() async throws {
    let apiError =
      #"{"type":"error","error":{"type":"invalid_request_error","message":"`temperature` is deprecated for this model."}}"#
    let server = LoopbackServer([
      [.answer(apiError, status: "400 Bad Request", type: "application/json")],
      [.head(), .text(AnthropicReplyTests.rich)],
    ])
    let (events, failure) = try await RemoteModel(AnthropicDialect(), at: server)
      .outcome(of: .saying("a", options: .init(temperature: 0.5)))
    #expect(failure == nil && events.first == .omitted(.temperature))
    #expect(try JSONValue(parsing: server.requests[1].body)["temperature"] == nil)
  }

  @Test func anOllamaModelWithoutThinkingRepliesAllTheSame() async throws {
    let server = LoopbackServer([
      [.answer(#"{"error":"\"gemma3\" does not support thinking"}"#, status: "400 Bad Request")],
      [
        .head(type: "application/x-ndjson"),
        .text(#"{"message":{"content":"ok"},"done":true,"done_reason":"stop"}"# + "\n"),
      ],
    ])
    let (events, failure) = try await RemoteModel(OllamaDialect(), at: server)
      .outcome(of: .saying("a", options: .init(effort: .low)))
    #expect(failure == nil && events.first == .omitted(.effort) && events.text == "ok")
    #expect(try JSONValue(parsing: server.requests[1].body)["think"] == nil)
  }
}
