/// The data and the actions of the counter.
@MainActor public protocol CounterInteractor {
  /// The count: 0 at first; it may be negative.
  ///
  /// The implementation stores it in an `@Observable` type. The view reads it while it is drawn, and is therefore drawn
  /// again when the count changes.
  var count: Int { get }
  /// Counts one up.
  func increase()
  /// Counts one down.
  func decrease()
  /// Goes back to 0.
  func reset()
}
