public import Counter
public import Observation

/// A count in memory. It is all that the app's own would be.
@Observable @MainActor public final class FakeCounterInteractor: CounterInteractor {
  /// Where the count stands.
  public var count: Int

  /// A count that begins here.
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
