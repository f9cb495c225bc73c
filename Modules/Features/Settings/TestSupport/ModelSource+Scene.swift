public import Entities
public import FeatureKitTestSupport

extension ModelSource {
  /// The sources of models in a scene.
  public static func samples(_ scene: DemoScene) -> [ModelSource] {
    switch scene {
    case .typical, .loading, .failing: typical
    case .empty: []
    case .long:
      (1...9).map { number in
        ModelSource(
          name: SampleText.longName, provider: "openai", address: "http://\(SampleText.longName)/\(number)",
          models: (1...99).map { ModelListing(id: "\($0). \(SampleText.longName)", contextWindow: 1_000_000) })
      }
    case .hostile:
      [
        ModelSource(
          name: SampleText.hostile, provider: SampleText.hostile, address: SampleText.hostile,
          models: [ModelListing(id: SampleText.hostile)]),
        ModelSource(
          name: SampleText.hostile, provider: "openai", error: LocalizedText(untranslated: SampleText.hostile)),
      ]
    }
  }

  private static let typical = [
    ModelSource(
      name: "anthropic", provider: "anthropic", address: "https://api.anthropic.com",
      error: LocalizedText("Nothing answers there. Is the network there?", "응답이 없습니다. 네트워크에 연결되어 있나요?")),
    ModelSource(
      name: "openai", provider: "openai", address: "https://api.openai.com/v1",
      models: [
        ModelListing(id: "gpt-large", contextWindow: 400_000, acceptsImages: true), ModelListing(id: "gpt-small"),
      ]),
    ModelSource(name: "offline", provider: "offline", models: [ModelListing(id: "rules")]),
    ModelSource(
      name: "Ollama", provider: "ollama", address: "http://127.0.0.1:11434",
      models: [ModelListing(id: "gemma3:4b", contextWindow: 131_072), ModelListing(id: "qwen3:8b")]),
    ModelSource(name: "LM Studio", provider: "openai", address: "http://127.0.0.1:1234/v1"),
  ]
}
