import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

/// A host that runs by itself on the system clock.
@MainActor struct PlainRunTests {
  private let model = PlainModel()

  private func host(_ device: FakeLineDevice) -> PlainHost {
    PlainHost(device: device, environment: EnvironmentValues(), root: PlainScreen(model: model))
  }

  @Test func theEndOfThePipeEndsTheHost() async {
    let device = FakeLineDevice()
    device.send(.line("1"))
    device.send(.end)
    #expect(await host(device).run() == .quit)
    #expect(model.pressed == ["settings"])
    #expect(device.written.hasSuffix("> 1\n> \n"))
  }

  @Test func aPipeWaitsUntilAReplyHasCome() async {
    let device = FakeLineDevice()
    model.isArriving = true
    model.reply = "One. Two"
    device.send(.end)
    let end = Task { await host(device).run() }
    #expect(await hasPrinted("One.", on: device))
    // A time limit is the only way to see that the host does not end.
    try? await Task.sleep(for: .milliseconds(50))
    #expect(!device.written.contains("Two"))
    model.isArriving = false
    #expect(await end.value == .quit)
    #expect(device.written.contains("One.\n") && device.written.contains("\nTwo\n"))
  }

  /// Waits until a text was printed; the limit is long, because all tests of a run share the main actor.
  private func hasPrinted(_ text: String, on device: FakeLineDevice) async -> Bool {
    let limit = ContinuousClock.now + .seconds(180)
    while !device.written.contains(text) {
      if ContinuousClock.now > limit { return false }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return true
  }

  @Test func atATerminalLinesAreHandledAtOnce() async {
    let device = FakeLineDevice(isInteractive: true)
    device.send(.line("3"))
    device.send(.end)
    let host = host(device)
    // After the screen was printed, work begins that never ends.
    host.onFrame = { [model] in model.isArriving = true }
    #expect(await host.run() == .quit)
    #expect(model.pressed == ["picture"])
    // The terminal itself echoes what is typed.
    #expect(!device.written.contains("> 3"))
    #expect(device.requests == 2)
  }

  @Test func aPasteAtATerminalIsTextAndTheNextLineIsAskedFor() async {
    let device = FakeLineDevice(isInteractive: true)
    device.send(.paste(["3", "4"]))
    device.send(.end)
    #expect(await host(device).run() == .quit)
    #expect(model.pressed == ["submit 3 4"] && device.requests == 2)
  }

  @Test(arguments: [
    (LineEvent.interrupt, PlainHost.End.interrupted), (.terminate, .terminated), (.hangup, .hangup),
    (.outputClosed, .outputClosed),
  ])
  func signalsEndIt(event: LineEvent, end: PlainHost.End) async {
    let device = FakeLineDevice()
    device.send(event)
    #expect(await host(device).run() == end)
  }
}
