import Observation

/// A count that outlives the screens that show it.
@Observable @MainActor final class Tally {
  /// The count; below 0 after more steps down than up.
  fileprivate(set) var count = 0
}

/// The capability of counting, for a type with a tally.
protocol Counting {
  /// The stored count.
  var tally: Tally { get }
}

@MainActor extension Counting {
  /// The current count.
  var count: Int { tally.count }

  /// Adds one.
  func increase() { tally.count += 1 }

  /// Subtracts one.
  func decrease() { tally.count -= 1 }

  /// Resets the count to 0.
  func reset() { tally.count = 0 }
}
