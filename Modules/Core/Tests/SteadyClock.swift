import Entities
import Synchronization

/// Two minutes past two on a day of 2025, and a millisecond later at each reading, so that shown times are the same in
/// every run of the tests.
final class SteadyClock: Sendable {
  private let asked = Mutex<Int64>(0)

  func now() -> Timestamp {
    let count = asked.withLock { count in
      count += 1
      return count
    }
    return Timestamp(milliseconds: 1_738_332_120_000 + count)
  }
}
