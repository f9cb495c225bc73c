import Entities
import Synchronization

/// What waits for one service: so much and no more. A slow service makes nobody wait, it loses events, and is told how
/// many.
///
/// There is a task only while something waits: at rest there is none, and no timer.
final class EventQueue: Sendable {
  /// Those of OpenTelemetry's batch processor, by default.
  struct Limits {
    /// How many events wait at most; the newest are dropped beyond.
    var capacity = 2048
    /// How many are delivered together.
    var batch = 512
    /// How often the same are tried to deliver.
    var attempts = 5
  }

  private struct State {
    var waiting: [LoggedEvent] = []
    var dropped = 0
    var worker: Task<Void, Never>?
    var nap: Task<Void, Never>?
    var isFinished = false
    /// Whether what waits, and what is on its way, is wanted no more.
    var isForgetting = false
  }

  private let state = Mutex(State())
  private let service: any EventService
  private let limits: Limits
  private let now: @Sendable () -> Timestamp
  private let sleep: @Sendable (Duration) async -> Void

  /// A queue for a service.
  /// - Parameter sleep: Waits for a time, less when its task is cancelled.
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

  /// Delivers what waits without further waiting, then closes.
  /// - Parameter patience: How long that may take; what is not delivered then is lost.
  func finish(within patience: Duration) async {
    let worker = state.withLock { state in
      state.isFinished = true
      state.nap?.cancel()
      return state.worker
    }
    await end(of: worker, within: patience)
    service.finish()
  }

  /// Drops what waits, and returns when nothing of it is on its way any more. Later events are as welcome as before.
  /// - Parameter patience: How long a delivery that has begun may take.
  func forget(within patience: Duration) async {
    let worker = state.withLock { state in
      (state.waiting, state.dropped, state.isForgetting) = ([], 0, true)
      state.nap?.cancel()
      return state.worker
    }
    await end(of: worker, within: patience)
    state.withLock { state in
      state.isForgetting = false
      if state.worker == nil, !state.waiting.isEmpty { state.worker = Task.detached { await self.work() } }
    }
  }

  private func end(of worker: Task<Void, Never>?, within patience: Duration) async {
    guard let worker else { return }
    let watchdog = Task { [sleep] in
      await sleep(patience)
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

  /// The next events; nil when there are none, and with them this task has an end.
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
        // At the end there is no later.
        guard attempt < limits.attempts, !state.withLock({ $0.isFinished || $0.isForgetting }), !Task.isCancelled
        else { return drop(batch) }
        await nap(for: min(wish ?? pause, .seconds(60)))
        pause *= 2
      }
    }
  }

  private func drop(_ batch: [LoggedEvent]) {
    state.withLock { $0.dropped += batch.count }
  }

  /// Waits, and no longer when the log is finished meanwhile.
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
