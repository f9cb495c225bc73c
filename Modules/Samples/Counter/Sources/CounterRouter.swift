/// The destinations of the counter: one confirmation.
@MainActor public protocol CounterRouter {
  /// Asks whether to reset a count.
  /// - Returns: Whether the user agreed; false when the question is closed in any other way.
  func confirmReset(of count: Int) async -> Bool
}
