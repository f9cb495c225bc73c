/// The cost of tokens, as far as prices are known.
public struct Cost: Hashable, Sendable {
  /// The known part.
  public var known: Money
  /// Whether tokens of models without a known price come in addition.
  public var hasUnknown: Bool

  /// A cost.
  public init(_ known: Money, hasUnknown: Bool = false) {
    self.known = known
    self.hasUnknown = hasUnknown
  }

  /// The cost in few words.
  public var words: LocalizedText {
    switch (known.amount, hasUnknown) {
    case (0, false): LocalizedText("free", "무료")
    case (0, true): LocalizedText("unknown price", "가격 모름")
    case (_, false): LocalizedText(untranslated: "\(known)")
    case (_, true): LocalizedText("\(known) + unknown price", "\(known) + 가격 모름")
    }
  }
}

/// The usage of one model, and its cost.
public struct SpendingLine: Hashable, Sendable {
  /// The tokens.
  public var usage: UsageSum
  /// The money.
  public var cost: Cost

  /// A line.
  public init(_ usage: UsageSum, _ cost: Cost) {
    self.usage = usage
    self.cost = cost
  }
}

extension Sequence<SpendingLine> {
  /// The total cost.
  public func total(in currency: String) -> Cost {
    reduce(Cost(Money(0, currency))) {
      Cost(Money($0.known.amount + $1.cost.known.amount, currency), hasUnknown: $0.hasUnknown || $1.cost.hasUnknown)
    }
  }
}

/// A profile's usage in a month, by model, and its cost at present prices.
public struct MonthSpending: Hashable, Sendable {
  /// The month.
  public var month: Month
  /// A line for each model, the most expensive first.
  public var lines: [SpendingLine]
  /// The total cost.
  public var total: Cost

  /// A month.
  public init(_ month: Month, lines: [SpendingLine], total: Cost) {
    self.month = month
    self.lines = lines
    self.total = total
  }
}

/// A profile's usage in all months.
public struct SpendingReport: Hashable, Sendable {
  /// This month, and each earlier one with usage, the latest first.
  public var months: [MonthSpending]
  /// The currency of all prices.
  public var currency: String
  /// The budget of a month; nil for none.
  public var budget: Money?
  /// The path of the user's price file, which may not exist.
  public var priceFile: String

  /// A report.
  public init(months: [MonthSpending], currency: String, budget: Money? = nil, priceFile: String) {
    self.months = months
    self.currency = currency
    self.budget = budget
    self.priceFile = priceFile
  }
}

extension SpendingLine {
  /// The tokens and the cost in few words: `12.3K sent, 340 received · $0.0031`.
  public var words: LocalizedText {
    let (tokens, money) = (usage.words, cost.words)
    return LocalizedText("\(tokens.english) · \(money.english)", "\(tokens.korean) · \(money.korean)")
  }
}

extension [SpendingLine] {
  /// All lines as one text; nil without any.
  public var words: LocalizedText? {
    guard var whole = first else { return nil }
    for line in dropFirst() { whole.usage.add(line.usage) }
    whole.cost = total(in: whole.cost.known.currency)
    return whole.words
  }
}
