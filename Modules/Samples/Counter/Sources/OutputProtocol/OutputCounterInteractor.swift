/// Holds the count, and tells its one output of each change.
@MainActor final class OutputCounterInteractor: CounterInteractorInput {
  // Weak, as the presenter holds the interactor: two that hold each other are never freed.
  weak var output: (any CounterInteractorOutput)?
  private var counter = CounterEntity() {
    didSet { showCount() }
  }

  func showCount() {
    output?.didUpdate(counter)
  }

  func increase() {
    counter.count += 1
  }

  func decrease() {
    counter.count -= 1
  }

  func reset() {
    counter.count = 0
  }
}
