import Entities
import JSON
import NetworkTesting
import Testing

@testable import LanguageModels

/// Pictures of a server with OpenAI's images endpoint.
@Suite(.timeLimit(.minutes(1))) struct OpenAIImageModelTests {
  private static let file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]

  private func model(_ server: LoopbackServer, named name: String? = "painter") throws -> any ImageModel {
    try RemoteModel(at: server, key: "sk-key").imageModel(named: name)
  }

  /// The events, without the progress in bytes, and the failure.
  private func outcome(_ model: any ImageModel) async -> (events: [ImageEvent], failure: ModelFailure?) {
    var events: [ImageEvent] = []
    do {
      for try await event in model.picture(of: "an alien") {
        if case .receiving = event { continue }
        events.append(event)
      }
      return (events, nil)
    } catch {
      return (events, error as? ModelFailure)
    }
  }

  private func body(_ request: LoopbackServer.Request) throws -> JSONValue { try JSONValue(parsing: request.body) }

  @Test func aPictureIsAskedForAndRead() async throws {
    let server = LoopbackServer(
      .picture(
        base64: Base64.encoded(Self.file), usage: #"{"total_tokens":1106,"input_tokens":50,"output_tokens":1056}"#))
    let model = try model(server)
    #expect(model.choice == ModelChoice(provider: "openai", model: "painter") && model.site == .local)
    let (events, failure) = await outcome(model)
    #expect(failure == nil)
    #expect(
      events == [.sent, .usage(TokenUsage(promptTokens: 50, completionTokens: 1056)), .finished(Self.file)])
    let request = try #require(server.requests.first)
    #expect(request.head.hasPrefix("POST /v1/images/generations ") && request.head.contains("Bearer sk-key"))
    let expected: JSONValue = [
      "model": "painter", "prompt": "an alien", "n": 1, "size": "1024x1024", "response_format": "b64_json",
    ]
    #expect(try body(request) == expected)
  }

  /// OpenAI's own models refuse the choice of a form, and have a quality.
  @Test func openAIsModelsAreAskedInTheirOwnForm() async throws {
    let server = LoopbackServer(.picture(base64: Base64.encoded(Self.file)))
    #expect(await outcome(try model(server, named: "gpt-image-1.5")).events == [.sent, .finished(Self.file)])
    let body = try body(try #require(server.requests.first))
    #expect(body["response_format"] == nil && body["quality"] == "medium")
  }

  @Test func theFormIsLeftOutWhereAServerRefusesIt() async throws {
    let refusal = LoopbackServer.Step.answer(
      #"{"error":{"message":"Unknown parameter: 'response_format'."}}"#, status: "400 Bad Request")
    let server = LoopbackServer([[refusal], [.picture(base64: Base64.encoded(Self.file))]])
    #expect(await outcome(try model(server)).events.last == .finished(Self.file))
    #expect(try server.requests.map { try body($0)["response_format"] } == ["b64_json", nil])
    // Another refusal is reported, and nothing is sent again.
    let other = LoopbackServer(.answer(#"{"error":{"message":"no such thing"}}"#, status: "400 Bad Request"))
    let failure = await outcome(try model(other)).failure
    #expect(failure?.kind == .refused && failure?.words.english.contains("no such thing") == true)
    #expect(other.requests.count == 1)
  }

  @Test(arguments: [
    (#"{"data":[{"url":"http://127.0.0.1:1/x.png"}]}"#, "the address of a picture"),
    (#"{"data":[]}"#, "JSON without a picture"), (#"{"data":[{"b64_json":"§"}]}"#, "JSON without a picture"),
    (#"{"data":[{"b64_json":""}]}"#, "JSON without a picture"), ("<html>", "a web page"),
  ])
  func whatIsNoPictureIsRefused(answer: String, words: String) async throws {
    let server = LoopbackServer(.answer(answer, type: "application/json"))
    let (events, failure) = await outcome(try model(server))
    #expect(events == [.sent] && failure?.kind == .malformed)
    #expect(failure?.words.english.contains(words) == true, "\(failure?.words.english ?? "")")
  }

  @Test func aLargePictureIsRefusedWhileItArrives() async throws {
    let server = LoopbackServer(.picture(base64: String(repeating: "A", count: 13 << 20)))
    let failure = await outcome(try model(server)).failure
    #expect(failure?.kind == .malformed && failure?.words.english.contains("at most 8 MiB") == true)
    #expect(server.requests.count == 1)
  }

  @Test func stoppingClosesTheConnection() async throws {
    let server = LoopbackServer(.head(type: "application/json"), .text("{"), .waitForClose)
    let model = try model(server)
    let reading = Task {
      for try await _ in model.picture(of: "x") {}
    }
    var requests = 0
    while requests == 0 {
      requests = server.requests.count
      await Task.yield()
    }
    reading.cancel()
    _ = try? await reading.value
    var closings = server.closings.makeAsyncIterator()
    #expect(await closings.next() == true)
  }

  @Test func providersWithoutPicturesSayWhy() throws {
    let server = LoopbackServer([], listens: false)
    for dialect in [AnthropicDialect(), OllamaDialect()] as [any Dialect] {
      let failure = #expect(throws: ModelFailure.self) {
        try RemoteModel(dialect, at: server, key: "k").imageModel(named: nil)
      }
      #expect(failure?.kind == .misconfigured && failure?.words.english.contains("images endpoint") == true)
    }
    // Another server's models have other names.
    let unnamed = #expect(throws: ModelFailure.self) { try model(server, named: " ") }
    #expect(unnamed?.words.english.contains("--image-model") == true)
    let home = try ModelChooser().model(for: ModelSettings(provider: "openai", apiKey: "sk-key"))
    #expect(try home.imageModel(named: nil).choice.model == "gpt-image-1.5")
    #expect(throws: ModelFailure.self) { try OfflineModel().imageModel(named: nil) }
    let unusable = UnusableModel(ModelSettings(), ModelFailure(.limited, "a", "b"))
    #expect(throws: unusable.failure) { try unusable.imageModel(named: nil) }
  }

  @Test func aLockedKeyIsFetchedWhenThePictureIsAskedFor() async throws {
    let server = LoopbackServer(.picture(base64: Base64.encoded(Self.file)))
    let model = try ModelChooser().model(
      for: ModelSettings(
        provider: "openai", model: "m", baseURL: server.url + "/v1", credential: LazyCredential { "sk-locked" }))
    let painter = try model.imageModel(named: "painter")
    #expect(painter.choice.model == "painter" && painter.usualTokens > 0 && server.requests.isEmpty)
    #expect(await outcome(painter).events.last == .finished(Self.file))
    #expect(server.requests.first?.head.contains("Bearer sk-locked") == true)
  }
}
