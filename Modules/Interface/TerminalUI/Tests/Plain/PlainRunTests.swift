import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

/// A host that runs by itself, on the machine's clock.
@MainActor struct PlainRunTests {
  private let model = PlainModel()

  private func host(_ device: FakeLineDevice) -> PlainHost {
    PlainHost(device: device, environment: EnvironmentValues(), root: PlainScreen(model: model))
  }

  @Test func thePipesEndIsTheEnd() async {
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
    #expect(await told("One.", on: device))
    // Nothing else can be waited for: that it does not end.
    try? await Task.sleep(for: .milliseconds(50))
    #expect(!device.written.contains("Two"))
    model.isArriving = false
    #expect(await end.value == .quit)
    #expect(device.written.contains("One.\n") && device.written.contains("\nTwo\n"))
  }

  /// Waits until a text has been told: long, for all main actors of a test run take turns.
  private func told(_ text: String, on device: FakeLineDevice) async -> Bool {
    let limit = ContinuousClock.now + .seconds(180)
    while !device.written.contains(text) {
      if ContinuousClock.now > limit { return false }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return true
  }

  @Test func atATerminalLinesCountAtOnce() async {
    let device = FakeLineDevice(isInteractive: true)
    device.send(.line("3"))
    device.send(.end)
    let host = host(device)
    // Once the screen is told, something goes on without an end.
    host.onFrame = { [model] in model.isArriving = true }
    #expect(await host.run() == .quit)
    #expect(model.pressed == ["picture"])
    // The terminal shows what is typed.
    #expect(!device.written.contains("> 3"))
    #expect(device.requests == 2)
  }

  @Test func aPasteAtATerminalIsWordsAndAnotherLineIsAskedFor() async {
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
