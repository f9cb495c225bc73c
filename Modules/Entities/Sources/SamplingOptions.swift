/// The sampling options of a model. Nil leaves a value to the provider; a value that a provider does not support is
/// not sent.
public struct SamplingOptions: Hashable, Sendable, Codable {
  /// The randomness of the choice of tokens: from 0 to 2, with Anthropic to 1.
  public var temperature: Double?
  /// The share of the likeliest tokens to choose among: from 0 to 1.
  public var topP: Double?
  /// The longest reply, in tokens; at least 1. OpenAI and Ollama count reasoning too.
  public var maximumTokens: Int?
  /// Texts that end the reply where they would appear. At most 16, with OpenAI 4; none may be empty, nor blank with
  /// Anthropic.
  public var stop: [String]?
  /// A seed; the same seed makes the same reply likelier. Anthropic has none.
  public var seed: Int?
  /// The size of the context window in tokens, at least 256. Only Ollama gets it; for other models it limits the
  /// prompt.
  public var contextWindow: Int?
  /// The amount of reasoning before the reply.
  public var effort: ThinkingEffort?

  /// Options.
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

/// The amount of a model's reasoning before its reply.
public enum ThinkingEffort: String, Hashable, Sendable, Codable, CaseIterable {
  /// None.
  case off = "none"
  /// In increasing order.
  case low, medium, high, max
}
