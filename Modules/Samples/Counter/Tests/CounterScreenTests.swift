import CounterTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Counter

/// The screen as users see and use it, in both forms of the counter.
@MainActor struct CounterScreenTests {
  private let router = RecordingCounterRouter()

  private func pilot(
    _ form: CounterForm, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english
  ) async -> Pilot {
    let pilot = Pilot(showing: form.make(router).screen, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: CounterForm.allCases, Language.allCases)
  func looks(_ form: CounterForm, _ language: Language) async {
    let pilot = await pilot(form, 80, 24, language)
    await pilot.press(.enter, .enter, .enter)
    // Both forms look the same: there is one golden screen.
    #expect(Golden.difference(pilot.screen, from: "counter-\(language.rawValue)") == nil)
    #expect(pilot.screen.contains(language == .korean ? "횟수: 3" : "Count: 3"))
    #expect(pilot.lines.last?.contains(language == .korean ? "r 초기화" : "r Reset") == true)
  }

  @Test(arguments: CounterForm.allCases) func everyActionHasAKey(_ form: CounterForm) async {
    let pilot = await pilot(form)
    #expect(pilot.lines.last?.contains("Reset") == false)
    await pilot.press(.character("+"), .character("+"), .character("-"))
    #expect(pilot.screen.contains("Count: 1"))
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Count: 0"))
  }

  @Test(arguments: CounterForm.allCases, [(80, 24), (120, 36), (20, 5)])
  func everyActionHasAButton(_ form: CounterForm, _ size: (columns: Int, rows: Int)) async {
    let pilot = await pilot(form, size.columns, size.rows)
    #expect(await pilot.focus(on: "[ − ]"))
    await pilot.press(.enter, .enter)
    #expect(pilot.screen.contains("Count: -2"))
    #expect(await pilot.focus(on: "[ + ]"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Count: -1"))
    #expect(await pilot.focus(on: "[ Re"))
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Count: 0"))
  }

  @Test(arguments: CounterForm.allCases) func theRouterAsksForConfirmation(_ form: CounterForm) async {
    router.onConfirmReset = { _ in true }
    let pilot = await pilot(form)
    for _ in 0..<10 { await pilot.press(.enter) }
    await pilot.press(.character("r"))
    #expect(router.calls == [.confirmReset(of: 10)])
    #expect(pilot.screen.contains("Count: 0"))
  }
}
