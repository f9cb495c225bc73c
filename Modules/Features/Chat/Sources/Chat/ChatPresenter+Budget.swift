import Entities

/// What was told of the budget, so that it is told once.
struct BudgetNews {
  /// Each kind of thing.
  var told: Set<String> = []
  /// The look that is under way.
  var finding: Task<Void, Never>?
}

/// The monthly budget, where there is one.
extension ChatPresenter {
  /// Begins a reply. Where the budget has no room for it, the person decides; what they wrote stays in the field.
  /// - Returns: Whether it has begun.
  func withinBudget(in id: Conversation.ID, _ begin: () async throws -> Void) async throws -> Bool {
    while true {
      do {
        try await begin()
        return true
      } catch let reached as BudgetReached {
        switch await router.askAboutBudget(reached.use) {
        case .sendAnyway: await interactor.passBudget(in: id)
        case .raise:
          guard let text = await router.askForBudget(now: reached.use.budget) else { return false }
          try await interactor.setMonthlyBudget(text)
        case .chooseModel:
          await onModelPressed()
          return false
        case nil: return false
        }
      }
    }
  }

  /// Finds out whether something should be known of the budget, and says each thing once.
  func findStanding() {
    guard let id = conversation?.id, canBeAnswered else { return }
    budget.finding?.cancel()
    budget.finding = Task { [weak self, interactor] in
      // What cannot be known is said when a reply is to begin.
      guard let standing = try? await interactor.budgetStanding(in: id), !Task.isCancelled, let self,
        let warning = standing.warning, budget.told.insert(standing.kind).inserted, notice == nil
      else { return }
      notice = .budget(warning)
    }
  }
}

extension BudgetStanding {
  /// What is said once, whatever the amounts are.
  fileprivate var kind: String {
    switch self {
    case .within: "within"
    case .near: "near"
    case .reached: "reached"
    case .unpriced(let model): "unpriced \(model.provider) \(model.model)"
    }
  }
}
