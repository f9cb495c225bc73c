import Foundation
import Testing

/// The tests that run the program as people get it. `Tools/test` builds the release and says where it is.
@Suite(
  .enabled(
    if: Program.path != nil,
    "AICHAT_BINARY does not name the built program: run Tools/test, or export AICHAT_BINARY=$(Tools/build)"),
  .timeLimit(.minutes(2)))
enum EndToEnd {
  /// From a shell: words in, bytes and an exit code out. Each test has a home of its own, so they run side by side.
  @Suite enum CommandLineTests {}
  /// In a terminal, with the keyboard only. One at a time, or a small machine would be slower than people are patient.
  @Suite(.serialized) enum AppTests {}
}

/// Why a test cannot go on: words for the log.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// How long anything may take before a test gives up on it. Far above what is needed, for a busy machine.
let patience: Duration = .seconds(20)

/// Does what waits on a thread of its own, so that tests that wait do not hold up those that run.
func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}
