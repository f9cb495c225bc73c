import RandomTesting
import Terminal
import TerminalTesting
import Testing

struct FrameEncoderTests {
  /// On a terminal with other widths, only the contested characters themselves look different.
  @Test(arguments: ["👨‍👩‍👧‍👦", "❤️", "👍🏽", "🇰🇷", "1️⃣"])
  func aDisagreementDoesNotSpread(cluster: String) {
    var screen = Screen(width: 20, height: 2, widths: .scalars)
    var grid = Grid(size: Size(width: 20, height: 2))
    grid.write("ABCDEFGHIJKLMNOPQRST", at: .zero, style: Style(), clip: grid.bounds)
    screen.show(grid)
    grid.write(SafeText(untrusted: cluster), at: Point(x: 3, y: 0), style: Style(), clip: grid.bounds)
    screen.show(grid)
    #expect(screen.terminal.text(row: 0).hasPrefix("ABC"))
    #expect(screen.terminal.text(row: 0).hasSuffix("FGHIJKLMNOPQRST"))
    grid.write("de", at: Point(x: 3, y: 0), style: Style(), clip: grid.bounds)
    screen.show(grid)
    #expect(screen.terminal.text(row: 0) == "ABCdeFGHIJKLMNOPQRST")
    grid.write(SafeText(untrusted: cluster), at: Point(x: 18, y: 1), style: Style(), clip: grid.bounds)
    screen.show(grid)
    #expect(screen.terminal.scrolledRows == 0)
    #expect(screen.terminal.text(row: 0) == "ABCdeFGHIJKLMNOPQRST")
  }

  /// Neighbours that a terminal would join into one character stay separate (found by the fuzzer).
  @Test(arguments: [("\u{1112}", "한"), ("\u{1112}", "\u{1112}"), ("🇰", "🇷"), ("\u{600}", "1"), ("क\u{94D}", "ष")])
  func neighboursStayApart(left: String, right: String) {
    var screen = Screen(width: 12, height: 1)
    var grid = Grid(size: Size(width: 12, height: 1))
    let start = Point(x: 1, y: 0)
    let width = grid.write(SafeText(untrusted: left), at: start, style: Style(), clip: grid.bounds)
    let next = Point(x: 1 + width, y: 0)
    grid.write(SafeText(untrusted: right), at: next, style: Style(), clip: grid.bounds)
    grid.write("end", at: Point(x: 8, y: 0), style: Style(), clip: grid.bounds)
    screen.show(grid)
    #expect(screen.terminal.cluster(at: next) == SafeText(untrusted: right).string)
    #expect(screen.terminal.text(row: 0) == grid.text(row: 0))
  }

  @Test func smallChangesAreFewBytes() {
    var screen = Screen(width: 120, height: 36)
    var grid = Grid(size: Size(width: 120, height: 36))
    let caret = Point(x: 7, y: 34)
    for y in 0..<36 {
      grid.write("Some text of an ordinary row — 한글도", at: Point(x: 2, y: y), style: Style(), clip: grid.bounds)
    }
    screen.show(grid, caret: caret)
    grid.write("⠋", at: Point(x: 4, y: 20), style: Style(foreground: .palette(5)), clip: grid.bounds)
    screen.show(grid, caret: caret)
    #expect(1...60 ~= screen.bytes.count)
    screen.show(grid, caret: caret)
    #expect(screen.bytes.isEmpty)
    screen.show(grid, caret: Point(x: 8, y: 34))
    #expect(screen.bytes == Array("\u{1B}[35;9H".utf8))
    grid.fill(Rect(x: 0, y: 10, width: 120, height: 1), style: Style())
    screen.show(grid, caret: Point(x: 8, y: 34))
    #expect(1...50 ~= screen.bytes.count)
  }

