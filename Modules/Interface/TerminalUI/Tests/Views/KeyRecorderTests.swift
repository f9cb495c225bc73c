import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// A control that takes the next key.
@MainActor struct KeyRecorderTests {
  private final class Log {
    var keys: [Key] = []
    var done: [String] = []
  }

  @Test func itTakesEveryKeyButEscape() async {
    let log = Log()
    let pilot = Pilot(
      showing: KeyRecorder("Press a key") { log.keys.append($0) }
        .keyBindings([
          KeyBinding(.escape, "Cancel") { log.done.append("cancelled") },
          KeyBinding(.quit, "Quit") { log.done.append("quit") },
        ]))
    #expect(pilot.markedText == ["Press a key"])
    await pilot.press(.control("q"), .alt("n"), .function(1), .control("c"), .tab, .character("x"), .enter)
    #expect(log.keys == [.control("q"), .alt("n"), .function(1), .control("c"), .tab, .character("x"), .enter])
    await pilot.press(.alt("ㅜ"))
    #expect(log.keys.last == .alt("n") && log.done == [])
    await pilot.press(.escape)
    #expect(log.done == ["cancelled"])
    pilot.stop()
  }

  private struct Form: View {
    @State private var isRecording = false

    var body: some View {
      VStack {
        Button("One") {}
        Button("Two") { isRecording = true }
        if isRecording { KeyRecorder("Press a key") { _ in isRecording = false } }
      }
    }
  }

  @Test func itHasTheFocusWhileItShows() async {
    let pilot = Pilot(showing: Form())
    #expect(await pilot.focus(on: "[ Two ]"))
    await pilot.press(.enter)
    #expect(pilot.markedText == ["Press a key"])
    await pilot.click(on: "[ One ]")
    #expect(pilot.markedText == ["Press a key"])
    await pilot.press(.function(5))
    #expect(!pilot.screen.contains("Press a key") && pilot.markedText.count == 1)
    pilot.stop()
  }
}
