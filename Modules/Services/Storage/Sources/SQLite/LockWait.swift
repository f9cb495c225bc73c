import CSQLite
import Glibc

/// One connection's wait for another program, as SQLite's busy handler
/// (https://www.sqlite.org/c3ref/busy_handler.html).
final class LockWait {
  /// The pauses between attempts in milliseconds, as in SQLite; the last one repeats.
  private static let steps: [UInt32] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

  /// How long it waits.
  var timeout: LockTimeout
  /// The connection that is interrupted when the wait ends without the lock.
  private var interrupted: OpaquePointer?
  private var wait: LockTimeout.Beginning?
  private var isReported = false

  init(_ timeout: LockTimeout) { self.timeout = timeout }

  /// Handles the waits of a connection, which must not outlive it.
  func attend(_ handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, count in
        guard let context else { return 0 }
        let wait = Unmanaged<LockWait>.fromOpaque(context).takeUnretainedValue()
        if wait.pause(Int(count)) { return 1 }
        wait.interrupted.map(sqlite3_interrupt)
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Runs one call of a connection that must not continue without the lock it waits for, as SQLite's checkpoints would.
  /// - Parameter waits: Whether it waits at all.
  func interrupting(_ handle: OpaquePointer, waits: Bool, _ body: () -> Int32) -> Int32 {
    let usual = timeout
    if !waits { timeout = .none }
    interrupted = handle
    // `PRAGMA busy_timeout` removes the handler.
    attend(handle)
    defer { (interrupted, timeout) = (nil, usual) }
    return body()
  }

  /// Pauses before the next attempt.
  /// - Parameter count: The number of earlier pauses.
  /// - Returns: Whether to try again.
  func pause(_ count: Int) -> Bool {
    let wait = wait ?? timeout.begin()
    self.wait = wait
    if !isReported, wait.time.duration(to: .now) >= LockTimeout.quiet {
      isReported = true
      timeout.report()
    }
    guard timeout.continues(wait) else { return false }
    usleep(Self.steps[min(count, Self.steps.count - 1)] * 1_000)
    return true
  }

  /// Ends the wait: the statement has ended, whether it waited or not.
  func end() {
    wait = nil
    guard isReported else { return }
    isReported = false
    timeout.end()
  }
}
