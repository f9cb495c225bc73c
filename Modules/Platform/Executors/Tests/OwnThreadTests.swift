import Foundation
import Synchronization
import Testing

@testable import Executors

struct OwnThreadTests {
  private struct Refused: Error {}

  /// As many as there could be threads of tasks, and one more, all waiting for what a task does.
  @Test func blockedWorkKeepsNoTaskWaiting() async throws {
    let isOpen = Mutex(false)
    let done = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0...64 {
        group.addTask {
          try await OwnThread.run {
            while !isOpen.withLock({ $0 }) { usleep(500) }
            return 1
          }
        }
      }
      await Task.yield()
      await Task.detached { isOpen.withLock { $0 = true } }.value
      return try await group.reduce(0, +)
    }
    #expect(done == 65)
  }

  @Test func whatItThrowsIsThrown() async {
    await #expect(throws: Refused.self) { try await OwnThread.run { throw Refused() } }
  }
}
