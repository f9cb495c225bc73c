import CSQLite

import Glibc

/// One connection's wait for another program, as SQLite's busy handler (https://www.sqlite.org/c3ref/busy_handler.html).
final class LockWait {
  /// How long it sleeps between two looks, in milliseconds; the last one counts for all that follow. They are SQLite's own.
  private static let steps: [UInt32] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

  /// How long is waited.
  var patience: LockTimeout
  /// The connection that is interrupted where the wait ends without the lock.
  private var interrupted: OpaquePointer?
  private var wait: LockTimeout.Beginning?
  private var isTold = false

  init(_ patience: LockTimeout) { self.patience = patience }

  /// Waits for a connection from now on, which must not outlive it.
  func attend(_ handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, count in
        guard let context else { return 0 }
        let wait = Unmanaged<LockWait>.fromOpaque(context).takeUnretainedValue()
        if wait.look(Int(count)) { return 1 }
        wait.interrupted.map(sqlite3_interrupt)
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Runs one call of a connection that must not go on without the lock it waits for, as SQLite's checkpoints would.
  /// - Parameter patiently: Whether it waits at all.
  func interrupting(_ handle: OpaquePointer, patiently: Bool, _ body: () -> Int32) -> Int32 {
    let usual = patience
    if !patiently { patience = .none }
    interrupted = handle
    // `PRAGMA busy_timeout` takes the handler away.
    attend(handle)
    defer { (interrupted, patience) = (nil, usual) }
    return body()
  }

  /// Waits a little.
  /// - Parameter count: How often it has waited already.
  /// - Returns: Whether to try again.
  func look(_ count: Int) -> Bool {
    let wait = wait ?? patience.begin()
    self.wait = wait
    if !isTold, wait.time.duration(to: .now) >= LockTimeout.quiet {
      isTold = true
      patience.tell()
    }
    guard patience.goesOn(wait) else { return false }
    usleep(Self.steps[min(count, Self.steps.count - 1)] * 1_000)
    return true
  }

  /// A statement has ended, whether it waited or not.
  func end() {
    wait = nil
    guard isTold else { return }
    isTold = false
    patience.end()
  }
}
