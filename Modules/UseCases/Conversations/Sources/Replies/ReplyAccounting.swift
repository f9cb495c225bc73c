public import Entities

/// The functions for accounting of replies: months, prices and the budget.
public struct ReplyAccounting: Sendable {
  /// The budget's status for the next answer of a model in a profile; nil without a budget, or when the answer is free.
  public typealias Status =
    @Sendable (_ model: ModelChoice, _ isLocal: Bool, _ profile: UserProfile.ID) async throws -> BudgetStatus?

  /// Counts usage in another place too, as soon as it is stored.
  public typealias Counting = @Sendable (_ usage: UsageRecord, _ model: ModelChoice) async -> Void

  /// The month that a moment belongs to.
  let month: @Sendable (Timestamp) -> Month
  let status: Status
  let counts: Counting

  /// The accounting of replies; by default without a budget, and without another place that counts.
  public init(
    month: @escaping @Sendable (Timestamp) -> Month, status: @escaping Status = { _, _, _ in nil },
    counts: @escaping Counting = { _, _ in }
  ) {
    self.month = month
    self.status = status
    self.counts = counts
  }
}
