import Terminal
import TerminalTesting
import Testing

struct FrameEncoderTests {
  private static func randomStyle(using generator: inout SeededGenerator) -> Style {
    func color() -> Color {
      switch Int.random(in: 0...3, using: &generator) {
      case 0: .palette(.random(in: 0...255, using: &generator))
      case 1: .rgb(.random(in: 0...3, using: &generator), 200, .random(in: 0...255, using: &generator))
      default: .standard
      }
    }
    return Style(
      foreground: color(), background: color(),
      attributes: Attributes(rawValue: .random(in: 0...63, using: &generator)))
  }

  private static func paintAtRandom(_ grid: inout Grid, using generator: inout SeededGenerator) {
    let size = grid.size
    func place() -> Point {
      Point(
        x: .random(in: -3...size.width, using: &generator), y: .random(in: 0..<size.height, using: &generator))
    }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let origin = place()
      let rect = Rect(
        origin: origin,
        size: Size(width: .random(in: 0...size.width, using: &generator), height: .random(in: 0...3, using: &generator))
      )
      switch Int.random(in: 0...9, using: &generator) {
      case 0: grid.clear()
      case 1, 2: grid.fill(rect, style: randomStyle(using: &generator))
      case 3: grid.restyle(rect) { $0.attributes.formSymmetricDifference(.dim) }
      default:
        let text = SafeText(untrustedLine: generator.awkwardText())
        grid.write(text, at: origin, style: randomStyle(using: &generator), clip: grid.bounds)
      }
    }
  }

  /// Whatever was painted before, the differences lead to the same screen as painting everything does.
  @Test(arguments: 0..<150)
  func differencesEqualAFullRepaint(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Size(width: .random(in: 1...24, using: &generator), height: .random(in: 1...6, using: &generator))
    let depth = [ColorDepth.none, .ansi16, .ansi256, .trueColor].randomElement(using: &generator) ?? .trueColor
    var screen = Screen(width: size.width, height: size.height, depth: depth)
    var grid = Grid(size: size)
    for frame in 0..<20 {
      Self.paintAtRandom(&grid, using: &generator)
      let caret = Bool.random(using: &generator) ? Point(x: frame % size.width, y: frame % size.height) : nil
      screen.show(grid, caret: caret)
      var fresh = Screen(width: size.width, height: size.height, depth: depth)
      fresh.show(grid, caret: caret)
      #expect(screen.terminal.showsSame(as: fresh.terminal), "seed \(seed), frame \(frame)")
      #expect(screen.terminal.rows == (0..<size.height).map(grid.text(row:)), "seed \(seed), frame \(frame)")
      #expect(screen.terminal.isCursorVisible == (caret != nil))
      if let caret { #expect(screen.terminal.cursor == caret) }
      #expect(screen.encoder.encode(grid, caret: caret).isEmpty)
      if seed % 3 == 0, frame == 10 { screen.encoder.invalidate() }
    }
    #expect(screen.terminal.unexpected.isEmpty)
    #expect(screen.terminal.systemCommands.isEmpty && screen.terminal.bells == 0)
    #expect(screen.terminal.scrolledRows == 0)
    #expect(!screen.terminal.isUpdating)
  }

  /// On a terminal that measures otherwise, only the contested characters themselves look different.
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
