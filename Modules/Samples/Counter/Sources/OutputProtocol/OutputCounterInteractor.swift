/// Has the count, and reports each change to its only output.
@MainActor final class OutputCounterInteractor: CounterInteractorInput {
  // Weak, because the presenter references the interactor: a cycle of references is never freed.
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
