/// Which provider answers, and with which of its models.
public struct ModelChoice: Hashable, Sendable, Codable {
  /// The provider's name as options and configuration spell it: `offline`, `openai`.
  public var provider: String
  /// The model's name as its provider spells it.
  public var model: String

  /// A choice of a model at a provider.
  public init(provider: String, model: String) {
    self.provider = provider
    self.model = model
  }
}

/// Why a reply ended.
public enum FinishReason: Hashable, Sendable, Codable {
  /// The model was done.
  case stop
  /// It reached its limit of tokens.
  case length
  /// The provider's filter cut it.
  case contentFilter
  /// Something else, in the provider's word.
  case other(String)
}
