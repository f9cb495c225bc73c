import Entities

/// What is told of the budget, each kind of thing once. It stays until somebody speaks, or until it is no longer so.
struct BudgetNotice: Equatable {
  /// What shows.
  private(set) var warning: LocalizedText?
  private var kind: String?
  private var told: Set<String> = []

  /// Takes how the next reply stands; nil where there is no budget for it.
  mutating func apply(_ status: BudgetStatus?) {
    let (warning, kind) = (status?.warning, status?.kind)
    if kind != self.kind { clear() }
    guard let warning, let kind, !told.contains(kind) else { return }
    told.insert(kind)
    (self.warning, self.kind) = (warning, kind)
  }

  /// It was read, or there is none.
  mutating func clear() { (warning, kind) = (nil, nil) }
}

/// The monthly budget, where there is one.
extension ChatPresenter {
  /// Begins a reply. Where the budget has no room for it, the user decides; what they wrote stays in the field.
  /// - Returns: Whether it has begun.
  func withinBudget(
    in id: Conversation.ID, isRetry: Bool = false, _ begin: () async throws -> Void
  ) async throws -> Bool {
    // A reply may end before it is known that it has begun; one that has not begun is not waited for.
    var hasBegun = false
    defer { if !hasBegun { awaitsResponse = false } }
    while true {
      do {
        awaitsResponse = true
        try await begin()
        hasBegun = true
        budget.clear()
        return true
      } catch let reached as BudgetReached {
        awaitsResponse = false
        switch await router.askAboutBudget(reached.use, isRetry: isRetry) {
        case .sendAnyway: await interactor.passBudget(in: id)
        case .raise:
          guard let text = await router.askForBudget(after: reached.use) else { return false }
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
  func findStatus() {
    guard let id = conversation?.id, canBeAnswered else { return }
    budgetLook?.cancel()
    budgetLook = Task { [weak self, interactor] in
      do {
        let status = try await interactor.budgetStatus(for: .chat(id))
        if !Task.isCancelled { self?.budget.apply(status) }
      } catch {
        // What cannot be known is said when a reply is to begin.
      }
    }
  }
}

extension BudgetStatus {
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
