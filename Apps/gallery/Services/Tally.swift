import Observation

/// A count that outlives the screens that show it.
@Observable @MainActor final class Tally {
  /// How far was counted; below 0 when more was counted down than up.
  fileprivate(set) var count = 0
}

/// The capability of counting, for a type with a tally.
protocol Counting {
  /// Where the count is kept.
  var tally: Tally { get }
}

@MainActor extension Counting {
  /// Where the count stands.
  var count: Int { tally.count }

  /// Counts one up.
  func increase() { tally.count += 1 }

  /// Counts one down.
  func decrease() { tally.count -= 1 }

  /// Goes back to 0.
  func reset() { tally.count = 0 }
}
