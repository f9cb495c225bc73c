import Entities
import NetworkTesting
import Synchronization
import Testing

@testable import Telemetry

/// A service that records its deliveries, and returns the given results.
final class RecordingService: EventService {
  let gatheringTime: Duration
  private let state: Mutex<(batches: [[LoggedEvent]], answers: [Delivery], isFinished: Bool)>

  init(gatheringTime: Duration = .zero, answers: [Delivery] = []) {
    self.gatheringTime = gatheringTime
    state = Mutex(([], answers, false))
  }

  func deliver(_ events: [LoggedEvent]) async -> Delivery {
    state.withLock { state in
      state.batches.append(events)
      return state.answers.isEmpty ? .done : state.answers.removeFirst()
    }
  }

  func finish() { state.withLock { $0.isFinished = true } }

  var batches: [[LoggedEvent]] { state.withLock { $0.batches } }
  var isFinished: Bool { state.withLock { $0.isFinished } }
}

/// Time that passes when the test says so, or when the sleeper is cancelled.
final class Sleeper: Sendable {
  private let naps = Mutex<(asked: [Duration], passing: Bool)>(([], false))

  init(passing: Bool = false) { naps.withLock { $0.passing = passing } }

  func sleep(_ time: Duration) async {
    naps.withLock { $0.asked.append(time) }
    // A time limit is no pause: it ends only when it is cancelled.
    while !Task.isCancelled, time >= .seconds(60) || !naps.withLock({ $0.passing }) { await Task.yield() }
  }

  func pass() { naps.withLock { $0.passing = true } }

  var asked: [Duration] { naps.withLock { $0.asked } }
}

struct EventQueueTests {
  private let now: @Sendable () -> Timestamp = { Timestamp(milliseconds: 5) }

  private func queue(
    _ service: RecordingService, _ sleeper: Sleeper, limits: EventQueue.Limits = .init()
  ) -> EventQueue {
    EventQueue(service, limits: limits, now: now, sleep: { await sleeper.sleep($0) })
  }

  @Test func `Events that happen together are delivered together, in order`() async {
    let (service, sleeper) = (RecordingService(gatheringTime: .seconds(1)), Sleeper())
    let queue = queue(service, sleeper)
    for number in 0..<5 { queue.add(.sample(number)) }
    while sleeper.asked.isEmpty { await Task.yield() }
    #expect(service.batches.isEmpty)
    sleeper.pass()
    await queue.finish(within: .seconds(60))
    #expect(service.batches == [(0..<5).map { .sample($0) }])
    #expect(service.isFinished)
  }

  @Test func `Without waiting events there is no pause`() async {
    let (service, sleeper) = (RecordingService(gatheringTime: .seconds(1)), Sleeper())
    let queue = queue(service, sleeper)
    await queue.finish(within: .seconds(60))
    #expect(sleeper.asked.isEmpty && service.batches.isEmpty && service.isFinished)
  }

  @Test func `At the end there is no pause`() async {
    let (service, sleeper) = (RecordingService(gatheringTime: .seconds(3600)), Sleeper())
    let queue = queue(service, sleeper)
    queue.add(.sample(1))
    await queue.finish(within: .seconds(60))
    #expect(service.batches == [[.sample(1)]])
    queue.add(.sample(2))
    await queue.finish(within: .seconds(60))
    #expect(service.batches.count == 1)
  }

  @Test func `Forgotten events are not delivered, later ones are`() async {
    let (service, sleeper) = (RecordingService(gatheringTime: .seconds(3600)), Sleeper())
    let queue = queue(service, sleeper)
    queue.add(.sample(1))
    await queue.forget(within: .seconds(60))
    #expect(service.batches.isEmpty)
    queue.add(.sample(2))
    await queue.finish(within: .seconds(60))
    #expect(service.batches == [[.sample(2)]])
  }

  @Test func `Forgotten events are not retried, even if the server asks for a later attempt`() async {
    let sleeper = Sleeper()
    let service = RecordingService(answers: [.later(after: .seconds(50))])
    let queue = queue(service, sleeper)
    queue.add(.sample(1))
    while service.batches.isEmpty { await Task.yield() }
    await queue.forget(within: .seconds(60))
    #expect(service.batches.count == 1)
    queue.add(.sample(2))
    await queue.finish(within: .seconds(60))
    // Nor does anything count them.
    #expect(service.batches == [[.sample(1)], [.sample(2)]])
  }

  @Test func `Batches have a limit`() async {
    let (service, sleeper) = (RecordingService(gatheringTime: .seconds(1)), Sleeper())
    let queue = queue(service, sleeper, limits: .init(capacity: 100, batch: 4))
    for number in 0..<10 { queue.add(.sample(number)) }
    sleeper.pass()
    await queue.finish(within: .seconds(60))
    #expect(service.batches.map(\.count) == [4, 4, 2])
    #expect(service.batches.flatMap(\.self) == (0..<10).map { .sample($0) })
  }

  @Test func `Events beyond the limit are counted, and the count is delivered`() async {
    let (service, sleeper) = (RecordingService(gatheringTime: .seconds(1)), Sleeper())
    let queue = queue(service, sleeper, limits: .init(capacity: 3, batch: 10))
    for number in 0..<8 { queue.add(.sample(number)) }
    sleeper.pass()
    await queue.finish(within: .seconds(60))
    let dropped = LoggableEvent("EventLog", "Dropped", .warning, [.count("event_count", 5)])
    #expect(service.batches == [[LoggedEvent(dropped, at: now()), .sample(0), .sample(1), .sample(2)]])
  }

  @Test func `Temporary errors are retried after increasing pauses`() async {
    let sleeper = Sleeper(passing: true)
    let service = RecordingService(answers: [.later(after: nil), .later(after: .seconds(7)), .later(after: nil)])
    let queue = queue(service, sleeper)
    queue.add(.sample(1))
    while service.batches.count < 4 { await Task.yield() }
    await queue.finish(within: .seconds(60))
    #expect(service.batches == Array(repeating: [.sample(1)], count: 4))
    #expect(sleeper.asked.filter { $0 < .seconds(60) } == [.seconds(1), .seconds(7), .seconds(4)])
  }

  @Test func `After five attempts a batch is dropped, and the loss is delivered later`() async {
    let sleeper = Sleeper(passing: true)
    let service = RecordingService(answers: Array(repeating: .later(after: nil), count: 5))
    let queue = queue(service, sleeper)
    queue.add(.sample(1))
    while service.batches.count < 5 { await Task.yield() }
    queue.add(.sample(2))
    while service.batches.count < 6 { await Task.yield() }
    await queue.finish(within: .seconds(60))
    let dropped = LoggableEvent("EventLog", "Dropped", .warning, [.count("event_count", 1)])
    #expect(service.batches.last == [LoggedEvent(dropped, at: now()), .sample(2)])
  }

  @Test func `Events of many tasks all arrive, each once`() async {
    let service = RecordingService()
    let log = EventLog([service], now: now)
    await withTaskGroup { group in
      for number in 0..<500 {
        group.addTask { log.log(LoggableEvent("Test", "Sample", .info, [.count("number", number)])) }
      }
    }
    await log.finish()
    let numbers = service.batches.flatMap(\.self).map { $0.event.parameters }
    #expect(numbers.count == 500 && Set(numbers).count == 500)
  }
}
