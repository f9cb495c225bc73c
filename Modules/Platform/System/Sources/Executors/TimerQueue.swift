#if compiler(>=6.3) && compiler(<6.4)
import Glibc

/// Jobs that wait for their time, sorted; the next one is the last element.
struct TimerQueue {
  private var waiting: [(moment: Duration, job: Job)] = []

  /// The moment of the next job; nil when there is none.
  var next: Duration? { waiting.last?.moment }

  /// The time since the machine started.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Adds a job. Of two with the same moment, the one that was added first runs first.
  mutating func add(_ job: Job, at moment: Duration) {
    let place = waiting.lastIndex { $0.moment > moment } ?? -1
    waiting.insert((moment, job), at: place + 1)
  }

  /// Removes the next job whose time has come.
  mutating func consumeDue() -> Job? {
    guard let next, next <= Self.now else { return nil }
    return waiting.removeLast().job
  }
}
#endif
