import TerminalTesting
import TerminalUI
import Testing

@MainActor struct ListResizeTests {
  struct Row: Identifiable {
    let id: Int
  }

  @Test func theSelectedRowStaysInSight() async {
    var opened: [Int] = []
    let list = List((0..<20).map(Row.init), onSelect: { opened.append($0.id) }) { Text("row \($0.id)") }
    let pilot = Pilot(columns: 20, rows: 20, root: list.defaultFocus())
    await pilot.press(.end)
    await pilot.resize(columns: 20, rows: 6)
    #expect(pilot.screen.contains("row 19"))
    await pilot.press(.enter)
    #expect(opened == [19])
    // A row that the user scrolled out of sight is left there.
    await pilot.press(.home)
    await pilot.wheel(.down, over: "row 1", notches: 2)
    await pilot.resize(columns: 20, rows: 4)
    #expect(!pilot.screen.contains("row 0"))
  }

  @Test func aListThatFollowsItsEndSurvivesEverySize() async {
    let rows = [Row(id: 1)]
    let pilot = Pilot(
      columns: 20, rows: 5,
      root: VStack {
        Text("title")
        Text("status")
        List(followingEndOf: rows) { _ in Text("one " + String(repeating: "word ", count: 60) + "six") }
        Text("composer")
      })
    #expect(pilot.screen.contains("six"))
    await pilot.press(.pageUp)
    await pilot.press(.pageUp)
    #expect(!pilot.screen.contains("six"))
    await pilot.resize(columns: 120, rows: 36)
    #expect(pilot.screen.contains("one") && pilot.screen.contains("six"))
    await pilot.resize(columns: 20, rows: 4)
    await pilot.press(.pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    await pilot.resize(columns: 20, rows: 12)
    #expect(pilot.screen.contains("word"))
  }
}
