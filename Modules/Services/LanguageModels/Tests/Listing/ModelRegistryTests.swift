import Entities
import HTTP
import NetworkTesting
import Synchronization
import Testing

@testable import LanguageModels

extension ModelRegistry {
  /// The sources after all have answered.
  fileprivate func answers() async -> [ModelSource] {
    await sources().reduce(into: []) { $0 = $1 }
  }
}

struct ModelRegistryTests {
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
    let models = ModelRegistry(
      chosen: { ModelSettings(baseURL: one, apiKey: "secret") },
      others: { [ModelSettings(provider: "openai", baseURL: two, apiKey: "secret")] },
      localServers: LocalServers(
        places: [LocalServers.Place(name: "Local", dialect: OpenAIDialect(), baseURL: found)], timeout: .seconds(600)))
    let sources = await models.answers()
    #expect(sources.map(\.name) == [first, second].map { "127.0.0.1:\($0.port)" } + ["offline", "Local"])
    #expect(sources.map(\.address) == [one, two, nil, found])
    #expect(sources.map { $0.models.map(\.id) } == [["a", "b"], [], ["rules"], ["a", "b"]])
    #expect(sources.map { $0.error != nil } == [false, true, false, false])
    #expect(!"\(sources)".contains("secret"))
    // Servers that were found were not sent a key.
    #expect(third.requests.allSatisfy { !$0.head.contains("secret") })
  }

  @Test func aSourceFoundTwiceIsListedOnce() async throws {
    let server = LoopbackServer([
      [.answer(Self.list, type: "application/json")], [.answer(Self.list, type: "application/json")],
    ])
    let url = server.url + "/v1"
    let models = ModelRegistry(
      chosen: { ModelSettings(provider: "openai", baseURL: url + "/") },
      localServers: LocalServers(
        places: [LocalServers.Place(name: "Local", dialect: OpenAIDialect(), baseURL: url)], timeout: .seconds(600)))
    #expect(await models.answers().map(\.name) == ["127.0.0.1:\(server.port)", "offline"])
  }

  /// A slow or silent source does not delay the others.
  @Test func eachSourceIsListedAsItAnswers() async throws {
    let silent = LoopbackServer(.waitForClose)
    let slow = LoopbackServer(.hold, .answer(Self.list, type: "application/json"))
    let (never, late) = (silent.url + "/v1", slow.url + "/v1")
    let models = ModelRegistry(
      chosen: {
        ModelSettings(provider: "openai", baseURL: never, timeouts: HTTPTimeouts(silence: .milliseconds(300)))
      },
      others: { [ModelSettings(provider: "openai", baseURL: late)] },
      localServers: LocalServers(places: [], timeout: .zero))
    var seen: [[String]] = []
    for await sources in await models.sources() {
      #expect(sources.map(\.address) == [never, late, nil])
      let state = sources.map { $0.isAwaited ? "…" : $0.error == nil ? "\($0.models.count)" : "!" }
      if state != seen.last { seen.append(state) }
      // The rules are listed while both servers are still asked.
      if state == ["…", "…", "1"] { slow.release() }
      if state.first == "!" {
        #expect(sources[0].error?.english.contains("did not send its model list within 0.3 seconds") == true)
      }
    }
    #expect(seen.contains(["…", "…", "1"]) && seen.last == ["!", "2", "1"], "\(seen)")
  }

  @Test func cancellingTheStreamCancelsTheRequests() async throws {
    let silent = LoopbackServer(.waitForClose)
    let models = ModelRegistry(chosen: { ModelSettings(provider: "openai", baseURL: silent.url + "/v1") })
    var sources = await models.sources().makeAsyncIterator()
    #expect(await sources.next()?.first?.isAwaited == true)
    while silent.requests.isEmpty { await Task.yield() }
    let looking = Task { [sources] in
      var sources = sources
      _ = await sources.next()
    }
    looking.cancel()
    #expect(await silent.closings.first { _ in true } == true)
  }

  @Test func onlyTheChosenSourceWithoutASearch() async throws {
    let sources = await ModelRegistry(chosen: { ModelSettings(provider: "offline") }).answers()
    #expect(sources.map(\.provider) == ["offline"])
  }

  @Test func wrongSettingsAreReportedOnRequest() async throws {
    let sources = await ModelRegistry(chosen: { ModelSettings(provider: "unknown") }).answers()
    #expect(sources.first?.error?.english.contains("unknown") == true)
  }

  /// A key that cannot be fetched is an error of its own source only.
  @Test func aFailedKeyDoesNotDelayOtherSources() async throws {
    let server = LoopbackServer([
      [.answer(Self.list, type: "application/json")], [.answer(Self.list, type: "application/json")],
    ])
    let url = server.url + "/v1"
    @Sendable func settings(_ provider: String, key: @escaping LazyCredential.Fetch) -> ModelSettings {
      ModelSettings(
        provider: provider, model: "m", baseURL: provider == "openai" ? url : nil, credential: LazyCredential(key))
    }
    let models = ModelRegistry(
      chosen: { settings("anthropic") { throw Refusal() } }, others: { [settings("openai") { "sk-own" }] })
    let sources = await models.answers()
    #expect(sources.map(\.name) == ["anthropic", "127.0.0.1:\(server.port)"])
    #expect(sources.map { $0.error == nil } == [false, true])
    #expect(sources[1].models.map(\.id) == ["a", "b"])
    #expect(server.requests.first?.head.contains("Bearer sk-own") == true)
    await #expect(throws: Refusal.self) { try await models.tryModel() }
  }

  /// After the first key was refused, the user stores another one, which the next request uses.
  @Test func aRefusedKeyIsFetchedAgain() async throws {
    let server = LoopbackServer([
      [.answer(#"{"error":{"message":"no"}}"#, status: "401 Unauthorized", type: "application/json")],
      [.answer(Self.list, type: "application/json")],
    ])
    let kept = Mutex(["sk-new", "sk-old"])
    let lock = LazyCredential { kept.withLock { $0.popLast() } }
    let url = server.url + "/v1"
    let models = ModelRegistry(chosen: { ModelSettings(provider: "openai", model: "m", baseURL: url, credential: lock) }
    )
    #expect(await models.answers().first?.error != nil)
    #expect(await models.answers().first?.models.map(\.id) == ["a", "b"])
    #expect(server.requests.map { $0.head.contains("Bearer sk-new") } == [false, true])
  }

  @Test func aProbeIsOneShortQuestion() async throws {
    let server = LoopbackServer([
      [
        .head(), .text(#"data: {"choices":[{"index":0,"delta":{"content":"Hel"}}]}"# + "\n\n"),
        .text(#"data: {"choices":[{"index":0,"delta":{"content":"lo"}}]}"# + "\n\n"),
        .text(
          #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":2}}"#
            + "\n\ndata: [DONE]\n\n"),
      ]
    ])
    let trial = try await ModelRegistry(chosen: { ModelSettings(model: "m", baseURL: server.url + "/v1") }).tryModel()
    #expect(trial.choice == ModelChoice(provider: "openai", model: "m") && trial.address == server.url + "/v1")
    #expect(trial.text == "Hello" && trial.usage == TokenUsage(promptTokens: 9, completionTokens: 2))
    #expect(trial.toFirstWord >= .zero && trial.toFirstWord <= trial.toEnd)
    #expect(server.requests.count == 1)
  }

  /// Nothing is saved of a probe.
  @Test func aProbeThatBreaksOffNamesNoSavedText() async throws {
    let server = LoopbackServer(.head(), .text(OpenAIModelTests.event("a")))
    let failure = await #expect(throws: ModelFailure.self) {
      try await ModelRegistry(chosen: { ModelSettings(model: "m", baseURL: server.url + "/v1") }).tryModel()
    }
    #expect(failure?.kind == .truncated && failure?.message.contains("broke off") == true)
    #expect(failure?.message.contains("saved") == false)
  }

  @Test func aProbeFailsLikeAReply() async throws {
    let refusing = server(#"{"error":{"message":"no such model"}}"#, status: "404 Not Found")
    let missing = await #expect(throws: ModelFailure.self) {
      try await ModelRegistry(chosen: { ModelSettings(model: "m", baseURL: refusing.url + "/v1") }).tryModel()
    }
    #expect(missing?.kind == .notFound)
    let nameless = await #expect(throws: ModelFailure.self) {
      try await ModelRegistry(chosen: { ModelSettings(baseURL: "http://127.0.0.1:9/v1") }).tryModel()
    }
    #expect(nameless?.kind == .misconfigured)
  }
}
