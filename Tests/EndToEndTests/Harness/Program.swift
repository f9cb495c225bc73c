import Foundation
import Synchronization

/// A running program: its output so far, and its end.
final class Program: Sendable {
  /// The tested program; nil when the environment does not name it. If it is named, it must exist.
  static let path = ProcessInfo.processInfo.environment["AICHAT_BINARY"]
  /// Whether it is built as it is installed. Only then its memory is small, and its libraries are loaded when they are
  /// needed.
  static let isRelease = path?.contains("/debug/") == false

  /// The results of a program.
  struct Result: Sendable {
    /// The exit status as a shell sees it; for a signal, 128 plus its number.
    let status: Int32
    let stdout: [UInt8]
    let stderr: String

    /// Standard output as text.
    var text: String { String(decoding: stdout, as: UTF8.self) }
    /// Both outputs together.
    var everything: String { text + stderr }
  }

  let pid: pid_t
  private let output: Collector
  private let errors: Collector
  private let isOver = Mutex(false)

  /// Starts a program in a process group of its own.
  /// - Parameter stdin: The file for standard input; empty input by default.
  init(_ path: String, _ arguments: [String], environment: [String: String], stdin: String? = nil) throws {
    let (outputEnds, errorEnds) = (try PipeEnds(), try PipeEnds())
    pid = try spawn(
      path, arguments, environment: environment, stdin: stdin ?? "/dev/null", stdout: outputEnds.write,
      stderr: errorEnds.write)
    output = Collector(reading: outputEnds)
    errors = Collector(reading: errorEnds)
  }

  deinit {
    guard !isOver.withLock({ $0 }) else { return }
    kill(-pid, SIGKILL)
    _ = reap(pid)
  }

  /// Sends a signal to the program alone.
  func signal(_ number: Int32) { kill(pid, number) }

  /// The standard output so far.
  var written: String { String(decoding: output.bytes, as: UTF8.self) }

  /// Waits until standard output contains a text.
  func writes(_ text: String) async throws {
    let bytes = Array(text.utf8)
    guard try await aside({ [output] in output.wait(until: { $0.firstRange(of: bytes) != nil }) }) else {
      throw Failure("“\(text)” is not in the output:\n\(String(decoding: output.bytes, as: UTF8.self))")
    }
  }

  /// Waits for its end. After the limit it is killed, with all processes that it started.
  func end(within limit: Duration = timeout) async throws -> Result {
    let watchdog = Task { [pid] in
      try await Task.sleep(for: limit)
      kill(-pid, SIGKILL)
      return true
    }
    let status = try await aside { [pid, output, errors] in
      output.waitForEnd()
      errors.waitForEnd()
      return reap(pid)
    }
    isOver.withLock { $0 = true }
    watchdog.cancel()
    let result = Result(status: status, stdout: output.bytes, stderr: String(decoding: errors.bytes, as: UTF8.self))
    if case .success(true) = await watchdog.result {
      throw Failure("it did not end in \(limit):\n\(result.text)\n\(result.stderr)")
    }
    return result
  }
}

/// Waits for a process, and returns the exit status as a shell sees it.
func reap(_ pid: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(pid, &status, 0) < 0, errno == EINTR {}
  let signal = status & 0x7F
  return signal == 0 ? status >> 8 & 0xFF : 128 + signal
}
