import Entities
import Observation

/// Knows what models cost, and sets the budget when the user says so.
@Observable @MainActor final class SpendingPresenter {
  enum Phase: Equatable {
    case loading
    case content(SpendingReport)
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter
  @ObservationIgnored private var isAsking = false

  init(interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
  }

  func load() async {
    do {
      phase = .content(try await interactor.spendingReport())
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
    }
  }

  /// Loads anew after a failure.
  func onTryAgainPressed() async {
    phase = .loading
    await load()
  }

  /// What names a budget in the command or the environment, and so comes before the one that is kept; nil for nothing.
  var budgetOverride: String? { interactor.configurationEntries.overrides(of: ["monthly_budget"]).first }

  /// Whether there is a limit.
  var hasBudget: Bool { if case .content(let report) = phase { report.budget != nil } else { false } }

  /// Asks for another budget; it counts at once, and after a restart.
  /// - Returns: Whether there is another.
  @discardableResult func onBudgetPressed() async -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    // Another program may have set another one since.
    await load()
    guard case .content(let report) = phase else { return false }
    guard let text = await router.askForBudget(now: report.budget) else { return false }
    do {
      try await interactor.setMonthlyBudget(text)
    } catch {
      router.showAlert(for: error)
      return false
    }
    await load()
    return true
  }
}
