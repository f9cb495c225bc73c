/// What a user does about a reply that the budget has no room for.
public enum BudgetDecision: Hashable, Sendable {
  /// It is sent all the same, this time.
  case sendAnyway
  /// Another model is to answer.
  case chooseModel
  /// More may be spent.
  case raise
}
