public import Entities

/// What must be known to keep account of replies: months, prices and the budget.
public struct ReplyAccounting: Sendable {
  /// How the next answer of a model stands to the budget of a profile; nil where there is none, or the answer costs
  /// nothing.
  public typealias Status =
    @Sendable (_ model: ModelChoice, _ isLocal: Bool, _ profile: UserProfile.ID) async throws -> BudgetStatus?

  /// The month that a moment counts for.
  let month: @Sendable (Timestamp) -> Month
  let status: Status

  /// An account of replies; by default one without a budget.
  public init(
    month: @escaping @Sendable (Timestamp) -> Month, status: @escaping Status = { _, _, _ in nil }
  ) {
    self.month = month
    self.status = status
  }
}
