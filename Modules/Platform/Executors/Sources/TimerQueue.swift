#if compiler(>=6.3) && compiler(<6.4)
import Glibc

/// Jobs that wait for their time, the next one last.
struct TimerQueue {
  private var waiting: [(moment: Duration, job: Job)] = []

  /// The moment of the next; nil when nobody sleeps.
  var next: Duration? { waiting.last?.moment }

  /// The time since the machine started.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Of two with the same moment the first to come is the first to go.
  mutating func add(_ job: Job, at moment: Duration) {
    let place = waiting.lastIndex { $0.moment > moment } ?? -1
    waiting.insert((moment, job), at: place + 1)
  }

  /// Takes the next whose time has come.
  mutating func consumeDue() -> Job? {
    guard let next, next <= Self.now else { return nil }
    return waiting.removeLast().job
  }
}
#endif
