/// What one answer of a model used, as it is kept.
public struct UsageRecord: Hashable, Sendable {
  /// The tokens.
  public var tokens: TokenUsage
  /// Whether a server on this machine or its network answered, which asks nothing for it.
  public var isLocal: Bool
  /// The month that it counts for.
  public var month: Month

  /// A record from its parts.
  public init(tokens: TokenUsage, isLocal: Bool, month: Month) {
    self.tokens = tokens
    self.isLocal = isLocal
    self.month = month
  }
}

/// What answers of one model used, added up.
public struct UsageSum: Hashable, Sendable {
  /// How many tokens one answer can have used: what is beyond is no count.
  private static let most = 1_000_000_000

  /// Who answered.
  public var model: ModelChoice
  /// Whether servers on this machine or its network did.
  public var isLocal: Bool
  /// How many answers there were, and of how many the tokens are estimated.
  public var replies: Int, estimates: Int
  /// What was sent, and how much of it a cache of the provider's had.
  public var promptTokens: Int, cachedTokens: Int
  /// What came, and how much of it was thought.
  public var completionTokens: Int, reasoningTokens: Int

  /// A sum from its parts.
  public init(
    model: ModelChoice, isLocal: Bool = false, replies: Int = 1, estimates: Int = 0, promptTokens: Int,
    cachedTokens: Int = 0, completionTokens: Int, reasoningTokens: Int = 0
  ) {
    self.model = model
    self.isLocal = isLocal
    self.replies = replies
    self.estimates = estimates
    self.promptTokens = promptTokens
    self.cachedTokens = cachedTokens
    self.completionTokens = completionTokens
    self.reasoningTokens = reasoningTokens
  }

  /// The sum of one answer. A server may tell any number: none is negative, a part no larger than its whole, and none
  /// larger than any answer.
  public init(_ record: UsageRecord, of model: ModelChoice) {
    func bounded(_ count: Int?, to limit: Int = Self.most) -> Int { min(max(count ?? 0, 0), limit) }
    let (prompt, completion) = (bounded(record.tokens.promptTokens), bounded(record.tokens.completionTokens))
    self.init(
      model: model, isLocal: record.isLocal, estimates: record.tokens.isEstimated ? 1 : 0, promptTokens: prompt,
      cachedTokens: bounded(record.tokens.cachedTokens, to: prompt), completionTokens: completion,
      reasoningTokens: bounded(record.tokens.reasoningTokens, to: completion))
  }

  /// Adds what other answers of the model used. A count that becomes too large for a number stays at the largest.
  public mutating func add(_ other: UsageSum) {
    func add(_ count: Int, to sum: inout Int) {
      let (partial, overflows) = sum.addingReportingOverflow(count)
      sum = overflows ? (count < 0 ? .min : .max) : partial
    }
    add(other.replies, to: &replies)
    add(other.estimates, to: &estimates)
    add(other.promptTokens, to: &promptTokens)
    add(other.cachedTokens, to: &cachedTokens)
    add(other.completionTokens, to: &completionTokens)
    add(other.reasoningTokens, to: &reasoningTokens)
  }
}

extension UsageSum {
  /// The tokens in few words, marked where some are estimated: `~12.3K sent, 340 received`.
  public var words: LocalizedText {
    let about = estimates > 0 ? "~" : ""
    let (sent, received) = (TokenCount(promptTokens).short, TokenCount(completionTokens).short)
    return LocalizedText("\(about)\(sent) sent, \(received) received", "보냄 \(about)\(sent), 받음 \(received)")
  }
}
