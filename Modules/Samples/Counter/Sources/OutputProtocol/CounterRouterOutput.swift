/// What the router tells the presenter.
@MainActor protocol CounterRouterOutput: AnyObject {
  func didAnswer(isAgreed: Bool)
}
