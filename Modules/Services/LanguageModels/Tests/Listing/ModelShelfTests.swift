import Entities
import NetworkTesting
import Testing

@testable import LanguageModels

struct ModelShelfTests {
  private struct Refusal: Error {}
  private static let list = #"{"data":[{"id":"a"},{"id":"b"}]}"#

  private func server(_ body: String, status: String = "200 OK") -> LoopbackServer {
    LoopbackServer(.answer(body, status: status, type: "application/json"))
  }

  @Test func asksEverySourceAndKeepsTheirOrder() async throws {
    let (first, second, third) = (
      server(Self.list), server(#"{"error":"no"}"#, status: "401 Unauthorized"), server(Self.list)
    )
    let (one, two, found) = (first.url + "/v1", second.url + "/v1", third.url + "/v1")
    let shelf = ModelShelf(
      chosen: { ModelSettings(baseURL: one, apiKey: "secret") },
      others: { [ModelSettings(provider: "openai", baseURL: two, apiKey: "secret")] },
      localServers: LocalServers(
        places: [LocalServers.Place(name: "Local", dialect: OpenAIDialect(), baseURL: found)], patience: .seconds(30)))
    let sources = try await shelf.sources()
    #expect(sources.map(\.name) == ["openai", "openai", "offline", "Local"])
    #expect(sources.map(\.address) == [one, two, nil, found])
    #expect(sources.map { $0.models.map(\.id) } == [["a", "b"], [], ["rules"], ["a", "b"]])
    #expect(sources.map { $0.trouble != nil } == [false, true, false, false])
    #expect(!"\(sources)".contains("secret"))
    // Whoever was found was not told a key.
    #expect(third.requests.allSatisfy { !$0.head.contains("secret") })
  }

  @Test func whatIsFoundTwiceIsThereOnce() async throws {
    let server = LoopbackServer([
      [.answer(Self.list, type: "application/json")], [.answer(Self.list, type: "application/json")],
    ])
    let url = server.url + "/v1"
    let shelf = ModelShelf(
      chosen: { ModelSettings(provider: "openai", baseURL: url + "/") },
      localServers: LocalServers(
        places: [LocalServers.Place(name: "Local", dialect: OpenAIDialect(), baseURL: url)], patience: .seconds(30)))
    #expect(try await shelf.sources().map(\.name) == ["openai", "offline"])
  }

  @Test func theChosenOneAloneWhenOnlyItMatters() async throws {
    let sources = try await ModelShelf(chosen: { ModelSettings(provider: "offline") }).sources()
    #expect(sources.map(\.provider) == ["offline"])
  }

  @Test func wrongSettingsAreSaidWhenAsked() async throws {
    let sources = try await ModelShelf(chosen: { ModelSettings(provider: "nobody") }).sources()
    #expect(sources.first?.trouble?.english.contains("nobody") == true)
    let shelf = ModelShelf(chosen: { ModelSettings() }, others: { throw Refusal() })
    await #expect(throws: Refusal.self) { try await shelf.sources() }
    #expect(try await shelf.tryModel().choice == OfflineModel().choice)
  }

  @Test func aTrialIsOneShortQuestion() async throws {
    let server = LoopbackServer([
      [
        .head(), .text(#"data: {"choices":[{"index":0,"delta":{"content":"Hel"}}]}"# + "\n\n"),
        .text(#"data: {"choices":[{"index":0,"delta":{"content":"lo"}}]}"# + "\n\n"),
        .text(
          #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":2}}"#
            + "\n\ndata: [DONE]\n\n"),
      ]
    ])
    let trial = try await ModelShelf(chosen: { ModelSettings(model: "m", baseURL: server.url + "/v1") }).tryModel()
    #expect(trial.choice == ModelChoice(provider: "openai", model: "m") && trial.address == server.url + "/v1")
    #expect(trial.text == "Hello" && trial.usage == TokenUsage(promptTokens: 9, completionTokens: 2))
    #expect(trial.toFirstWord >= .zero && trial.toFirstWord <= trial.toEnd)
    #expect(server.requests.count == 1)
  }

  @Test func aTrialFailsAsAReplyDoes() async throws {
    let refusing = server(#"{"error":{"message":"no such model"}}"#, status: "404 Not Found")
    let missing = await #expect(throws: ModelFailure.self) {
      try await ModelShelf(chosen: { ModelSettings(model: "m", baseURL: refusing.url + "/v1") }).tryModel()
    }
    #expect(missing?.kind == .notFound)
    let nameless = await #expect(throws: ModelFailure.self) {
      try await ModelShelf(chosen: { ModelSettings(baseURL: "http://127.0.0.1:9/v1") }).tryModel()
    }
    #expect(nameless?.kind == .misconfigured)
  }
}
