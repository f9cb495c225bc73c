/// The presenter's calls to the router.
@MainActor protocol CounterRouterInput {
  /// Asks whether to reset a count. The answer comes through `CounterRouterOutput`.
  func askBeforeReset(of count: Int)
}
