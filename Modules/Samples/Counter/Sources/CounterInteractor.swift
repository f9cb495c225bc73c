/// What the counter must know, and what it can have done.
@MainActor public protocol CounterInteractor {
  /// Where the count stands: 0 at first, and below 0 too.
  ///
  /// Whoever conforms keeps it in something `@Observable`. The view reads it while it is drawn, which is all that it
  /// takes to be drawn again when the count changes.
  var count: Int { get }
  /// Counts one up.
  func increase()
  /// Counts one down.
  func decrease()
  /// Goes back to 0.
  func reset()
}
