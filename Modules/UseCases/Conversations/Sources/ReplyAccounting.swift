public import Entities

/// What a service must know to keep account of its replies: whoever knows prices and calendars says it.
public struct ReplyAccounting: Sendable {
  /// The month that a moment counts for.
  let month: @Sendable (Timestamp) -> Month
  /// How the next answer of a model stands to the budget; nil where there is none, or the answer costs nothing.
  let status: @Sendable (_ model: ModelChoice, _ isLocal: Bool) async throws -> BudgetStatus?

  /// Accounts from their parts.
  public init(
    month: @escaping @Sendable (Timestamp) -> Month,
    status: @escaping @Sendable (_ model: ModelChoice, _ isLocal: Bool) async throws -> BudgetStatus? = { _, _ in
      nil
    }
  ) {
    self.month = month
    self.status = status
  }
}
