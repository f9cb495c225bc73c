import Entities
import FeatureKit
import Observation

/// Shows the cost of models, and sets the monthly budget.
@Observable @MainActor final class SpendingPresenter {
  let report: ContentLoader<SpendingReport>
  private let interactor: any SpendingInteractor
  private let router: any SpendingRouter
  @ObservationIgnored private var isAsking = false

  init(interactor: any SpendingInteractor, router: any SpendingRouter) {
    self.interactor = interactor
    self.router = router
    report = ContentLoader { try await interactor.spendingReport() }
  }

  /// The option or variable that overrides the saved budget; nil for none.
  var budgetOverride: String? { interactor.configurationEntries.overrides(of: ["monthly_budget"]).first }

  /// Whether there is a budget.
  var hasBudget: Bool { report.content?.budget != nil }

  /// Asks for another budget, which takes effect at once and after a restart.
  /// - Returns: Whether the budget was set.
  @discardableResult func onBudgetPressed() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    // Another program may have set another budget since.
    await report.load()
    guard let now = report.content, let text = await router.askForBudget(now: now.budget) else { return false }
    do {
      try await interactor.setMonthlyBudget(text)
    } catch {
      router.showAlert(for: error)
      return false
    }
    await report.load()
    return true
  }
}
