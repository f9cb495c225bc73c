/// A count and its rules, without any knowledge of screens.
struct CounterEntity: Equatable {
  var count = 0
}

extension CounterEntity {
  /// Whether there is anything to reset.
  var canReset: Bool { count != 0 }

  /// Whether the count is too large to lose it by one accidental press.
  var isWorthAsking: Bool { count > 9 }
}
