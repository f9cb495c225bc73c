import Entities
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(10))) struct LocalServersTests {
  private func search(_ places: [(String, any Dialect, String)], timeout: Duration = .seconds(600)) -> LocalServers {
    LocalServers(
      places: places.map { LocalServers.Place(name: $0.0, dialect: $0.1, baseURL: $0.2) }, timeout: timeout)
  }

  @Test func findsRunningServers() async throws {
    let ollama = LoopbackServer(.answer(#"{"models":[{"name":"a"}]}"#))
    let vllm = LoopbackServer(.answer(#"{"object":"list","data":[{"id":"b","max_model_len":4096}]}"#))
    let empty = LoopbackServer(.answer(#"{"data":[]}"#))
    let closed = LoopbackServer([], listens: false)
    let website = LoopbackServer(.answer("<html>hello</html>", type: "text/html"))
    let locked = LoopbackServer(.answer("{}", status: "401 Unauthorized"))
    let found = await search([
      ("Ollama", OllamaDialect(), ollama.url), ("closed", OpenAIDialect(), closed.url + "/v1"),
      ("web", OpenAIDialect(), website.url + "/v1"), ("locked", OpenAIDialect(), locked.url + "/v1"),
      ("empty", OpenAIDialect(), empty.url + "/v1"), ("vLLM", OpenAIDialect(), vllm.url + "/v1"),
    ]).find()
    #expect(
      found == [
        LocalServer(name: "Ollama", provider: "ollama", baseURL: ollama.url, models: [ModelListing(id: "a")]),
        LocalServer(name: "empty", provider: "openai", baseURL: empty.url + "/v1", models: []),
        LocalServer(
          name: "vLLM", provider: "openai", baseURL: vllm.url + "/v1",
          models: [ModelListing(id: "b", contextWindow: 4096)]),
      ])
    // One request is enough: details could take too long.
    #expect(ollama.requests.count == 1)
    // The result can be used as settings, and no server was sent a key.
    let model = try ModelChooser().model(
      for: ModelSettings(provider: found[0].provider, model: "a", baseURL: found[0].baseURL))
    #expect(model.choice == ModelChoice(provider: "ollama", model: "a"))
    #expect(!locked.requests.contains { $0.head.lowercased().contains("authorization") })
  }

  @Test func ignoresSilentServers() async {
    let silent = LoopbackServer(.waitForClose)
    let stuck = LoopbackServer(.head(), .text("{"), .waitForClose)
    let found = await search(
      [("silent", OpenAIDialect(), silent.url), ("stuck", OllamaDialect(), stuck.url)], timeout: .milliseconds(30)
    ).find()
    #expect(found.isEmpty)
  }

  @Test func triesTheUsualAddresses() {
    #expect(
      LocalServers().places.map(\.baseURL) == [
        "http://127.0.0.1:11434", "http://127.0.0.1:1234/v1", "http://127.0.0.1:8080/v1", "http://127.0.0.1:8000/v1",
      ])
    #expect(LocalServers(ollamaHost: "0.0.0.0:5").places.first?.baseURL == "http://127.0.0.1:5")
    #expect(LocalServers(ollamaHost: " ").places.first?.baseURL == "http://127.0.0.1:11434")
  }
}
