/// Where the counter leads: to one question.
@MainActor public protocol CounterRouter {
  /// Asks whether a count shall be given up.
  /// - Returns: Whether the user agreed; false when the question went away by any other means.
  func confirmReset(of count: Int) async -> Bool
}
