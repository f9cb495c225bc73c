import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// The chosen row of a list when its rows change.
@MainActor struct ListChoiceTests {
  let model = MouseModel()

  private func list() -> Pilot {
    model.rows = (0..<5).map { MouseModel.Row(id: $0) }
    return Pilot(
      columns: 20, rows: 5,
      root: Live {
        List(model.rows, onSelect: { model.log.append("\($0.id)") }) { ChoiceRow(id: $0.id) }.defaultFocus()
      })
  }

  private struct ChoiceRow: View {
    @Environment(\.isFocused) private var isFocused
    let id: Int

    var body: some View { Text(line: (isFocused ? ">" : " ") + "row \(id)") }
  }

  @Test func theChoiceFollowsItsRow() async {
    let pilot = list()
    await pilot.press(.down, .down, .enter)
    model.rows.insert(model.rows.remove(at: 2), at: 0)
    await pilot.settle()
    #expect(pilot.lines.first == ">row 2")
    await pilot.press(.enter)
    #expect(model.log == ["2", "2"])
    // When the chosen row is removed, its successor is chosen.
    model.rows.removeFirst()
    await pilot.settle()
    #expect(pilot.lines.first == ">row 0")
  }

  @Test func withoutAChoiceTheListStaysAtTheBeginning() async {
    let pilot = list()
    model.rows.insert(MouseModel.Row(id: 9), at: 0)
    await pilot.settle()
    #expect(pilot.lines.first == ">row 9")
  }

  @Test func aClickChoosesTheRowThatIsThere() async {
    let pilot = list()
    await pilot.click(on: "row 3")
    model.rows.insert(model.rows.remove(at: 3), at: 0)
    await pilot.settle()
    #expect(pilot.lines.first == ">row 3")
  }
}
