import Entities
import Testing

/// A model is named by its server, unless that is its provider's own.
@Suite struct ModelSelectionTests {
  private func selection(_ provider: String, _ model: String, _ address: String?) -> ModelSelection {
    ModelSelection(choice: ModelChoice(provider: provider, model: model), address: address)
  }

  @Test(arguments: [
    ("openai", "https://api.openai.com/v1"), ("anthropic", "https://api.anthropic.com"),
    ("ollama", "http://127.0.0.1:11434"), ("ollama", "http://localhost:11434/"), ("openai", nil),
  ])
  func `At its own server a provider has its name`(provider: String, address: String?) {
    let model = selection(provider, "m", address)
    #expect(model.host == nil && model.words.english == "\(provider) · m")
  }

  @Test(arguments: [
    ("openai", "http://127.0.0.1:8080/v1", "127.0.0.1:8080"), ("anthropic", "https://proxy.example", "proxy.example"),
    ("ollama", "http://192.168.1.5:11434", "192.168.1.5:11434"), ("openai", "http://api.openai.com", "api.openai.com"),
    ("openai", "https://api.openai.com:444/v1", "api.openai.com:444"),
    ("openai", "https://api.openai.com.example/v1", "api.openai.com.example"),
  ])
  func `At another server a model has the server's host`(provider: String, address: String, host: String) {
    let model = selection(provider, "lab-1", address)
    #expect(model.host == host && model.words.english == "lab-1 at \(host)")
    #expect(model.words.korean == "lab-1 (\(host))" && !model.words.english.contains(provider + " ·"))
    #expect(selection(provider, "", address).words.english == "\(host) · no model yet")
  }

  @Test func `The offline rules are no model`() {
    #expect(selection("offline", "rules", nil).words.english == "offline · rules, no AI model")
    #expect(ModelChoice(provider: "offline", model: "rules").writer.english == "rules, no AI model")
    #expect(ModelChoice(provider: "openai", model: "lab-1").writer.english == "lab-1")
  }
}
