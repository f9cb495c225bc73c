import Foundation
import ProjectFacts
import Glibc

/// A program that paints on a pseudo terminal of its own, of 120 by 36 cells.
struct PaintedProgram {
  let words: [String]
  /// The program's home folder.
  let folder: URL
  /// A text that has been sent when the first frame is complete.
  let sign: String

  /// Starts it, waits for the sign, and ends it.
  /// - Returns: The time from before the start to the sign.
  /// - Throws: `FactsError` when it cannot be started, or does not paint within ten seconds.
  func secondsToPaint() throws -> Double {
    let (window, path) = try PseudoTerminal.make(columns: 120, rows: 36)
    defer { close(window) }
    let start = ContinuousClock.now
    let process = try spawn(on: path)
    defer {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    try wait(for: sign, from: window, timeout: .seconds(10))
    return start.duration(to: .now) / .seconds(1)
  }

  /// Starts it, waits for the sign, and takes it through steps to its end.
  /// - Parameters:
  ///   - steps: The keys to send, and the sign to wait for after them; nil for the end of the program.
  ///   - prepare: Called before each step with its number, from 0, and the process.
  /// - Returns: For each step, the time from sending the keys to the sign, or to the end.
  /// - Throws: `FactsError` when it cannot be started, does not send a sign within two minutes, or does not end well.
  @discardableResult
  func walk(
    _ steps: [(keys: String, sign: String?)], prepare: (Int, pid_t) throws -> Void = { _, _ in }
  ) throws -> [Double] {
    let (window, path) = try PseudoTerminal.make(columns: 120, rows: 36)
    defer { close(window) }
    let process = try spawn(on: path)
    defer { kill(process, SIGKILL) }
    try wait(for: sign, from: window, timeout: .seconds(120))
    var times: [Double] = []
    for (number, step) in steps.enumerated() {
      try prepare(number, process)
      let start = ContinuousClock.now
      _ = step.keys.withCString { write(window, $0, step.keys.utf8.count) }
      try wait(for: step.sign, from: window, timeout: .seconds(120))
      times.append(start.duration(to: .now) / .seconds(1))
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status == 0 else { throw FactsError("`\(words.joined(separator: " "))` ended with the status \(status).") }
    return times
  }

  /// Reads the output until the sign appears or, without a sign, until the output ends.
  private func wait(for sign: String?, from window: Int32, timeout: Duration) throws {
    let start = ContinuousClock.now
    var sent: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let wanted = sign.map { Array($0.utf8) }
    while start.duration(to: .now) < timeout {
      var ready = pollfd(fd: window, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 100) > 0 else { continue }
      let count = read(window, &buffer, buffer.count)
      guard count > 0 else {
        if wanted == nil { return }
        break
      }
      // The sign may be split over two reads.
      let from = max(0, sent.count - (wanted?.count ?? 0))
      sent += buffer[..<count]
      if let wanted, sent[from...].contains(wanted) { return }
    }
    throw FactsError(
      "\(words[0]) did not send “\(sign ?? "its end")”. It sent: "
        + String(decoding: sent.suffix(400), as: UTF8.self))
  }

  private func spawn(on path: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a new session's leader opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    let environment = [
      "HOME=\(folder.path)", "TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8", "PATH=/usr/bin:/bin",
    ]
    var process: pid_t = 0
    let failure = withStrings(words) { arguments in
      withStrings(environment) { posix_spawn(&process, words[0], &actions, &attributes, arguments, $0) }
    }
    guard failure == 0 else { throw FactsError("\(words[0]) cannot be started: \(String(cString: strerror(failure)))") }
    return process
  }

  /// `POSIX_SPAWN_SETSID`, which Swift's Glibc does not have.
  private static let newSession: Int16 = 0x80

  private func withStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
