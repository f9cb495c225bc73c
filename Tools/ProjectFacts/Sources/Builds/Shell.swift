package import Foundation

/// Runs a program to its end, such as the compiler or git.
package enum Shell {
  /// The exit status, the output, and the duration.
  package struct Outcome: Sendable {
    package var status: Int32
    /// Standard output and standard error, in the order of their writing; standard output alone if the two were kept
    /// apart.
    package var text: String
    package var seconds: Double

    /// For a message: the compiler's errors or the failed tests, or the last lines where there are none.
    package var reason: String {
      let lines = text.split(separator: "\n")
      let errors = lines.filter { ($0.contains("error: ") && !$0.contains("`- error: ")) || $0.hasPrefix("✘") }
      return (errors.isEmpty ? lines.suffix(12) : errors.prefix(8)).joined(separator: "\n")
    }
  }

  /// Runs a program from the search path.
  ///
  /// Its output goes to a file, so that no full pipe can block it. The program gets `FEATURE`, which narrows a build,
  /// and `AICHAT_WARNINGS`, which makes it stricter, only when `environment` has them.
  /// - Parameter separately: Whether standard error is discarded, and not mixed with standard output.
  package static func run(
    _ words: [String], in folder: URL, environment more: [String: String] = [:], separately: Bool = false
  ) throws -> Outcome {
    try Toolchain.withTemporaryFolder { temporary in
      let output = temporary.appending(path: "output")
      try Data().write(to: output)
      let handle = try FileHandle(forWritingTo: output)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = words
      process.currentDirectoryURL = folder
      let inherited = ProcessInfo.processInfo.environment.filter { !["FEATURE", "AICHAT_WARNINGS"].contains($0.key) }
      process.environment = inherited.merging(more) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = separately ? FileHandle.nullDevice : handle
      let clock = ContinuousClock()
      let start = clock.now
      try process.run()
      process.waitUntilExit()
      let time = start.duration(to: clock.now)
      try handle.close()
      return Outcome(
        status: process.terminationStatus, text: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        seconds: time / .seconds(1))
    }
  }

  /// The same, with an error for any exit status but success.
  /// - Throws: `FactsError` with the program's message.
  @discardableResult package static func succeed(
    _ words: [String], in folder: URL, environment more: [String: String] = [:]
  ) throws -> Outcome {
    let outcome = try run(words, in: folder, environment: more)
    guard outcome.status == 0 else {
      throw FactsError("`\(words.joined(separator: " "))` failed:\n\(outcome.reason)")
    }
    return outcome
  }
}
