#if compiler(>=6.3) && compiler(<6.4)
import Glibc

/// Where threads wait that have nothing to do. A call to leave before somebody stays is not lost.
final class ConditionVariable: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let called = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var calls = 0

  init() {
    pthread_mutex_init(mutex, nil)
    // The clock that nobody sets.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(called, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(called)
    pthread_mutex_destroy(mutex)
    called.deallocate()
    mutex.deallocate()
  }

  /// Waits to be called, or for a moment: `TimerQueue.now`.
  func stay(until moment: Duration?) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while calls == 0 {
      guard let moment else {
        pthread_cond_wait(called, mutex)
        continue
      }
      let (seconds, attoseconds) = moment.components
      var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
      if pthread_cond_timedwait(called, mutex, &time) == ETIMEDOUT { return }
    }
    calls -= 1
  }

  /// Lets one thread go.
  func leave() {
    pthread_mutex_lock(mutex)
    calls += 1
    pthread_cond_signal(called)
    pthread_mutex_unlock(mutex)
  }
}
#endif
