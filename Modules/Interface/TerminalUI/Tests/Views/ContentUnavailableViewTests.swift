import TerminalTesting
import TerminalUI
import Testing

@MainActor struct ContentUnavailableViewTests {
  private let model = ControlModel()

  @Test func theMessageIsInTheMiddle() {
    #expect(
      Pilot(columns: 11, rows: 3, root: ContentUnavailableView("없습니다")).lines == ["", " 없습니다", ""].map { $0 })
    #expect(
      Pilot(columns: 9, rows: 4, root: ContentUnavailableView("Nothing", description: "yet")).lines
        == ["", " Nothing", "   yet", ""])
  }

  @Test func actionsFollowAfterAnEmptyRow() async {
    let pilot = Pilot(
      columns: 20, rows: 5,
      root: Live {
        ContentUnavailableView {
          Text("Gone")
        } actions: {
          if model.isEnabled { Button("Again") { model.log.append("again") } }
        }
      })
    #expect(pilot.lines == ["", "       Gone", "", "     [ Again ]", ""])
    await pilot.press(.enter)
    await pilot.click(on: "Again")
    #expect(model.log == ["again", "again"])
    model.isEnabled = false
    await pilot.settle()
    #expect(pilot.lines == ["", "", "        Gone", "", ""])
  }

  @Test func lineByLineItIsItsText() async {
    let pilot = PlainPilot(
      root: ContentUnavailableView {
        Text("Gone")
      } description: {
        Text("Nobody knows why.")
      } actions: {
        Button("Again") { model.log.append("again") }
      })
    await pilot.settle()
    #expect(pilot.transcript.contains("Gone\nNobody knows why.\n1. Again"))
    await pilot.enter("1")
    #expect(model.log == ["again"])
  }
}
