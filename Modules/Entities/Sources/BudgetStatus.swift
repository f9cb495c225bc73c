/// The used part of a month's budget.
public struct BudgetUsage: Hashable, Sendable {
  /// The money spent this month, as far as prices are known.
  public var spent: Cost
  /// The budget of a month.
  public var budget: Money

  /// A usage.
  public init(spent: Cost, budget: Money) {
    self.spent = spent
    self.budget = budget
  }

  /// The part of the budget from which on the user is warned.
  public static let warning = 0.8

  /// Whether the budget is spent.
  public var isReached: Bool { spent.known.amount >= budget.amount }
  /// Whether little of the budget is left.
  public var isNear: Bool { spent.known.amount >= budget.amount * Self.warning }

  /// The used part in a sentence.
  public var words: LocalizedText {
    LocalizedText(
      "\(spent.known) of this month's budget of \(budget) is spent.",
      "이번 달 예산 \(budget) 중 \(spent.known) 썼습니다.")
  }
}

/// The status of the budget before the next reply of a model. A reply that costs nothing has no status.
public enum BudgetStatus: Hashable, Sendable {
  /// Enough is left.
  case within
  /// Little is left.
  case near(BudgetUsage)
  /// Nothing is left: no reply is begun.
  case reached(BudgetUsage)
  /// The model's price is unknown, so the budget cannot limit it.
  case unpriced(ModelChoice)

  /// The warning for the user, in sentences; nil for none.
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

/// A reply was not begun, because this month's budget is spent.
public struct BudgetReached: ExplainedError, Hashable {
  /// The used part of the budget.
  public var use: BudgetUsage

  /// An error with the used part.
  public init(_ use: BudgetUsage) { self.use = use }

  /// The used part in a sentence. The screen or command that shows it adds what the user can do.
  public func message(in language: ContentLanguage) -> String { use.words(in: language) }
}
