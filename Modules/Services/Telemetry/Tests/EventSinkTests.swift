import Entities
import Testing

@testable import Telemetry

struct EventSinkTests {
  @Test func `A removed service gets no more events, not even waiting ones`() async {
    let (first, second) = (RecordingService(), RecordingService())
    let sink = EventSink(first)
    // A minute is longer than the test: events wait until the end.
    let queue = EventQueue(
      sink, now: { Timestamp(milliseconds: 0) }, sleep: { _ in try? await Task.sleep(for: .seconds(60)) })
    queue.add(.sample(1))
    sink.connect(nil)
    #expect(first.isFinished && !sink.isWanted)
    queue.add(.sample(2))
    sink.connect(second)
    queue.add(.sample(3))
    sink.connect(nil)
    await queue.finish(within: .seconds(60))
    #expect(first.batches.isEmpty && second.batches.isEmpty && second.isFinished)
  }

  @Test func `An added service gets the events from then on`() async {
    let (sink, service) = (EventSink(), RecordingService())
    let log = EventLog([sink], now: { Timestamp(milliseconds: 0) })
    log.log(LoggableEvent("Test", "Before"))
    sink.connect(service)
    log.log(LoggableEvent("Test", "After"))
    await log.finish()
    #expect(service.batches.flatMap { $0 }.map(\.event.name) == ["Test_After"])
    #expect(service.isFinished)
  }
}
