/// What the presenter may ask of the router.
@MainActor protocol CounterRouterInput {
  /// Asks whether a count shall be given up. The answer comes by `CounterRouterOutput`.
  func askBeforeReset(of count: Int)
}
