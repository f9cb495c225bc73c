import Foundation
import Testing

/// The tests that run the whole program. `Tools/test` sets the path of the one that it has built; `Tools/test --all`
/// builds the release for them.
@Suite(
  .enabled(
    if: Program.path != nil,
    "AICHAT_BINARY does not name the built program: run Tools/test, or export AICHAT_BINARY=$(Tools/build)"),
  .timeLimit(.minutes(2)))
enum EndToEnd {
  /// The command line: arguments in, bytes and an exit code out. Each test has a home of its own, so they run in
  /// parallel.
  @Suite enum CommandLineTests {}
  /// In a terminal. One at a time; otherwise a small machine would be too slow for the time limits.
  @Suite(.serialized) enum AppTests {}
}

/// Why a test cannot go on, for the log.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The time limit for any wait. Far above the usual time, for a busy machine.
let timeout: Duration = .seconds(20)

/// Runs blocking work on a thread of its own, so that waiting tests do not block running ones.
func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}
