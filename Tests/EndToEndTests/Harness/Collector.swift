import Foundation

/// Reads a pipe to its end on a thread of its own, and collects the bytes.
final class Collector: @unchecked Sendable {
  // Everything below is guarded by the condition's lock.
  private let condition = NSCondition()
  private var collected: [UInt8] = []
  private var hasEnded = false

  /// Starts reading. The writing end is closed here, because the program has its own.
  init(reading ends: PipeEnds) {
    close(ends.write)
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var count = 0
      repeat {
        count = read(ends.read, &buffer, buffer.count)
        consume(buffer.prefix(max(0, count)), isLast: count == 0 || count < 0 && errno != EINTR)
      } while !condition.withLock { hasEnded }
      close(ends.read)
    }
  }

  private func consume(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    condition.withLock {
      collected += bytes
      hasEnded = isLast
      condition.broadcast()
    }
  }

  /// The bytes so far.
  var bytes: [UInt8] { condition.withLock { collected } }

  /// Waits until the bytes satisfy a condition. Returns false if they do not before the end or in time.
  func wait(until isReady: ([UInt8]) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: TimeInterval(timeout.components.seconds))
    return condition.withLock {
      while !isReady(collected) {
        guard !hasEnded, condition.wait(until: deadline) else { return false }
      }
      return true
    }
  }

  /// Waits for the end of the data.
  func waitForEnd() {
    condition.withLock {
      while !hasEnded { condition.wait() }
    }
  }
}
