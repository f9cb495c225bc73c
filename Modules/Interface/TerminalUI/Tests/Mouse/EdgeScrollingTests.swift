import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// A selection dragged beyond the edge of a scrolling view scrolls hidden rows into view.
@MainActor struct EdgeScrollingTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private enum Kind: CaseIterable {
    case scroll, list, following
  }

  private static func word(_ row: Int) -> String { "row \(row)" }

  /// Thirty rows, of which eight show, between a line above and one below.
  private func pilot(_ kind: Kind, count: Int = 30) -> Pilot {
    let rows = (0..<count).map(Row.init)
    return Pilot(
      columns: 20, rows: 10,
      root: VStack {
        Text(line: "above")
        switch kind {
        case .scroll: ScrollView { Text(rows.map { Self.word($0.id) }.joined(separator: "\n")) }
        case .list: List(rows, onSelect: { _ in }) { Text(Self.word($0.id)) }
        case .following: List(followingEndOf: rows) { Text(Self.word($0.id)) }
        }
        Text(line: "below")
      })
  }

  private func pass(_ rows: Int, in pilot: Pilot) async {
    for _ in 0..<rows {
      await pilot.clock.advance(by: 50)
      await pilot.settle()
    }
  }

  private func text(_ rows: some Sequence<Int>) -> String { rows.map(Self.word).joined(separator: "\n") }

  @Test(arguments: [Kind.scroll, .list]) private func aRowComesEveryFiftyMilliseconds(kind: Kind) async {
    let pilot = pilot(kind)
    await pilot.drag(from: (0, 3), to: (5, 9), releases: false)
    #expect(pilot.lines[1] == "row 0")
    await pilot.clock.advance(by: 49)
    await pilot.settle()
    #expect(pilot.lines[1] == "row 0")
    await pilot.clock.advance(by: 1)
    await pilot.settle()
    #expect(pilot.lines[1] == "row 1" && pilot.markedText.first == "row 2" && pilot.markedText.last == "row 8")
    await pass(4, in: pilot)
    #expect(pilot.lines[1] == "row 5" && pilot.markedText.count == 8)
    host(pilot, .release, 5, 9)
    #expect(pilot.copied == [text(2...12)])
    await pass(3, in: pilot)
    #expect(pilot.lines[1] == "row 5", "the button is up")
  }

  @Test private func itGoesUpAndStopsAtTheEnd() async {
    let pilot = pilot(.following)
    await pilot.drag(from: (3, 4), to: (0, 0), releases: false)
    await pass(60, in: pilot)
    #expect(pilot.lines[1] == "row 0")
    let frames = pilot.host.frames
    await pass(5, in: pilot)
    #expect(pilot.host.frames == frames, "at the end there is no further frame")
    host(pilot, .release, 0, 0)
    #expect(pilot.copied == [text(0...24) + "\nrow"])
  }

  @Test(arguments: [Kind.scroll, .list]) private func draggingBackSelectsLess(kind: Kind) async {
    let pilot = pilot(kind)
    await pilot.drag(from: (0, 2), to: (5, 9), releases: false)
    await pass(12, in: pilot)
    #expect(pilot.lines[1] == "row 12")
    host(pilot, .drag, 5, 0)
    await pass(9, in: pilot)
    #expect(pilot.lines[1] == "row 3")
    host(pilot, .drag, 19, 4)
    host(pilot, .release, 19, 4)
    #expect(pilot.copied == [text(1...6)])
  }

  @Test func aWrappedLineStaysOne() async {
    let words = (0..<40).map { "word\($0)" }.joined(separator: " ")
    let pilot = Pilot(
      columns: 16, rows: 6,
      root: VStack {
        ScrollView { Text(words) }
        Text(line: "below")
      })
    await pilot.drag(from: (0, 0), to: (5, 5), releases: false)
    await pass(30, in: pilot)
    host(pilot, .release, 5, 5)
    #expect(pilot.copied == [words])
  }

  @Test func withoutAScrollingViewNothingHappens() async {
    let pilot = pilot(.scroll, count: 8)
    await pilot.drag(from: (0, 3), to: (5, 9), releases: false)
    await pass(3, in: pilot)
    host(pilot, .release, 5, 9)
    #expect(pilot.copied == [text(2...7)])
  }

  @Test func aChangeOfTheSelectedTextEndsTheSelection() async {
    let model = MouseModel()
    let pilot = Pilot(
      columns: 20, rows: 10,
      root: Live {
        VStack {
          ScrollView { Text(model.text + (0..<30).map { "\(model.text) \($0)" }.joined(separator: "\n")) }
          Text(line: "below")
        }
      })
    await pilot.drag(from: (0, 3), to: (5, 9), releases: false)
    model.text = "changed"
    await pass(2, in: pilot)
    host(pilot, .release, 5, 9)
    #expect(pilot.copied.isEmpty && pilot.markedText.isEmpty)
  }

  private func host(_ pilot: Pilot, _ kind: MouseEvent.Kind, _ column: Int, _ row: Int) {
    pilot.host.handle(.mouse(MouseEvent(kind, at: Point(x: column, y: row))))
  }
}
