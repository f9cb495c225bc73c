/// The interactor's reports to the presenter.
@MainActor protocol CounterInteractorOutput: AnyObject {
  func didUpdate(_ counter: CounterEntity)
}
