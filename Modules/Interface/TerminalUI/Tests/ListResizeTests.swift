import TerminalTesting
import TerminalUI
import Testing

@MainActor struct ListResizeTests {
  struct Row: Identifiable {
    let id: Int
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
