/// How a model answered one short question.
public struct ModelProbe: Hashable, Sendable {
  /// Who was asked.
  public var choice: ModelChoice
  /// Where it is, without anything private; nil for rules on this machine.
  public var address: String?
  /// What it answered. From the model: sanitise before showing.
  public var text: String
  /// The time from the question to the first word, thoughts not counted, and to the end.
  public var toFirstWord: Duration, toEnd: Duration
  /// What it cost, as far as the provider says.
  public var usage: TokenUsage?

  /// A trial from its parts.
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
