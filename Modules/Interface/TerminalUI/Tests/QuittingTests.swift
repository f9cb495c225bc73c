import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// Ctrl-C, where nothing takes it.
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

  @Test(arguments: Language.allCases) func onceTellsTwiceQuits(language: Language) async {
    let (pilot, ended) = await open(language)
    await pilot.press(.control("c"))
    #expect(pilot.screen.contains(language(notice, "Ctrl-C를 한 번 더 누르면 종료합니다")))
    await pilot.press(.control("c"))
    #expect(await ended() == .quit)
  }

  @Test func aSecondOneThatComesLateIsAFirst() async {
    let (pilot, ended) = await open()
    await pilot.press(.control("c"))
    await pilot.clock.advance(by: 2_000)
    #expect(await pilot.hides(notice))
    await pilot.press(.control("c"))
    #expect(pilot.screen.contains(notice))
    #expect(await ended() == nil)
  }

  @Test func anyOtherKeyTakesItBack() async {
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
}
