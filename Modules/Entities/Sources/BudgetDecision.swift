/// The user's decision about a reply that exceeds the budget.
public enum BudgetDecision: Hashable, Sendable {
  /// Send it this time.
  case sendAnyway
  /// Choose another model.
  case chooseModel
  /// Raise the budget.
  case raise
}
