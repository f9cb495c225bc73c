/// A provider and one of its models.
public struct ModelChoice: Hashable, Sendable, Codable {
  /// The provider's name as options and configuration spell it: `offline`, `openai`.
  public var provider: String
  /// The model's name as its provider spells it.
  public var model: String

  /// A provider and a model.
  public init(provider: String, model: String) {
    self.provider = provider
    self.model = model
  }
}

/// The reason why a reply ended.
public enum FinishReason: Hashable, Sendable, Codable {
  /// The model was finished.
  case stop
  /// It reached its limit of tokens.
  case length
  /// The provider's filter cut it.
  case contentFilter
  /// Another reason, in the provider's word.
  case other(String)
}
