import Entities
import Synchronization

/// The bounded queue of one service. A slow service blocks no caller. It loses events, and gets their number as an
/// event, `EventLog_Dropped`.
///
/// A task exists only while events wait: at rest there is none, and no timer.
final class EventQueue: Sendable {
  /// The defaults of `capacity` and `batch` are those of OpenTelemetry's batch processor.
  struct Limits {
    /// The maximum number of waiting events. Further events are dropped.
    var capacity = 2048
    /// The maximum number of events in a delivery, besides the event that reports dropped ones.
    var batch = 512
    /// The maximum number of attempts to deliver the same events.
    var attempts = 5
  }

  private struct State {
    var waiting: [LoggedEvent] = []
    var dropped = 0
    var worker: Task<Void, Never>?
    var nap: Task<Void, Never>?
    var isFinished = false
    /// Whether the waiting events, and those being delivered, are to be dropped.
    var isForgetting = false
  }

  private let state = Mutex(State())
  private let service: any EventService
  private let limits: Limits
  private let now: @Sendable () -> Timestamp
  private let sleep: @Sendable (Duration) async -> Void

  /// The queue of a service.
  /// - Parameter sleep: Waits for a time, shorter when its task is cancelled.
  init(
    _ service: any EventService, limits: Limits = Limits(), now: @escaping @Sendable () -> Timestamp,
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.service = service
    self.limits = limits
    self.now = now
    self.sleep = sleep
  }

  func add(_ event: LoggedEvent) {
    guard service.isWanted else { return }
    state.withLock { state in
      guard !state.isFinished else { return }
      guard state.waiting.count < limits.capacity else {
        state.dropped += 1
        return
      }
      state.waiting.append(event)
      if state.worker == nil { state.worker = Task.detached { await self.work() } }
    }
  }

  /// Delivers the waiting events at once, then closes.
  /// - Parameter timeout: The time after which the delivery is cancelled. Events not delivered by then are lost.
  func finish(within timeout: Duration) async {
    let worker = state.withLock { state in
      state.isFinished = true
      state.nap?.cancel()
      return state.worker
    }
    await end(of: worker, within: timeout)
    service.finish()
  }

  /// Drops the waiting events, and returns when none of them is being delivered any more. Later events are accepted as
  /// before.
  /// - Parameter timeout: The time after which a delivery that has begun is cancelled.
  func forget(within timeout: Duration) async {
    let worker = state.withLock { state in
      (state.waiting, state.dropped, state.isForgetting) = ([], 0, true)
      state.nap?.cancel()
      return state.worker
    }
    await end(of: worker, within: timeout)
    state.withLock { state in
      state.isForgetting = false
      if state.worker == nil, !state.waiting.isEmpty { state.worker = Task.detached { await self.work() } }
    }
  }

  private func end(of worker: Task<Void, Never>?, within timeout: Duration) async {
    guard let worker else { return }
    let watchdog = Task { [sleep] in
      await sleep(timeout)
      if !Task.isCancelled { worker.cancel() }
    }
    await worker.value
    watchdog.cancel()
  }
}

// MARK: - Delivering

extension EventQueue {
  private func work() async {
    await nap(for: service.gatheringTime)
    while let batch = nextBatch() { await deliver(batch) }
  }

  /// The next events; nil when there are none, which ends this task.
  private func nextBatch() -> [LoggedEvent]? {
    state.withLock { state in
      guard !state.waiting.isEmpty, !Task.isCancelled else {
        state.worker = nil
        return nil
      }
      var batch = Array(state.waiting.prefix(limits.batch))
      state.waiting.removeFirst(batch.count)
      if state.dropped > 0 {
        let event = LoggableEvent("EventLog", "Dropped", .warning, [.count("event_count", state.dropped)])
        batch.insert(LoggedEvent(event, at: now()), at: 0)
        state.dropped = 0
      }
      return batch
    }
  }

  private func deliver(_ batch: [LoggedEvent]) async {
    var pause = Duration.seconds(1)
    for attempt in 1...limits.attempts {
      switch await service.deliver(batch) {
      case .done: return
      case .refused: return drop(batch)
      case .later(let wish):
        // While the queue finishes or forgets, there is no later attempt.
        guard attempt < limits.attempts, !state.withLock({ $0.isFinished || $0.isForgetting }), !Task.isCancelled
        else { return drop(batch) }
        await nap(for: min(wish ?? pause, .seconds(60)))
        if state.withLock({ $0.isForgetting }) { return }
        pause *= 2
      }
    }
  }

  private func drop(_ batch: [LoggedEvent]) {
    // Forgotten events are not counted either.
    state.withLock { if !$0.isForgetting { $0.dropped += batch.count } }
  }

  /// Waits for a time. `finish` and `forget` end the wait early.
  private func nap(for time: Duration) async {
    let nap: Task<Void, Never>? = state.withLock { state in
      guard !state.isFinished, !state.isForgetting, time > .zero else { return nil }
      state.nap = Task { [sleep] in await sleep(time) }
      return state.nap
    }
    await nap?.value
    state.withLock { $0.nap = nil }
  }
}
