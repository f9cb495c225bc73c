import Observation

/// What the counter shows, and what it does about each press.
@Observable @MainActor final class CounterPresenter {
  /// Whether the question of the reset is on the screen.
  private var isAsking = false
  private let interactor: any CounterInteractor
  private let router: any CounterRouter

  init(interactor: any CounterInteractor, router: any CounterRouter) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - What shows

extension CounterPresenter {
  var count: Int { counter.count }
  var canReset: Bool { counter.canReset }

  /// The count is not copied: it stands in one place, which is observed.
  private var counter: CounterEntity { CounterEntity(count: interactor.count) }
}

// MARK: - What happens

extension CounterPresenter {
  func onIncreasePressed() {
    interactor.increase()
  }

  func onDecreasePressed() {
    interactor.decrease()
  }

  /// Resets at once, or asks first; a second press does not ask twice.
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
