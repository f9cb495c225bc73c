import Synchronization

/// A clock on which every pause ends at once and is recorded; on a stopped one, pauses never end.
final class InstantClock: Clock, Sendable {
  typealias Duration = Swift.Duration

  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero

    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private let written = Mutex<[Swift.Duration]>([])
  private let standsStill: Bool
  let now = Instant()
  let minimumResolution = Swift.Duration.zero

  init(standsStill: Bool = false) {
    self.standsStill = standsStill
  }

  /// The pauses so far.
  var pauses: [Swift.Duration] { written.withLock { $0 } }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    written.withLock { $0.append(deadline.offset) }
    guard standsStill else { return }
    let (never, continuation) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    withExtendedLifetime(continuation) {}
    try Task.checkCancellation()
  }
}
