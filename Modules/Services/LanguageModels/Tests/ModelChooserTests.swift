import Entities
import Testing

@testable import LanguageModels

@Suite struct ModelChooserTests {
  private func provider(_ settings: ModelSettings) throws -> String {
    try ModelChooser().model(for: settings).choice.provider
  }

  private func failure(_ settings: ModelSettings) -> ModelFailure? {
    #expect(throws: ModelFailure.self) { try ModelChooser().model(for: settings) }
  }

  @Test func derivesTheProviderFromTheSettings() throws {
    #expect(try provider(ModelSettings()) == "offline")
    #expect(try provider(ModelSettings(model: "m")) == "offline")
    #expect(try provider(ModelSettings(baseURL: " ", apiKey: "")) == "offline")
    #expect(try provider(ModelSettings(model: "m", baseURL: "http://h/v1")) == "openai")
    // A key without a provider is sent nowhere.
    #expect(try provider(ModelSettings(model: "m", apiKey: "k")) == "offline")
    #expect(try provider(ModelSettings(provider: "offline", apiKey: "k")) == "offline")
    #expect(try provider(ModelSettings(provider: " OpenAI ", model: "m", apiKey: "k")) == "openai")
    // A stray key must not prevent the app from starting.
    for name in [nil, "anthropic"] {
      #expect(try !ModelChooser().model(for: ModelSettings(provider: name, apiKey: "k")).choice.model.isEmpty)
    }
    let model = try ModelChooser().model(for: ModelSettings(model: " m ", baseURL: "http://h/v1", apiKey: "k"))
    #expect(model.choice == ModelChoice(provider: "openai", model: "m"))
  }

  @Test(arguments: [
    ("0.0.0.0:1", "http://127.0.0.1:1"), ("h", "http://h:11434"), ("http://h:2/", "http://h:2"),
  ])
  func ollamasAddressMayBeAHostOnly(host: String, address: String) throws {
    #expect(try ModelChooser().provider(for: ModelSettings(provider: "ollama", baseURL: host)).address == address)
  }

  @Test func reportsWrongSettings() {
    let unknown = failure(ModelSettings(provider: "gopher"))
    #expect(unknown?.kind == .misconfigured)
    #expect(
      unknown?.message == "There is no provider \"gopher\". The known ones are: offline, openai, anthropic, ollama.")
    let nameless = failure(ModelSettings(baseURL: "http://h/v1", apiKey: "k"))
    #expect(nameless?.kind == .misconfigured)
    #expect(nameless?.message.contains("--model NAME") == true)
    let keyless = failure(ModelSettings(provider: "openai", model: "m"))
    #expect(keyless?.kind == .misconfigured)
    #expect(keyless?.message.contains("OPENAI_API_KEY") == true)
  }

  /// Wrong settings do not prevent the app from opening, where they can be corrected.
  @Test func unusableSettingsGiveAnUnusableModelWithTheReason() async throws {
    let nameless = ModelChooser().languageModel(for: ModelSettings(baseURL: "http://h/v1"))
    #expect(nameless is UnusableModel && nameless.choice == ModelChoice(provider: "openai", model: ""))
    #expect(nameless.selection.host == "h")
    let keyless = ModelChooser().languageModel(for: ModelSettings(provider: "openai"))
    #expect(keyless is UnusableModel && keyless.choice == ModelChoice(provider: "openai", model: "gpt-4o-mini"))
    for (model, words) in [(nameless, "No model is chosen for http://h/v1"), (keyless, "aichat keys set openai")] {
      #expect(model.fault(in: .hello)?.message.contains(words) == true)
      let failure = await #expect(throws: ModelFailure.self) {
        for try await _ in model.reply(to: .hello) {}
      }
      #expect(failure == model.fault(in: .hello))
    }
    #expect(!(ModelChooser().languageModel(for: ModelSettings(model: "m", baseURL: "http://h/v1")) is UnusableModel))
  }

  @Test(arguments: [
    "localhost:8080", "ftp://h/v1", "http://", "http:///v1", "http://h/v1?key=x", "http://h/v1#x", "http://a b/",
  ])
  func refusesAddresses(url: String) {
    #expect(failure(ModelSettings(model: "m", baseURL: url))?.kind == .misconfigured)
  }

  @Test func refusesKeysThatCannotBeSent() {
    for key in ["a b", "sk-가", "a\r\nX: y", "a\0"] {
      let failure = failure(ModelSettings(provider: "openai", model: "m", apiKey: key))
      #expect(failure?.kind == .misconfigured)
      #expect(failure?.message.contains(key) == false)
    }
  }

  @Test func normalizesAddresses() throws {
    for url in ["http://h/v1", " http://h/v1/ ", "http://h/v1///", "http://h/v1/chat/completions"] {
      #expect(try Endpoint(of: OpenAIDialect().traits, baseURL: url).baseURL == "http://h/v1")
    }
    #expect(try Endpoint(of: OpenAIDialect().traits, baseURL: "HTTPS://h").baseURL == "HTTPS://h")
  }
}
