/// The result of one short test question to a model.
public struct ModelProbe: Hashable, Sendable {
  /// The tested model.
  public var choice: ModelChoice
  /// The address of its server, without private parts; nil for the offline rules.
  public var address: String?
  /// The answer. From the model: sanitise before showing.
  public var text: String
  /// The time from the question to the first word, without reasoning, and to the end.
  public var toFirstWord: Duration, toEnd: Duration
  /// The tokens used, if the provider reports them.
  public var usage: TokenUsage?

  /// A result.
  public init(
    choice: ModelChoice, address: String? = nil, text: String, toFirstWord: Duration, toEnd: Duration,
    usage: TokenUsage? = nil
  ) {
    self.choice = choice
    self.address = address
    self.text = text
    self.toFirstWord = toFirstWord
    self.toEnd = toEnd
    self.usage = usage
  }
}
