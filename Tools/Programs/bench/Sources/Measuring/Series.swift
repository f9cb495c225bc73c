/// The same thing measured several times, in seconds.
struct Series: Codable, Equatable {
  var seconds: [Double] = []

  /// The middle one; between the two middle ones when their number is even. Zero when nothing was measured.
  var median: Double {
    let sorted = seconds.sorted()
    guard let last = sorted.last else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : min(sorted[middle], last)
  }

  /// The one below which so many of a hundred lie; 100 is the longest. Zero when nothing was measured.
  func percentile(_ percent: Int) -> Double {
    let sorted = seconds.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }

  /// How many times as long as another.
  func ratio(to other: Series) -> Double? { other.median > 0 && median > 0 ? median / other.median : nil }
}

/// Two ways to do the same thing, measured in turns so that neither has the better moments of the machine.
struct Pair: Codable, Equatable {
  var modules = Series()
  var monolith = Series()

  /// - Parameter once: Does it the one way or the other, and answers how long it took.
  static func inTurns(_ rounds: Int, once: (_ isMonolith: Bool, _ round: Int) throws -> Double) rethrows -> Pair {
    var pair = Pair()
    for round in 0..<rounds {
      // The order changes from round to round.
      for isMonolith in round.isMultiple(of: 2) ? [false, true] : [true, false] {
        let seconds = try once(isMonolith, round)
        if isMonolith { pair.monolith.seconds.append(seconds) } else { pair.modules.seconds.append(seconds) }
      }
    }
    return pair
  }

  var ratio: Double? { modules.ratio(to: monolith) }
}
