import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// Ctrl-C where no view takes it.
@MainActor struct QuittingTests {
  @Observable @MainActor final class Model {
    var text = "draft"
  }

  private let notice = "Press Ctrl-C again to quit"

  private func open(_ language: Language = .english) async -> (Pilot, ended: () async -> Host.End?) {
    let model = Model()
    let text = Binding(get: { model.text }, set: { model.text = $0 })
    let pilot = Pilot(columns: 60, rows: 3, language: language, root: TextEditor("Say", text: text))
    var end: Host.End?
    let running = Task { end = await pilot.host.run() }
    await pilot.settle()
    return (
      pilot,
      {
        await pilot.settle()
        if end == nil {
          running.cancel()
          pilot.host.quit(.terminated)
          await running.value
          return nil
        }
        return end
      }
    )
  }

  @Test(arguments: Language.allCases) func theFirstShowsANoticeAndTheSecondQuits(language: Language) async {
    let (pilot, ended) = await open(language)
    await pilot.press(.control("c"))
    #expect(pilot.screen.contains(language(notice, "Ctrl-C를 한 번 더 누르면 종료합니다")))
    await pilot.press(.control("c"))
    #expect(await ended() == .quit)
  }

  @Test func aLateSecondOneCountsAsTheFirst() async {
    let (pilot, ended) = await open()
    await pilot.press(.control("c"))
    await pilot.clock.advance(by: 2_000)
    #expect(await pilot.hides(notice))
    await pilot.press(.control("c"))
    #expect(pilot.screen.contains(notice))
    #expect(await ended() == nil)
  }

  @Test func anyOtherKeyWithdrawsIt() async {
    let (pilot, ended) = await open()
    await pilot.press(.control("c"), .left)
    #expect(!pilot.screen.contains(notice))
    await pilot.press(.control("c"))
    #expect(pilot.screen.contains(notice))
    #expect(await ended() == nil)
  }

  @Test func aSignalFromOutsideEndsAtOnce() async {
    let (pilot, ended) = await open()
    pilot.host.handle(.interrupt)
    #expect(await ended() == .interrupted)
  }

  /// A wait that blocks the whole program is cancelled first, before Esc and Ctrl-C do anything else.
  @Test(arguments: [Key.escape, .control("c")]) func aWaitIsCancelledFirst(key: Key) async {
    final class Wait {
      var isOn = true
      var ends = 0
    }
    let wait = Wait()
    var presses = 0
    let pilot = Pilot(
      columns: 60, rows: 3,
      prepare: {
        $0.cancelWait = CancelWaitAction {
          defer { wait.isOn = false }
          wait.ends += wait.isOn ? 1 : 0
          return wait.isOn
        }
      }, root: Text("text").keyBindings([KeyBinding(key, "Stop") { presses += 1 }]))
    await pilot.press(key)
    #expect(wait.ends == 1 && presses == 0)
    await pilot.press(key)
    #expect(wait.ends == 1 && presses == 1)
  }

  @Test func windowReturnsAreCounted() async {
    struct Returns: View {
      @Environment(\.windowReturns) private var returns
      var body: some View { Text("returns \(returns)") }
    }
    let pilot = Pilot(columns: 20, rows: 2, root: Returns())
    // Terminals may report at the start that they have the keyboard.
    pilot.host.handle(.focus(true))
    await pilot.settle()
    #expect(pilot.lines[0] == "returns 0")
    for _ in 0..<2 {
      pilot.host.handle(.focus(false))
      pilot.host.handle(.focus(true))
    }
    await pilot.settle()
    #expect(pilot.lines[0] == "returns 2")
  }
}
