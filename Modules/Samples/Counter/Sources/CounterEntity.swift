/// A count, and what is known of any count. It knows nothing of screens.
struct CounterEntity: Equatable {
  var count = 0
}

extension CounterEntity {
  /// Whether there is anything to reset.
  var canReset: Bool { count != 0 }

  /// Whether it took so long to count that nobody should lose it by one press.
  var isWorthAsking: Bool { count > 9 }
}
