import Glibc

/// A lock with a condition variable for changes of the state that it guards.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    // The system's clock may be set back during a wait.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` under the lock.
  func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Wakes the waiting threads after a change.
  func announce() {
    pthread_cond_broadcast(changed)
  }

  /// Waits while a condition holds. The caller must hold the lock.
  func wait(while isSo: () -> Bool) {
    while isSo() { pthread_cond_wait(changed, mutex) }
  }

  /// Waits while a condition holds, but at most `milliseconds`. The caller must hold the lock.
  func wait(atMost milliseconds: Int, while isSo: () -> Bool) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    time.tv_nsec += milliseconds % 1_000 * 1_000_000
    time.tv_sec += time_t(milliseconds / 1_000) + time_t(time.tv_nsec / 1_000_000_000)
    time.tv_nsec %= 1_000_000_000
    while isSo() {
      if pthread_cond_timedwait(changed, mutex, &time) == ETIMEDOUT { return }
    }
  }
}
