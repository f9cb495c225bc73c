import Glibc
import Synchronization

/// Threads wait at a gate until a test opens it. Each opening lets one thread through, now or later.
///
/// It is a pipe: an opening is a byte, and closing the pipe lets every thread through.
final class Gate: Sendable {
  private let exit: Int32
  private let entrance: Mutex<Int32?>

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    // A program that a test starts must not inherit it.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    exit = ends[0]
    entrance = Mutex(ends[1])
  }

  deinit {
    end()
    _ = close(exit)
  }

  /// Lets one thread through.
  func open() {
    entrance.withLock { end in
      guard let end else { return }
      var byte: UInt8 = 1
      _ = write(end, &byte, 1)
    }
  }

  /// Lets every thread through, from now on.
  func end() {
    entrance.withLock { end in
      if let end { _ = close(end) }
      end = nil
    }
  }

  /// Waits to be let through, at most for the given number of seconds.
  func wait(timeout seconds: Int) {
    var waited = pollfd(fd: exit, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waited, 1, Int32(seconds) * 1_000)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      var byte: UInt8 = 0
      _ = read(exit, &byte, 1)
      return
    }
  }
}
