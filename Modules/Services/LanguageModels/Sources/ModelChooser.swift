import HTTP

/// Turns settings into something that answers.
public struct ModelChooser: Sendable {
  /// Those that are reached over the network.
  private static let dialects: [any Dialect] = [OpenAIDialect(), AnthropicDialect(), OllamaDialect()]

  /// The providers that settings can name.
  public static let providers = ["offline"] + dialects.map(\.traits.name)

  /// A chooser.
  public init() {}

  /// The provider that the settings mean.
  ///
  /// Without a name, an address means `openai`, and none `offline`. Throws `.misconfigured` for a provider that nobody
  /// knows and for settings that the provider cannot use. Nothing is sent yet. A key under lock is left there: the
  /// provider is as it is known without.
  public func provider(for settings: ModelSettings) throws(ModelFailure) -> any ModelProvider {
    let named = settings.provider.map { Self.trimmed($0).lowercased() } ?? ""
    let name = named.isEmpty ? impliedProvider(settings) : named
    if name == "offline" { return OfflineProvider(script: settings.offlineScript) }
    guard let dialect = Self.dialects.first(where: { $0.traits.name == name }) else {
      throw ModelFailure(
        .misconfigured,
        "There is no provider \"\(named.prefix(64))\". The known ones are: \(Self.providers.joined(separator: ", ")).",
        "\"\(named.prefix(64))\" 제공자는 없습니다. 쓸 수 있는 제공자: \(Self.providers.joined(separator: ", ")).")
    }
    // Where Ollama is, its own variable says in fewer words.
    let address = dialect is OllamaDialect ? settings.baseURL.flatMap(OllamaHost.address) : settings.baseURL
    var provider = try RemoteProvider(
      dialect, baseURL: address, apiKey: settings.apiKey, isLocked: settings.isLocked, otherKeys: settings.otherKeys)
    provider.client.certificateFile = settings.certificateFile
    provider.timeouts = settings.timeouts
    provider.refusals = settings.refusals
    return provider
  }

  /// The model that the settings mean, at the provider that they mean. Throws as `provider(for:)` does, and
  /// `.misconfigured` where no model is named and the provider has no usual one. A key under lock is fetched when the
  /// model is first asked; what keeps it from being had is then the failure of that reply.
  public func model(for settings: ModelSettings) throws(ModelFailure) -> any LanguageModel {
    let provider = try provider(for: settings)
    // A provider's own server has models that everybody with a key may use; what another has, nobody can know.
    let traits = Self.dialects.lazy.map(\.traits).first { $0.name == provider.name }
    let usual = settings.baseURL == nil ? traits?.usualModel : nil
    let model = try provider.model(named: settings.model ?? usual ?? "", listing: settings.listing)
    return settings.isLocked ? LockedModel(model, settings) : model
  }

  /// An address alone is one that speaks OpenAI's protocol. A key alone is for nobody: it goes nowhere.
  private func impliedProvider(_ settings: ModelSettings) -> String {
    Self.trimmed(settings.baseURL ?? "").isEmpty ? "offline" : "openai"
  }
}

extension ModelChooser {
  /// The text without white space around it, as a value from a file or the environment often has.
  static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
