/// A clock that only moves when a test moves it.
final class ManualClock: Clock, Sendable {
  typealias Duration = Swift.Duration

  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  struct State: Sendable {
    var now = Duration.zero
    var lastSleeper = 0
    var sleepers: [Int: (deadline: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var cancelled: Set<Int> = []
  }

  let state = Watched(State())
  var now: Instant { Instant(offset: state.value.now) }
  let minimumResolution = Swift.Duration.zero

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    let id = state.change { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.change { state -> Bool? in
          if state.cancelled.contains(id) { return false }
          if state.now >= deadline.offset { return true }
          state.sleepers[id] = (deadline.offset, continuation)
          return nil
        }
        switch isOver {
        case true?: continuation.resume()
        case false?: continuation.resume(throwing: CancellationError())
        case nil: break
        }
      }
    } onCancel: {
      let sleeper = state.change { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)?.continuation
      }
      sleeper?.resume(throwing: CancellationError())
    }
  }

  func advance(by duration: Swift.Duration) {
    let due = state.change { state in
      state.now += duration
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.map(\.continuation)
    }
    for continuation in due { continuation.resume() }
  }

  /// Waits until a task sleeps until exactly this time.
  func sleeper(until deadline: Swift.Duration) async {
    await state.until { $0.sleepers.values.contains { $0.deadline == deadline } }
  }
}
