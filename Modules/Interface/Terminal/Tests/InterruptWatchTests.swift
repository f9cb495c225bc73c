import Foundation
import Testing

@testable import Terminal

/// Each test runs in a process of its own, because signals belong to a whole process.
struct InterruptWatchTests {
  @Test func aReleasedWatchLeavesTheSignalsToTheOthers() async {
    await #expect(processExitsWith: .success) {
      let (stream, sink) = AsyncStream.makeStream(of: Void.self)
      let watch = InterruptWatch { sink.yield() }
      do { _ = InterruptWatch {} }
      kill(getpid(), SIGTERM)
      for await _ in stream { break }
      withExtendedLifetime(watch) {}
    }
  }

  @Test func withoutAWatchASignalEndsTheProgram() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      do { _ = InterruptWatch {} }
      kill(getpid(), SIGTERM)
      // Another thread may handle the signal, a moment later.
      sleep(60)
    }
  }

  /// A handler may still be running; its descriptor must not have become another file's.
  @Test func aReleasedWatchClosesNoDescriptor() async {
    await #expect(processExitsWith: .success) {
      func open() -> Set<Int32> { Set((0..<4096).filter { fcntl($0, F_GETFD) >= 0 }) }
      let before = open()
      var watch = InterruptWatch {}
      let ends = open().subtracting(before)
      #expect(watch != nil && ends.count >= 2)
      watch = nil
      #expect(open().isSuperset(of: ends))
      watch = InterruptWatch {}
      withExtendedLifetime(watch) {}
    }
  }
}
