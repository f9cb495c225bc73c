#if compiler(>=6.3) && compiler(<6.4)
import Glibc

/// Lets threads sleep until a signal (pthread_cond_wait(3)). A signal before a thread waits is not lost.
final class ConditionVariable: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var signals = 0

  init() {
    pthread_mutex_init(mutex, nil)
    // The monotonic clock.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Sleeps until a signal, or until a moment by the clock of `TimerQueue.now`.
  func wait(until moment: Duration?) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while signals == 0 {
      guard let moment else {
        pthread_cond_wait(condition, mutex)
        continue
      }
      let (seconds, attoseconds) = moment.components
      var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
      if pthread_cond_timedwait(condition, mutex, &time) == ETIMEDOUT { return }
    }
    signals -= 1
  }

  /// Wakes one thread.
  func signal() {
    pthread_mutex_lock(mutex)
    signals += 1
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }
}
#endif
