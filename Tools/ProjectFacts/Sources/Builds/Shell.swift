package import Foundation

/// A program run to its end, as the tools run the compiler and git.
package enum Shell {
  /// How it ended, what it said, and how long it took.
  package struct Outcome: Sendable {
    package var status: Int32
    /// Standard output and standard error, in the order of their writing.
    package var text: String
    package var seconds: Double

    /// For a message: the compiler's errors or the tests that failed, or the last lines where there are none.
    package var reason: String {
      let lines = text.split(separator: "\n")
      let errors = lines.filter { ($0.contains("error: ") && !$0.contains("`- error: ")) || $0.hasPrefix("✘") }
      return (errors.isEmpty ? lines.suffix(12) : errors.prefix(8)).joined(separator: "\n")
    }
  }

  /// Runs a program that stands on the search path.
  ///
  /// Its output goes to a file, so that no full pipe can stop it. `FEATURE` and `AICHAT_WARNINGS` narrow and sharpen
  /// a build: the program gets them only when `environment` says so.
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

  /// The same, where anything but success is an error.
  /// - Throws: `FactsError` with what the program said of its failure.
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
