import Entities
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
    let name = providerName(in: settings)
    if name == "offline" {
      return OfflineProvider(
        script: settings.offlineScript, pace: settings.frontEnd == .app ? OfflineModel.usualPace : nil)
    }
    guard let dialect = Self.dialects.first(where: { $0.traits.name == name }) else {
      throw ModelFailure(
        .misconfigured,
        "There is no provider \"\(name.prefix(64))\". The known ones are: \(Self.providers.joined(separator: ", ")).",
        "\"\(name.prefix(64))\" 제공자는 없습니다. 쓸 수 있는 제공자: \(Self.providers.joined(separator: ", ")).")
    }
    // Where Ollama is, its own variable says in fewer words.
    let address = dialect is OllamaDialect ? settings.baseURL.flatMap(OllamaHost.address) : settings.baseURL
    var provider = try RemoteProvider(
      dialect, baseURL: address, apiKey: settings.apiKey, isLocked: settings.isLocked, otherKeys: settings.otherKeys,
      frontEnd: settings.frontEnd)
    provider.client.certificateFile = settings.certificateFile
    provider.timeouts = settings.timeouts
    provider.patience = settings.patience
    provider.refusals = settings.refusals
    return provider
  }

  /// The model that the settings mean, at the provider that they mean. Throws as `provider(for:)` does, and
  /// `.misconfigured` where no model is named and the provider has no usual one. A key under lock is fetched when the
  /// model is first asked; what keeps it from being had is then the failure of that reply.
  public func model(for settings: ModelSettings) throws(ModelFailure) -> any LanguageModel {
    let provider = try provider(for: settings)
    let model = try provider.model(named: choice(of: settings).model, listing: settings.listing)
    return settings.isLocked ? LazyCredentialModel(model, settings) : model
  }

  /// The model that the settings mean; where that cannot be used, what stands for it and says why.
  public func languageModel(for settings: ModelSettings) -> any LanguageModel {
    do throws(ModelFailure) {
      return try model(for: settings)
    } catch {
      return UnusableModel(settings, error)
    }
  }

  /// Whom the settings mean, whether they can be used or not; without a model's name where they mean none.
  func choice(of settings: ModelSettings) -> ModelChoice {
    let provider = providerName(in: settings)
    // A provider's own server has models that everybody with a key may use; what another has, nobody can know.
    let traits = Self.dialects.lazy.map(\.traits).first { $0.name == provider }
    let usual = settings.baseURL == nil ? traits?.usualModel : nil
    return ModelChoice(provider: provider, model: (settings.model ?? usual ?? "").trimmed)
  }

  private func providerName(in settings: ModelSettings) -> String {
    let named = settings.provider.map { $0.trimmed.lowercased() } ?? ""
    return named.isEmpty ? impliedProvider(settings) : named
  }

  /// An address alone is one that speaks OpenAI's protocol. A key alone is for nobody: it goes nowhere.
  private func impliedProvider(_ settings: ModelSettings) -> String {
    (settings.baseURL ?? "").trimmed.isEmpty ? "offline" : "openai"
  }
}
