/// What tokens cost, as far as their prices are known.
public struct Cost: Hashable, Sendable {
  /// The part that is known.
  public var known: Money
  /// Whether there is more, of models whose price nobody knows.
  public var hasUnknown: Bool

  /// A cost from its parts.
  public init(_ known: Money, hasUnknown: Bool = false) {
    self.known = known
    self.hasUnknown = hasUnknown
  }

  /// It in few words.
  public var words: LocalizedText {
    switch (known.amount, hasUnknown) {
    case (0, false): LocalizedText("free", "무료")
    case (0, true): LocalizedText("unknown price", "가격 모름")
    case (_, false): LocalizedText(untranslated: "\(known)")
    case (_, true): LocalizedText("\(known) + unknown price", "\(known) + 가격 모름")
    }
  }
}

/// What answers of one model used, and what that costs.
public struct SpendingLine: Hashable, Sendable {
  /// The tokens.
  public var usage: UsageSum
  /// The money.
  public var cost: Cost

  /// A line from its parts.
  public init(_ usage: UsageSum, _ cost: Cost) {
    self.usage = usage
    self.cost = cost
  }
}

extension Sequence<SpendingLine> {
  /// What all of them cost.
  public func total(in currency: String) -> Cost {
    reduce(Cost(Money(0, currency))) {
      Cost(Money($0.known.amount + $1.cost.known.amount, currency), hasUnknown: $0.hasUnknown || $1.cost.hasUnknown)
    }
  }
}

/// What a profile used in a month, by model, and what that costs at today's prices.
public struct MonthSpending: Hashable, Sendable {
  /// The month.
  public var month: Month
  /// A line for each model, the dearest first.
  public var lines: [SpendingLine]
  /// What all of them cost.
  public var total: Cost

  /// A month from its parts.
  public init(_ month: Month, lines: [SpendingLine], total: Cost) {
    self.month = month
    self.lines = lines
    self.total = total
  }
}

/// What a profile used in all months.
public struct SpendingReport: Hashable, Sendable {
  /// This month, and each earlier one in which something was used, the latest first.
  public var months: [MonthSpending]
  /// The currency of all prices.
  public var currency: String
  /// What may be spent in a month; nil for any amount.
  public var budget: Money?
  /// The file that people write prices into, whether it is there or not.
  public var priceFile: String

  /// A report from its parts.
  public init(months: [MonthSpending], currency: String, budget: Money? = nil, priceFile: String) {
    self.months = months
    self.currency = currency
    self.budget = budget
    self.priceFile = priceFile
  }
}

extension SpendingLine {
  /// The tokens and the money in few words: `12.3K sent, 340 received · $0.0031`.
  public var words: LocalizedText {
    let (tokens, money) = (usage.words, cost.words)
    return LocalizedText("\(tokens.english) · \(money.english)", "\(tokens.korean) · \(money.korean)")
  }
}

extension [SpendingLine] {
  /// All of them as one line; nil for none.
  public var words: LocalizedText? {
    guard var whole = first else { return nil }
    for line in dropFirst() { whole.usage.add(line.usage) }
    whole.cost = total(in: whole.cost.known.currency)
    return whole.words
  }
}