  /// The focus moves from one row of a list to the next, on a surface: a bar beside two lines, and a filled title.
  @Test(arguments: [(0, 1), (1, 0)]) func aStepOfTheFocusIsFewBytes(from: Int, to: Int) {
    let surface = Color.rgb(39, 39, 39)
    func list(chosen: Int) -> Grid {
      var grid = Grid(size: Size(width: 120, height: 8))
      grid.fill(Rect(x: 0, y: 0, width: 40, height: 8), style: Style(background: surface))
      for row in 0..<2 {
        let bar = Style(foreground: .rgb(88, 199, 111), background: surface)
        let title = Style(
          foreground: .rgb(224, 224, 224), background: row == chosen ? .rgb(55, 55, 73) : surface, attributes: .bold)
        let rest = Style(foreground: .rgb(162, 162, 162), background: surface)
        for line in 0..<2 {
          let start = Point(x: 1, y: 3 * row + line)
          grid.write(row == chosen ? "▌" : " ", at: start, style: bar, clip: grid.bounds)
          grid.write("▒▒▒▒", at: Point(x: 3, y: start.y), style: rest, clip: grid.bounds)
        }
        grid.write("Professor", at: Point(x: 8, y: 3 * row), style: title, clip: grid.bounds)
        grid.write("A black cat", at: Point(x: 8, y: 3 * row + 1), style: rest, clip: grid.bounds)
      }
      return grid
    }
    var screen = Screen(width: 120, height: 8)
    screen.show(list(chosen: from))
    screen.show(list(chosen: to))
    #expect(1...180 ~= screen.bytes.count)
    #expect(screen.terminal.rows == (0..<8).map(list(chosen: to).text(row:)))
    var fresh = Screen(width: 120, height: 8)
    fresh.show(list(chosen: to))
    #expect(screen.terminal.showsSame(as: fresh.terminal))
  }

  /// A blank shows no colour of text: it is painted with the pen of the words before.
  @Test func blanksOfAnotherColorCostNoChange() {
    func bytes(blank: Style) -> Int {
      var screen = Screen(width: 9, height: 1)
      var grid = Grid(size: Size(width: 9, height: 1))
      let words = Style(foreground: .rgb(1, 2, 3), background: .rgb(40, 40, 40))
      grid.write("one two ", at: .zero, style: words, clip: grid.bounds)
      grid.write(" ", at: Point(x: 3, y: 0), style: blank, clip: grid.bounds)
      screen.show(grid)
      #expect(screen.terminal.text(row: 0) == "one two")
      return screen.bytes.count
    }
    let same = Style(foreground: .rgb(1, 2, 3), background: .rgb(40, 40, 40))
    #expect(
      bytes(blank: Style(foreground: .rgb(9, 9, 9), background: same.background, attributes: .bold))
        == bytes(blank: same))
    #expect(bytes(blank: Style(foreground: same.foreground, background: .rgb(9, 9, 9))) > bytes(blank: same))
    #expect(
      bytes(blank: Style(foreground: .rgb(9, 9, 9), background: same.background, attributes: .reverse))
        > bytes(blank: same))
  }

  @Test func aFullRepaintStaysInItsBudget() {
    var grid = Grid(size: Size(width: 120, height: 36))
    var generator = SeededGenerator(seed: 1)
    for y in 0..<36 {
      for x in stride(from: 0, to: 120, by: 8) {
        let style = Style(
          foreground: .rgb(.random(in: 0...255, using: &generator), 120, 200), background: .rgb(20, 20, UInt8(y)),
          attributes: x % 16 == 0 ? .bold : [])
        grid.write("한글 abc.", at: Point(x: x, y: y), style: style, clip: grid.bounds)
      }
    }
    var screen = Screen(width: 120, height: 36)
    screen.show(grid)
    #expect(1_000...35_000 ~= screen.bytes.count)
    #expect(screen.terminal.rows == (0..<36).map(grid.text(row:)))
    #expect(screen.terminal.updates == 1)
  }

  @Test func aNewSizeRepaintsEverything() {
    var screen = Screen(width: 10, height: 3)
    screen = screen.showing { $0.write("one", at: .zero, style: Style(attributes: .reverse), clip: $0.bounds) }
    screen.terminal.resize(Size(width: 6, height: 2))
    screen = screen.showing(caret: Point(x: 50, y: 50)) { $0.write("two", at: .zero, style: Style(), clip: $0.bounds) }
    #expect(screen.terminal.rows == ["two", ""])
    #expect(screen.terminal.cursor == Point(x: 5, y: 1))
    #expect(screen.terminal.style(at: Point(x: 4, y: 1)) == Style())
  }
}
