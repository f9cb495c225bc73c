extension ModelSelection {
  /// Each provider's own server. Another server with the same protocol has another name.
  private static let ownServers = [
    "openai": ["https://api.openai.com"], "anthropic": ["https://api.anthropic.com"],
    "ollama": ["http://127.0.0.1:11434", "http://localhost:11434"],
  ]

  /// The host and port of its server; nil for the provider's own server, and for the offline rules.
  public var host: String? {
    guard let address, let server = WebAddress.server(of: address) else { return nil }
    let origin = (address.lowercased().hasPrefix("https://") ? "https://" : "http://") + server
    return Self.ownServers[choice.provider]?.contains(origin) == true ? nil : server
  }

  /// The model's display name: the model, and its server's host unless that is the provider's own. The offline rules
  /// have a name of their own. Names come from servers and settings: sanitise before showing.
  public var words: LocalizedText {
    if choice.provider == "offline" { return LocalizedText("offline · rules, no AI model", "오프라인 · 규칙, AI 모델 아님") }
    let place = host ?? choice.provider
    if choice.model.isEmpty { return LocalizedText("\(place) · no model yet", "\(place) · 아직 모델 없음") }
    guard let host else { return LocalizedText(untranslated: "\(choice.provider) · \(choice.model)") }
    return LocalizedText("\(choice.model) at \(host)", "\(choice.model) (\(host))")
  }
}

extension ModelChoice {
  /// The display name of an author: the model alone, because stored messages do not contain the server.
  public var writer: LocalizedText {
    if provider == "offline" { return LocalizedText("rules, no AI model", "규칙, AI 모델 아님") }
    return LocalizedText(untranslated: model.isEmpty ? provider : model)
  }

  /// Whether it is the offline rules, and no model.
  public var isRules: Bool { provider == "offline" }
}
