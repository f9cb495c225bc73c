import Observation
import TerminalTesting
import TerminalUI
import Testing

/// Lists that open at a row, and lists that continue after their last row.
@MainActor struct ListOpeningTests {
  struct Row: Identifiable {
    let id: Int
  }

  @Observable @MainActor final class Model {
    var rows = (40..<80).map(Row.init)
    var continues = true
    var reached = 0
  }

  struct Screen: View {
    let model: Model
    let opening: Int?

    var body: some View {
      List(followingEndOf: model.rows) { Text(line: "row \($0.id)") }
        .opening(at: opening)
        .continuing(model.continues) { model.reached += 1 }
    }
  }

  private let model = Model()

  private func open(at row: Int?, rows: Int = 9) -> Pilot {
    Pilot(columns: 20, rows: rows, root: Screen(model: model, opening: row))
  }

  @Test func `The list opens with the row a third from the top, and it stays there as rows come on both sides`() async {
    let pilot = open(at: 60)
    #expect(pilot.lines[3] == "row 60" && pilot.lines[0] == "row 57")
    model.rows = (0..<80).map(Row.init)
    await pilot.settle()
    #expect(pilot.lines[3] == "row 60")
    model.rows = (0..<120).map(Row.init)
    await pilot.settle()
    #expect(pilot.lines[3] == "row 60" && model.reached == 0)
    await pilot.resize(columns: 20, rows: 12)
    #expect(pilot.screen.contains("row 60"))
  }

  @Test func `With few rows above it, the row is higher`() {
    #expect(open(at: 41).lines[1] == "row 41")
    #expect(open(at: 40).lines[0] == "row 40")
  }

  @Test func `Near the end the screen is full, and a continuing list does not follow its end`() async {
    let pilot = open(at: 78)
    #expect(pilot.lines.last == "row 79" && model.reached > 0)
    model.rows += (80..<90).map(Row.init)
    await pilot.settle()
    #expect(pilot.lines.last == "row 79")
    model.continues = false
    await pilot.press(.end)
    #expect(pilot.lines.last == "row 89")
    model.rows += [Row(id: 90)]
    await pilot.settle()
    #expect(pilot.lines.last == "row 90")
  }

  @Test func `A missing row changes nothing`() {
    model.continues = false
    #expect(open(at: 7).lines.last == "row 79")
    #expect(open(at: nil).lines.last == "row 79" && model.reached == 0)
  }

  @Test func `A bar is as high as its view`() {
    let pilot = Pilot(
      columns: 8, rows: 4,
      root: VStack(alignment: .leading) { Text("one two three").leadingBar(.accent) })
    #expect(pilot.lines.filter { $0.hasPrefix("▌") }.count == 3)
  }

  private struct TallRow: Identifiable {
    let id: Int
    let lines: Int
  }

  /// The last row is higher than the window: End shows its last line, from any position.
  @Test func `End shows the end of the last row`() async {
    let rows = (0..<4).map { TallRow(id: $0, lines: $0 == 3 ? 30 : 2) }
    let pilot = Pilot(
      columns: 20, rows: 9,
      root: List(followingEndOf: rows) { row in
        VStack { ForEach(Array(0..<row.lines), id: \.self) { Text(line: "row \(row.id) line \($0)") } }
      })
    for back in [1, 3, 8, 33] {
      for _ in 0..<back { await pilot.press(.up) }
      #expect(pilot.lines.last != "row 3 line 29")
      await pilot.press(.end)
      #expect(pilot.lines.last == "row 3 line 29" && pilot.lines.first == "row 3 line 21", "after \(back)")
    }
    await pilot.press(.home)
    #expect(pilot.lines.first == "row 0 line 0")
    await pilot.press(.end)
    #expect(pilot.lines.last == "row 3 line 29")
  }
}
