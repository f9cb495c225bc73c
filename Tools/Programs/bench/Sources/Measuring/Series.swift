/// Several measurements of the same thing, in seconds.
struct Series: Codable, Equatable {
  var seconds: [Double] = []

  /// The median; the mean of the two middle values for an even number. Zero without measurements.
  var median: Double {
    let sorted = seconds.sorted()
    guard let last = sorted.last else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : min(sorted[middle], last)
  }

  /// The given percentile; 100 is the maximum. Zero without measurements.
  func percentile(_ percent: Int) -> Double {
    let sorted = seconds.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }

  /// The ratio of the medians.
  func ratio(to other: Series) -> Double? { other.median > 0 && median > 0 ? median / other.median : nil }
}

/// Two ways to do the same thing, measured in turns, so that neither gets the better moments of the machine.
struct Pair: Codable, Equatable {
  var modules = Series()
  var monolith = Series()

  /// - Parameter once: Runs one of the two ways, and returns its time.
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
