import TerminalTesting
import Testing

@testable import TerminalUI

@MainActor struct ScrollIndicatorTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private func rows(_ visibility: ScrollIndicatorVisibility = .visible) -> some View {
    ScrollView {
      VStack { ForEach((0..<9).map(Row.init)) { Button("row \($0.id)") {} } }
    }
    .scrollIndicators(visibility)
  }

  @Test func aScrollViewMarksWhereThereIsMore() async {
    let pilot = Pilot(columns: 16, rows: 3, root: rows())
    #expect(pilot.lines == ["[ row 0 ]", "[ row 1 ]", "[ row 2 ]      ▾"])
    await pilot.press(.down, .down, .down, .down)
    #expect(pilot.lines == ["[ row 2 ]      ▴", "[ row 3 ]", "[ row 4 ]      ▾"])
    for _ in 0..<4 { await pilot.press(.down) }
    #expect(pilot.lines == ["[ row 6 ]      ▴", "[ row 7 ]", "[ row 8 ]"])
    await pilot.resize(columns: 16, rows: 12)
    #expect(!pilot.screen.contains("▴") && !pilot.screen.contains("▾"))
  }

  @Test func aListMarksWhereThereIsMore() async {
    let list = List((0..<9).map(Row.init), onSelect: { _ in }) { Text("row \($0.id)") }.defaultFocus()
    let pilot = Pilot(columns: 10, rows: 3, root: list.scrollIndicators(.visible))
    #expect(pilot.lines == ["row 0", "row 1", "row 2    ▾"])
    for _ in 0..<4 { await pilot.press(.down) }
    #expect(pilot.lines == ["row 2    ▴", "row 3", "row 4    ▾"])
  }

  @Test func marksCoverNoText() async {
    #expect(!Pilot(columns: 16, rows: 3, root: rows(.hidden)).screen.contains("▾"))
    // Rows that fill the width keep their text, and a panel in front hides the marks behind it.
    #expect(Pilot(columns: 9, rows: 3, root: rows()).lines == ["[ row 0 ]", "[ row 1 ]", "[ row 2 ]"])
    let panel = ZStack {
      rows()
      Text("panel").focusScope()
    }
    #expect(!Pilot(columns: 16, rows: 3, root: panel).screen.contains("▾"))
  }

  @Test func marksAreBesideTextThatFillsTheCorner() async {
    let texts = ["full to the edge", "touches the  en", "short", "another", "한글로 가득 찬 a", "the right corner", "x"]
    let view = ScrollView { VStack { ForEach(texts + texts, id: \.self) { Text(line: $0) } } }
    let pilot = Pilot(columns: 16, rows: 6, root: view.scrollIndicators(.visible))
    #expect(pilot.lines[3] == "another        ▾")
    await pilot.press(.pageDown)
    #expect(pilot.screen.contains("▴") && pilot.screen.contains("▾"))
    for text in texts.dropLast() where pilot.screen.contains(text.prefix(5)) { #expect(pilot.screen.contains(text)) }
    #expect(
      !pilot.lines.contains { $0.hasSuffix("▴") && !$0.hasSuffix(" ▴") || $0.hasSuffix("▾") && !$0.hasSuffix(" ▾") })
  }

  @Test func marksAreNotCopied() async {
    let pilot = Pilot(columns: 16, rows: 3, root: rows())
    await pilot.drag(from: (0, 2), to: (15, 2))
    #expect(pilot.copied == ["[ row 2 ]"])
  }
}
