import Observation
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

  @Test func `A wished row is selected and shown once it is there, and only once`() async {
    model.rows = (0..<30).map { MouseModel.Row(id: $0) }
    let pilot = Pilot(
      columns: 20, rows: 5,
      root: Live {
        List(model.rows, onSelect: { model.log.append("\($0.id)") }) { ChoiceRow(id: $0.id) }
          .selecting(model.rows.count > 30 ? 99 : nil, for: model.rows.count > 30).defaultFocus()
      })
    await pilot.press(.end)
    #expect(pilot.lines.last == ">row 29")
    model.rows.insert(MouseModel.Row(id: 99), at: 0)
    await pilot.settle()
    #expect(pilot.lines.first == ">row 99")
    await pilot.press(.down)
    model.rows.insert(MouseModel.Row(id: 100), at: 0)
    await pilot.settle()
    #expect(pilot.screen.contains(">row 0"))
    // Another wish begins anew.
    model.rows.removeLast(3)
    await pilot.settle()
    model.rows += (50..<53).map { MouseModel.Row(id: $0) }
    await pilot.settle()
    #expect(pilot.screen.contains(">row 99"))
  }

  @Test func aClickChoosesTheRowThatIsThere() async {
    let pilot = list()
    await pilot.click(on: "row 3")
    model.rows.insert(model.rows.remove(at: 3), at: 0)
    await pilot.settle()
    #expect(pilot.lines.first == ">row 3")
  }

  /// A row is selected once for each cause: when it comes, and not again after the user has chosen another one.
  @Test func aRowIsSelectedForACause() async {
    let wish = Wish()
    model.rows = (0..<5).map { MouseModel.Row(id: $0) }
    let pilot = Pilot(
      columns: 20, rows: 5,
      root: Live {
        List(model.rows, onSelect: { _ in }) { ChoiceRow(id: $0.id) }.selecting(wish.row, for: wish.cause)
          .defaultFocus()
      })
    await pilot.press(.down)
    wish.cause = 1
    wish.row = 9
    await pilot.settle()
    #expect(pilot.lines[1] == ">row 1")
    model.rows.insert(MouseModel.Row(id: 9), at: 0)
    await pilot.settle()
    #expect(pilot.lines[0] == ">row 9")
    await pilot.press(.down)
    #expect(pilot.lines[1] == ">row 0")
    wish.cause = 2
    wish.row = 3
    await pilot.settle()
    #expect(pilot.lines[4] == ">row 3")
    // A choice of the user ends a wish that is still open.
    wish.cause = 3
    wish.row = 8
    await pilot.settle()
    await pilot.press(.up)
    model.rows.append(MouseModel.Row(id: 8))
    await pilot.settle()
    #expect(pilot.lines.contains(">row 2"))
  }

  @Observable @MainActor final class Wish {
    var row = 0
    var cause = 0
  }
}
