import Observation

/// The state and the actions of the counter.
@Observable @MainActor final class CounterPresenter {
  /// Whether the confirmation is on the screen.
  private var isAsking = false
  private let interactor: any CounterInteractor
  private let router: any CounterRouter

  init(interactor: any CounterInteractor, router: any CounterRouter) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - State

extension CounterPresenter {
  var count: Int { counter.count }
  var canReset: Bool { counter.canReset }

  /// The count is not copied: it is stored in one place, which is observed.
  private var counter: CounterEntity { CounterEntity(count: interactor.count) }
}

// MARK: - Actions

extension CounterPresenter {
  func onIncreasePressed() {
    interactor.increase()
  }

  func onDecreasePressed() {
    interactor.decrease()
  }

  /// Resets at once, or asks for confirmation first; a second press does not ask twice.
  func onResetPressed() async {
    guard canReset, !isAsking else { return }
    if counter.isWorthAsking {
      isAsking = true
      defer { isAsking = false }
      guard await router.confirmReset(of: count) else { return }
    }
    interactor.reset()
  }
}
