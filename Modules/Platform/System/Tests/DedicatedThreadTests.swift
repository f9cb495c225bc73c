import Foundation
import Testing

@testable import System

struct DedicatedThreadTests {
  private struct Refused: Error {}

  /// More waiting threads than tasks could have, and all of them wait for a task's action.
  @Test(.timeLimit(.minutes(10))) func blockedWorkKeepsNoTaskWaiting() async throws {
    let gate = DispatchSemaphore(value: 0)
    let done = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0...64 {
        group.addTask {
          try await DedicatedThread.run {
            gate.wait()
            gate.signal()
            return 1
          }
        }
      }
      await Task.yield()
      await Task.detached { _ = gate.signal() }.value
      return try await group.reduce(0, +)
    }
    #expect(done == 65)
  }

  @Test func whatItThrowsIsThrown() async {
    await #expect(throws: Refused.self) { try await DedicatedThread.run { throw Refused() } }
  }
}
