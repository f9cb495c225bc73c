/// The router's reports to the presenter.
@MainActor protocol CounterRouterOutput: AnyObject {
  func didAnswer(isAgreed: Bool)
}
