public import Entities

/// The functions for accounting of replies: months, prices and the budget.
public struct ReplyAccounting: Sendable {
  /// The budget's status for the next answer of a model in a profile; nil without a budget, or when the answer is free.
  public typealias Status =
    @Sendable (_ model: ModelChoice, _ isLocal: Bool, _ profile: UserProfile.ID) async throws -> BudgetStatus?

  /// The month that a moment belongs to.
  let month: @Sendable (Timestamp) -> Month
  let status: Status

  /// The accounting of replies; by default without a budget.
  public init(
    month: @escaping @Sendable (Timestamp) -> Month, status: @escaping Status = { _, _, _ in nil }
  ) {
    self.month = month
    self.status = status
  }
}
