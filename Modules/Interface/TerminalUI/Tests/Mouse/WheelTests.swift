import TerminalTesting
import TerminalUI
import Testing

@MainActor struct WheelTests {
  let model = MouseModel()

  @Test func aNotchIsThreeRowsAndTheFocusStays() async {
    let pilot = Pilot(
      columns: 20, rows: 6,
      root: Live {
        VStack {
          Button("above") { model.log.append("above") }.focusWish(.first)
          List(model.rows, onSelect: { model.log.append("\($0.id)") }) { Text("row \($0.id)") }
        }
      })
    await pilot.wheel(.down, over: "row 2")
    #expect(pilot.screen.contains("row 3\n") && !pilot.screen.contains("row 2\n") && pilot.screen.hasSuffix("row 7"))
    await pilot.wheel(.down, over: "row 4", notches: 2)
    #expect(pilot.screen.hasSuffix("row 13"))
    await pilot.wheel(.up, over: "row 10")
    #expect(pilot.screen.hasSuffix("row 10"))
    await pilot.press(.enter)
    #expect(model.log == ["above"])
  }

  @Test func withoutAMoveNothingIsSent() async {
    let pilot = Pilot(
      columns: 20, rows: 6,
      root: Live {
        VStack {
          Text("title")
          List(model.rows, onSelect: { _ in }) { Text("row \($0.id)") }
        }
      })
    func sent(_ body: () async -> Void) async -> (frames: Int, bytes: Int) {
      let before = (pilot.host.frames, pilot.host.bytes)
      await body()
      return (pilot.host.frames - before.0, pilot.host.bytes - before.1)
    }
    #expect(await sent { await pilot.wheel(.up, over: "row 1", notches: 5) } == (0, 0))
    #expect(await sent { await pilot.wheel(.down, over: "title", notches: 5) } == (0, 0))
    await pilot.wheel(.down, over: "row 1", notches: 60)
    #expect(pilot.screen.hasSuffix("row 99"))
    #expect(await sent { await pilot.wheel(.down, over: "row 99", notches: 5) } == (0, 0))
    await pilot.wheel(.up, over: "row 99")
    #expect(pilot.screen.hasSuffix("row 96"))
  }

  /// A scrolling view inside another takes the wheel at its end too; a view that fits leaves it to its container.
  @Test func theInnermostScrollingViewTakesTheWheel() async {
    let pilot = Pilot(
      columns: 20, rows: 6,
      root: Live {
        ScrollView {
          List(model.rows, onSelect: { _ in }) { Text("row \($0.id)") }.frame(height: 3)
          List(model.rows.prefix(2).map { $0 }, onSelect: { _ in }) { Text("few \($0.id)") }.frame(height: 3)
          ForEach(0..<20, id: \.self) { Text("line \($0)") }
        }
      })
    await pilot.wheel(.up, over: "row 1")
    await pilot.wheel(.down, over: "row 1")
    #expect(pilot.screen.hasPrefix("row 3\nrow 4\nrow 5\nfew 0"))
    await pilot.wheel(.down, over: "few 1")
    #expect(pilot.screen.hasPrefix("few 0\nfew 1\n\nline 0"))
  }

  /// A scroll view does not jump back to the focus that the wheel took out of sight; a key moves the focus to a
  /// visible control.
  @Test func theWheelMayLeaveTheFocusBehind() async {
    let pilot = Pilot(
      columns: 20, rows: 4, root: ScrollView { ForEach(0..<20, id: \.self) { index in Button("b\(index)") {} } })
    await pilot.wheel(.down, over: "[ b1 ]", notches: 3)
    #expect(pilot.screen.hasPrefix("[ b9 ]"))
    await pilot.press(.down)
    #expect(pilot.screen.hasPrefix("[ b9 ]") && pilot.markedText == ["[ b9 ]"])
  }

  @Test func aNotchCostsAtMostItsRows() async {
    let pilot = Pilot(
      columns: 120, rows: 36,
      root: Live {
        VStack {
          Text("title")
          List(model.rows, onSelect: { _ in }) { Text("row \($0.id) " + String(repeating: "word ", count: 20)) }
          KeyBar()
        }
      })
    await pilot.wheel(.down, over: "row 5")
    let repaint = pilot.lines.count * (pilot.lines[5].utf8.count + 16)
    #expect(pilot.lastFrameBytes > 0 && pilot.lastFrameBytes <= repaint)
  }
}
