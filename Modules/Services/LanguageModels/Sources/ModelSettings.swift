/// Which provider to use, as options, environment and configuration say it; empty parts take their defaults.
public struct ModelSettings: Hashable, Sendable {
  /// `offline` or `openai`; nil chooses by what else is set, and offline when nothing is.
  public var provider: String?
  /// The model's name as the provider spells it.
  public var model: String?
  /// Where the provider's API is, up to and including its version: `http://127.0.0.1:8080/v1`.
  public var baseURL: String?
  /// The key for exactly that address.
  public var apiKey: String?

  /// Settings from their parts.
  public init(provider: String? = nil, model: String? = nil, baseURL: String? = nil, apiKey: String? = nil) {
    self.provider = provider
    self.model = model
    self.baseURL = baseURL
    self.apiKey = apiKey
  }
}
