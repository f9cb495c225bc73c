/// How much of a month's budget is spent.
public struct BudgetUsage: Hashable, Sendable {
  /// What is spent this month, as far as prices are known.
  public var spent: Cost
  /// What may be spent in a month.
  public var budget: Money

  /// A use from its parts.
  public init(spent: Cost, budget: Money) {
    self.spent = spent
    self.budget = budget
  }

  /// From when on people are warned, as a part of the budget.
  public static let warning = 0.8

  /// Whether nothing is left.
  public var isReached: Bool { spent.known.amount >= budget.amount }
  /// Whether little is left.
  public var isNear: Bool { spent.known.amount >= budget.amount * Self.warning }

  /// How much is spent, in a sentence.
  public var words: LocalizedText {
    LocalizedText(
      "\(spent.known) of this month's budget of \(budget) is spent.",
      "이번 달 예산 \(budget) 중 \(spent.known) 썼습니다.")
  }
}

/// How the next answer of a model stands to the budget. An answer that costs nothing has no status.
public enum BudgetStatus: Hashable, Sendable {
  /// There is enough left.
  case within
  /// Little is left.
  case near(BudgetUsage)
  /// Nothing is left: no answer is begun.
  case reached(BudgetUsage)
  /// Nobody knows the model's price, so the budget cannot hold it.
  case unpriced(ModelChoice)

  /// What people should know of it, in sentences; nil for nothing.
  public var warning: LocalizedText? {
    switch self {
    case .within, .reached: nil
    case .near(let use): use.words
    case .unpriced(let model):
      LocalizedText(
        "The price of \(model.writer.english) is not known, so the monthly budget does not count it.",
        "\(model.writer.korean)의 가격을 알 수 없어 월 예산에 포함하지 않습니다.")
    }
  }
}

/// Why an answer was not begun: this month's budget is spent.
public struct BudgetReached: ExplainedError, Hashable {
  /// How much of it.
  public var use: BudgetUsage

  /// The budget is spent.
  public init(_ use: BudgetUsage) { self.use = use }

  /// What happened. Who shows it knows the way on.
  public func message(in language: ContentLanguage) -> String { use.words(in: language) }
}
