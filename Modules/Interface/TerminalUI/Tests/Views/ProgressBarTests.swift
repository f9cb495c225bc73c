import TerminalTesting
import Testing

@testable import TerminalUI

@MainActor struct ProgressBarTests {
  private let model = ControlModel()

  @Test(
    arguments: [
      (0, 10, 0), (1, 10, 1), (0.29, 1, 3), (0.5, 1, 5), (9.99, 10, 9), (10, 10, 10), (11, 10, 10), (-1, 10, 0),
      (1, 0, 0), (1, -1, 0), (.nan, 1, 0), (1, .nan, 0), (.infinity, 1, 10), (.infinity, .infinity, 0),
      (1e308, 1e-308, 10), (1, .infinity, 0),
    ] as [(Double, Double, Int)])
  func itIsFilledByWholeCells(value: Double, total: Double, cells: Int) {
    let pilot = Pilot(columns: 10, rows: 1, root: ProgressView(value: value, total: total))
    #expect(pilot.screen == String(repeating: "━", count: cells) + String(repeating: "─", count: 10 - cells))
  }

  @Test func everyFractionRoundsToTheNearestCell() {
    for count in 0...100 {
      for done in 0...count {
        #expect(Progress(value: Double(done), total: Double(max(1, count))).parts(of: count) == done)
      }
    }
    #expect(Progress(value: 0.29, total: 1).parts(of: 100) == 29)
    #expect(Progress(value: 0.999, total: 1).parts(of: 100) == 99)
    #expect(Progress(value: 1, total: 3).parts(of: 0) == 0)
  }

  @Test func theLabelComesFirstAndTheBarTakesTheRest() {
    let pilot = Pilot(columns: 14, rows: 2, root: ProgressView("받는 중", value: 3, total: 6))
    #expect(pilot.lines == ["받는 중 ━━━───", ""])
    let narrow = Pilot(columns: 6, rows: 1, root: ProgressView("Fetching all", value: 1))
    #expect(narrow.screen.hasSuffix("━"))
  }

  @Test func unknownProgressShowsTheFigure() async {
    let pilot = Pilot(columns: 14, rows: 1, root: Live { ProgressView("Fetching", value: model.done) })
    #expect(pilot.screen == "⠋ Fetching")
    model.done = 0.5
    await pilot.settle()
    #expect(pilot.screen == "Fetching ━━━──")
    #expect(!pilot.screen.contains("⠋"))
  }

  @Test func lineByLineTenthsAndTheEndArePrinted() async {
    model.done = 0.42
    let pilot = PlainPilot(root: Live { ProgressView("Fetching", value: model.done) })
    await pilot.settle()
    #expect(pilot.transcript.contains("Fetching: 42%"))
    for step in 43...100 {
      model.done = Double(step) / 100
      await pilot.settle()
    }
    let lines = pilot.transcript.split(separator: "\n").filter { $0.hasPrefix("Fetching") }
    #expect(
      lines == [
        "Fetching: 42%", "Fetching: 52%", "Fetching: 62%", "Fetching: 72%", "Fetching: 82%",
        "Fetching: 92%", "Fetching: 100%",
      ])
  }
}
