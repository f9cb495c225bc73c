import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// When a frame follows a change that no input caused.
@MainActor struct FramePacingTests {
  @Observable @MainActor final class Model {
    var text = "a"
  }

  private struct Words: View {
    let model: Model
    var body: some View { Text(model.text) }
  }

  @Test func `The answer to a key is painted at once, and further changes thirty times a second`() async {
    let (clock, model) = (FakeClock(), Model())
    var hostClock = clock.hostClock
    hostClock.frameInterval = 33
    let host = Host(
      device: FakeTerminal(size: Size(width: 20, height: 4)), environment: EnvironmentValues(), clock: hostClock,
      root: Words(model: model))
    host.start()
    await clock.advance(by: 1_000)
    host.handle(.key(KeyPress(.character("x"))))
    for answer in ["begun", "done"] {
      model.text = answer
      await settle()
      #expect(host.screen.text(row: 0) == answer)
    }
    model.text = "later"
    await clock.advance(by: 32)
    await settle()
    #expect(host.screen.text(row: 0) == "done")
    await clock.advance(by: 1)
    await settle()
    #expect(host.screen.text(row: 0) == "later")
    host.stop()
  }

  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }
}
