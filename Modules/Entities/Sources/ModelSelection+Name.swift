extension ModelSelection {
  /// Each provider's own server; another one behind the same protocol is not that provider.
  private static let ownServers = [
    "openai": ["https://api.openai.com"], "anthropic": ["https://api.anthropic.com"],
    "ollama": ["http://127.0.0.1:11434", "http://localhost:11434"],
  ]

  /// The host and port of its server, where that is not its provider's own; nil there, and for rules on this machine.
  public var host: String? {
    guard let address, let server = WebAddress.server(of: address) else { return nil }
    let origin = (address.lowercased().hasPrefix("https://") ? "https://" : "http://") + server
    return Self.ownServers[choice.provider]?.contains(origin) == true ? nil : server
  }

  /// Who answers, for people: the model and the server that has it, which goes by its host unless it is the provider's
  /// own. Rules are called what they are. Names come from servers and settings: sanitise before showing.
  public var words: LocalizedText {
    if choice.provider == "offline" { return LocalizedText("offline · rules, no AI model", "오프라인 · 규칙, AI 모델 아님") }
    let place = host ?? choice.provider
    if choice.model.isEmpty { return LocalizedText("\(place) · no model yet", "\(place) · 아직 모델 없음") }
    guard let host else { return LocalizedText(untranslated: "\(choice.provider) · \(choice.model)") }
    return LocalizedText("\(choice.model) at \(host)", "\(choice.model) (\(host))")
  }
}

extension ModelChoice {
  /// Who wrote something, for people: the model alone, since what is stored does not say at which server it was.
  public var writer: LocalizedText {
    if provider == "offline" { return LocalizedText("rules, no AI model", "규칙, AI 모델 아님") }
    return LocalizedText(untranslated: model.isEmpty ? provider : model)
  }

  /// Whether it is the rules on this machine, and no model.
  public var isRules: Bool { provider == "offline" }
}
