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
}
