/// The stored usage of one reply.
public struct UsageRecord: Hashable, Sendable {
  /// The tokens.
  public var tokens: TokenUsage
  /// Whether a server on this machine or its network answered, which costs nothing.
  public var isLocal: Bool
  /// The month in which it counts.
  public var month: Month

  /// A record.
  public init(tokens: TokenUsage, isLocal: Bool, month: Month) {
    self.tokens = tokens
    self.isLocal = isLocal
    self.month = month
  }
}

/// The total usage of one model.
public struct UsageSum: Hashable, Sendable {
  /// The most tokens of one reply; a larger number is invalid.
  private static let most = 1_000_000_000

  /// The model.
  public var model: ModelChoice
  /// Whether its server is on this machine or its network.
  public var isLocal: Bool
  /// The number of replies, and of those with estimated tokens.
  public var replies: Int, estimates: Int
  /// The sent tokens, and those of them in the provider's cache.
  public var promptTokens: Int, cachedTokens: Int
  /// The received tokens, and those of them for reasoning.
  public var completionTokens: Int, reasoningTokens: Int

  /// A sum.
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

  /// The usage of one reply. A server may send any number, so each is limited: not negative, a part no larger than
  /// its whole, and none above the maximum of a reply.
  public init(_ record: UsageRecord, of model: ModelChoice) {
    func bounded(_ count: Int?, to limit: Int = Self.most) -> Int { min(max(count ?? 0, 0), limit) }
    let (prompt, completion) = (bounded(record.tokens.promptTokens), bounded(record.tokens.completionTokens))
    self.init(
      model: model, isLocal: record.isLocal, estimates: record.tokens.isEstimated ? 1 : 0, promptTokens: prompt,
      cachedTokens: bounded(record.tokens.cachedTokens, to: prompt), completionTokens: completion,
      reasoningTokens: bounded(record.tokens.reasoningTokens, to: completion))
  }

  /// Adds the usage of other replies of the model. A sum that overflows stays at the largest number.
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
