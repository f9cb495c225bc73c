/// Passes presses on to the interactor, and the results on to the view.
///
/// Its parts are set one by one, and each may be missing: a line forgotten in `createModule` is not a compiler error,
/// only a button that does nothing.
@MainActor final class OutputCounterPresenter {
  weak var view: (any CounterViewInput)?
  var interactor: (any CounterInteractorInput)?
  var router: (any CounterRouterInput)?
  // A copy of the interactor's count for decisions: the interactor reports it, but cannot be asked.
  private var counter = CounterEntity()
  private var isAsking = false
}

// MARK: - From the view

extension OutputCounterPresenter {
  func viewDidLoad() {
    interactor?.showCount()
  }

  func didTapIncrease() {
    interactor?.increase()
  }

  func didTapDecrease() {
    interactor?.decrease()
  }

  /// Resets at once, or asks for confirmation first; another method handles the answer.
  func didTapReset() {
    guard counter.canReset, !isAsking else { return }
    if counter.isWorthAsking {
      isAsking = true
      router?.askBeforeReset(of: counter.count)
    } else {
      interactor?.reset()
    }
  }
}

// MARK: - From the interactor

extension OutputCounterPresenter: CounterInteractorOutput {
  func didUpdate(_ counter: CounterEntity) {
    self.counter = counter
    view?.updateCount(counter.count)
    view?.updateReset(isEnabled: counter.canReset)
  }
}

// MARK: - From the router

extension OutputCounterPresenter: CounterRouterOutput {
  func didAnswer(isAgreed: Bool) {
    isAsking = false
    if isAgreed { interactor?.reset() }
  }
}
