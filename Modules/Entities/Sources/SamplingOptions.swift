/// How a model is to choose its words. What is nil is left to the provider; what a provider has no name for is not sent.
public struct SamplingOptions: Hashable, Sendable, Codable {
  /// How far it may stray from the likeliest word: from 0 to 2, with Anthropic to 1.
  public var temperature: Double?
  /// It chooses among the likeliest words that together have this share: from 0 to 1.
  public var topP: Double?
  /// The longest reply, in tokens; at least 1. OpenAI and Ollama count the thinking too.
  public var maximumTokens: Int?
  /// Texts that end the reply where they would come. At most 16, with OpenAI 4; none may be empty, nor blank with
  /// Anthropic.
  public var stop: [String]?
  /// The same seed makes the same reply likelier. Anthropic knows none.
  public var seed: Int?
  /// How many tokens the model is to keep in view, at least 256. Only Ollama can be told.
  public var contextWindow: Int?
  /// How much it is to think before it speaks.
  public var effort: ThinkingEffort?

  /// Options from their parts.
  public init(
    temperature: Double? = nil, topP: Double? = nil, maximumTokens: Int? = nil, stop: [String]? = nil, seed: Int? = nil,
    contextWindow: Int? = nil, effort: ThinkingEffort? = nil
  ) {
    self.temperature = temperature
    self.topP = topP
    self.maximumTokens = maximumTokens
    self.stop = stop
    self.seed = seed
    self.contextWindow = contextWindow
    self.effort = effort
  }
}

/// How much a model is to think before it speaks.
public enum ThinkingEffort: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not at all.
  case off = "none"
  /// More and more.
  case low, medium, high, max
}
