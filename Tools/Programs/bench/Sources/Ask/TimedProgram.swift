import Foundation
import ProjectFacts
import Glibc

/// The time of one run of a program.
struct Usage: Codable {
  /// From before its start to its end, in seconds.
  var wall: Double
  /// The processor time of all its threads, user and system, in seconds.
  var processor: Double
}

/// A program that is started with its output discarded.
struct TimedProgram {
  /// Its path and its arguments.
  let words: [String]
  let environment: [String: String]

  /// Runs it to its end.
  /// - Throws: `FactsError` when it cannot be started, or does not end as it should.
  func run() throws -> Usage {
    let start = ContinuousClock.now
    let process = try spawn()
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let wall = start.duration(to: .now) / .seconds(1)
    guard status == 0 else { throw FactsError("`\(words.joined(separator: " "))` ended with the status \(status).") }
    let times = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
    return Usage(wall: wall, processor: times[0] + times[1])
  }

  /// Starts it, and ends it when a condition holds.
  /// - Parameter isThere: The condition, checked again and again with the process.
  /// - Returns: The peak memory in bytes: `VmHWM` in `/proc/PID/status`; nil where the system does not report it.
  ///   `wait4` is not used, because it includes the parent's memory from before the program was loaded.
  func peakBytes(when isThere: (pid_t) -> Bool) throws -> Int? {
    let process = try spawn()
    defer {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    let deadline = ContinuousClock.now + .seconds(10)
    while !isThere(process) {
      guard .now < deadline else { throw FactsError("`\(words[0])` did not get there in ten seconds.") }
      usleep(1_000)
    }
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }

  private func spawn() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], &actions, nil, arguments, variables)
    guard failure == 0 else { throw FactsError("\(words[0]) cannot be started: \(String(cString: strerror(failure)))") }
    return process
  }
}
