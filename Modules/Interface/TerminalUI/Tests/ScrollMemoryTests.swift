import Observation
import TerminalTesting
import TerminalUI
import Testing

/// A list or scroll view is restored to its position.
@MainActor struct ScrollMemoryTests {
  struct Row: Identifiable {
    let id: Int
  }

  private func chosen(_ count: Int, _ memory: ScrollMemory) -> Pilot {
    let rows = (0..<count).map { Row(id: $0) }
    return Pilot(
      columns: 20, rows: 6,
      root: List(rows, onSelect: { _ in }) { Text("row \($0.id)") }.environment(\.scrollMemory, memory))
  }

  private func following(_ ids: Range<Int>, _ memory: ScrollMemory) -> Pilot {
    let rows = ids.map { Row(id: $0) }
    return Pilot(
      columns: 20, rows: 6,
      root: List(followingEndOf: rows) { Text("row \($0.id)\nmore of \($0.id)") }.environment(\.scrollMemory, memory))
  }

  @Test func aListWithItsChosenRow() async throws {
    let memory = ScrollMemory()
    var changes = 0
    memory.onChange = { changes += 1 }
    let pilot = chosen(40, memory)
    await pilot.press(.end, .up, .up)
    let before = pilot.screen
    #expect(before.contains("row 37") && changes > 0)
    let place = try #require(memory.place)
    #expect(place.row == "34" && place.chosen == "37")
    let again = chosen(40, ScrollMemory(place))
    #expect(again.screen == before)
    await again.press(.up)
    #expect(again.screen == before)
    // Without a saved position the list begins at its beginning.
    #expect(chosen(40, ScrollMemory()).screen.contains("row 0"))
  }

  @Test func rowsThatAreStillToComeAreWaitedFor() async {
    let place = ScrollMemory.Position(row: "30", index: 30, line: 0)
    let memory = ScrollMemory(place)
    let model = Rows()
    let pilot = Pilot(columns: 20, rows: 6, root: Growing(model: model).environment(\.scrollMemory, memory))
    // The last row shows, so that the next page is loaded; the position is not lost meanwhile.
    #expect(pilot.screen.contains("row 9") && memory.place == place)
    model.count = 50
    await pilot.settle()
    #expect(pilot.lines.first == "row 30")
  }

  @Test func aRowThatIsGoneIsNotWaitedFor() {
    let pilot = chosen(40, ScrollMemory(ScrollMemory.Position(row: "gone", index: 20)))
    #expect(pilot.lines.first == "row 0")
    // A list with an opening row begins there.
    let rows = (0..<40).map { Row(id: $0) }
    let memory = ScrollMemory(ScrollMemory.Position(row: "gone", index: 20))
    let other = Pilot(
      columns: 20, rows: 6,
      root: List(followingEndOf: rows) { Text("row \($0.id)") }.opening(at: 7).environment(\.scrollMemory, memory))
    #expect(other.screen.contains("row 7"))
    #expect(following(0..<20, ScrollMemory(ScrollMemory.Position(row: "gone"))).screen.contains("more of 19"))
  }

  /// In a wider window the row that was cut off is lower than its part that was scrolled away.
  @Test(arguments: [1, 7, Int.max]) func aRowThatHasBecomeLower(line: Int) {
    let memory = ScrollMemory(ScrollMemory.Position(row: "4", index: 4, line: line))
    #expect(following(0..<20, memory).lines.first == "more of 4")
  }

  @Test(arguments: [Int.min, -3]) func impossibleNumbersOfLines(line: Int) {
    let place = ScrollMemory.Position(row: "4", index: line, line: line, chosen: "nobody")
    #expect(following(0..<20, ScrollMemory(place)).lines.first == "row 4")
    #expect(chosen(40, ScrollMemory(place)).lines.first == "row 4")
  }

  @Test func aListThatFollowsItsEnd() async throws {
    let memory = ScrollMemory()
    let pilot = following(0..<20, memory)
    #expect(memory.place == ScrollMemory.Position())
    await pilot.press(.pageUp, .up)
    let before = pilot.screen
    let place = try #require(memory.place)
    // There may be earlier rows than before, or fewer, and later ones.
    for ids in [0..<20, 5..<30, 12..<20] { #expect(following(ids, ScrollMemory(place)).screen == before) }
    await pilot.press(.end)
    #expect(memory.place == ScrollMemory.Position())
    let atEnd = following(0..<20, ScrollMemory(memory.place))
    #expect(atEnd.screen.contains("more of 19"))
  }

  /// The first control has the focus and is out of sight; it is not scrolled to before the user moves.
  @Test func aScrollViewBelowItsFocus() async throws {
    func open(_ memory: ScrollMemory, rows: Int = 30) -> Pilot {
      Pilot(
        columns: 20, rows: 6,
        root: ScrollView {
          Button("First") {}
          ForEach(0..<rows, id: \.self) { Text("row \($0)") }
          Button("Last") {}
        }
        .environment(\.scrollMemory, memory))
    }
    let memory = ScrollMemory()
    let pilot = open(memory)
    await pilot.press(.pageDown, .pageDown)
    let (before, place) = (pilot.screen, try #require(memory.place))
    #expect(place.line == 8 && !before.contains("First"))
    let again = open(ScrollMemory(place))
    #expect(again.screen == before)
    await again.press(.tab)
    #expect(again.screen.contains("Last"))
    // Where there are fewer rows, the end shows, and the position is not lost.
    let shorter = ScrollMemory(place)
    #expect(open(shorter, rows: 6).screen.contains("Last") && shorter.place == place)
  }
}

@Observable @MainActor private final class Rows {
  var count = 10
}

private struct Growing: View {
  let model: Rows
  var body: some View {
    List((0..<model.count).map { ScrollMemoryTests.Row(id: $0) }, onSelect: { _ in }) { Text("row \($0.id)") }
  }
}
