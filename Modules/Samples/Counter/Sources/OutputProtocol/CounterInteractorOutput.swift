/// What the interactor tells the presenter.
@MainActor protocol CounterInteractorOutput: AnyObject {
  func didUpdate(_ counter: CounterEntity)
}
