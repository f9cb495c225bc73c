import Entities
import HTTP

/// Makes providers and models from settings.
public struct ModelChooser: Sendable {
  /// The providers that are reached over the network.
  private static let dialects: [any Dialect] = [OpenAIDialect(), AnthropicDialect(), OllamaDialect()]

  /// The provider names that settings can have.
  public static let providers = ["offline"] + dialects.map(\.traits.name)

  /// Makes a chooser.
  public init() {}

  /// The provider that the settings name.
  ///
  /// Without a name, settings with an address mean `openai`, and those without one `offline`. Throws `.misconfigured`
  /// for an unknown provider and for settings that the provider cannot use. Nothing is sent yet. A lazy key is not
  /// fetched: the provider is made without it.
  public func provider(for settings: ModelSettings) throws(ModelFailure) -> any ModelProvider {
    let name = providerName(in: settings)
    if name == "offline" {
      return OfflineProvider(
        script: settings.offlineScript, pace: settings.frontEnd == .app ? OfflineModel.usualPace : nil)
    }
    guard let dialect = Self.dialects.first(where: { $0.traits.name == name }) else {
      throw ModelFailure(
        .misconfigured,
        "There is no provider \"\(name.prefix(64))\". The known ones are: \(Self.providers.joined(separator: ", ")).",
        "“\(name.prefix(64))” 제공자는 없습니다. 쓸 수 있는 제공자: \(Self.providers.joined(separator: ", ")).")
    }
    // OLLAMA_HOST allows shorter forms of an address.
    let address = dialect is OllamaDialect ? settings.baseURL.flatMap(OllamaHost.address) : settings.baseURL
    var provider = try RemoteProvider(
      dialect, baseURL: address, apiKey: settings.apiKey, isLocked: settings.isLocked, otherKeys: settings.otherKeys,
      frontEnd: settings.frontEnd)
    provider.client.certificateFile = settings.certificateFile
    provider.timeouts = settings.timeouts
    provider.contentTimeout = settings.contentTimeout
    provider.refusals = settings.refusals
    return provider
  }

  /// The model that the settings name, at their provider. Throws as `provider(for:)` does, and `.misconfigured` when no
  /// model is named and the provider has no default. A lazy key is fetched when the model is first used; if that fails,
  /// the reply fails.
  public func model(for settings: ModelSettings) throws(ModelFailure) -> any LanguageModel {
    let provider = try provider(for: settings)
    let model = try provider.model(named: choice(of: settings).model, listing: settings.listing)
    return settings.isLocked ? LazyCredentialModel(model, settings) : model
  }

  /// The model that the settings name, or an `UnusableModel` with the reason why it cannot be used.
  public func languageModel(for settings: ModelSettings) -> any LanguageModel {
    do throws(ModelFailure) {
      return try model(for: settings)
    } catch {
      return UnusableModel(settings, error)
    }
  }

  /// The provider and model that the settings name, usable or not; without a model's name if they name none.
  func choice(of settings: ModelSettings) -> ModelChoice {
    let provider = providerName(in: settings)
    // The default model exists at the provider's own server. The models of another server are unknown.
    let traits = Self.dialects.lazy.map(\.traits).first { $0.name == provider }
    let usual = settings.baseURL == nil ? traits?.usualModel : nil
    return ModelChoice(provider: provider, model: (settings.model ?? usual ?? "").trimmed)
  }

  private func providerName(in settings: ModelSettings) -> String {
    let named = settings.provider.map { $0.trimmed.lowercased() } ?? ""
    return named.isEmpty ? impliedProvider(settings) : named
  }

  /// An address alone means a server of OpenAI's protocol. A key alone means nothing: it is sent nowhere.
  private func impliedProvider(_ settings: ModelSettings) -> String {
    (settings.baseURL ?? "").trimmed.isEmpty ? "offline" : "openai"
  }
}
