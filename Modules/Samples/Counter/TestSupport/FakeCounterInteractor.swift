public import Counter
public import Observation

/// A count in memory, like that of an app.
@Observable @MainActor public final class FakeCounterInteractor: CounterInteractor {
  /// The count.
  public var count: Int

  /// A count that begins with this value.
  public init(count: Int = 0) {
    self.count = count
  }

  /// Counts one up.
  public func increase() {
    count += 1
  }

  /// Counts one down.
  public func decrease() {
    count -= 1
  }

  /// Goes back to 0.
  public func reset() {
    count = 0
  }
}
