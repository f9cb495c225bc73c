import Foundation
import Glibc

/// Limits work to one process at a time.
enum Lock {
  /// Does the work while holding the lock. The system releases the lock at any end of the process.
  /// - Throws: `Busy` when another process holds it, or its file cannot be opened.
  static func held<Value>(at url: URL, for what: String, _ work: () throws -> Value) throws -> Value {
    let file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw Busy(description: "\(url.path) cannot be opened: \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      throw Busy(description: "Another `feature \(what)` is at work in this folder. Wait for it, and try again.")
    }
    return try work()
  }

  struct Busy: Error, CustomStringConvertible {
    let description: String
  }
}
