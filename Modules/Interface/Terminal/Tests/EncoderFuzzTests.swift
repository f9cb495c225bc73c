import RandomTesting
import Terminal
import TerminalTesting
import Testing

/// After frames of any content and size, the differences lead to the same screen as a full repaint; repeating a frame
/// sends nothing; and only listed sequences are sent.
struct EncoderFuzzTests {
  private static let framesInARun = 20

  @Test func differencesEqualAFullRepaint() {
    let seeds = Fuzzing.seeds(150 * Self.framesInARun)
    for seed in seeds.lowerBound..<seeds.lowerBound + UInt64(max(1, seeds.count / Self.framesInARun)) {
      var random = SeededGenerator(seed: seed)
      if let failure = Self.failure(of: &random) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  private static func failure(of random: inout SeededGenerator) -> String? {
    let depth = [ColorDepth.none, .ansi16, .ansi256, .trueColor].randomElement(using: &random) ?? .trueColor
    var grid = Grid(size: size(&random))
    let showsLinks = Bool.random(using: &random)
    var screen = Screen(width: grid.size.width, height: grid.size.height, depth: depth)
    screen.encoder.showsLinks = showsLinks
    for frame in 0..<framesInARun {
      if Int.random(in: 0..<8, using: &random) == 0 {
        grid = Grid(size: size(&random))
        screen.terminal.resize(grid.size)
      }
      paint(&grid, &random)
      let spot = Point(
        x: .random(in: -1...grid.size.width, using: &random), y: .random(in: -1...grid.size.height, using: &random))
      let caret = Bool.random(using: &random) ? spot : nil
      screen.show(grid, caret: caret)
      var fresh = Screen(width: grid.size.width, height: grid.size.height, depth: depth)
      fresh.encoder.showsLinks = showsLinks
      fresh.show(grid, caret: caret)
      if let problem = problem(screen, fresh, grid, caret) { return "frame \(frame): \(problem)" }
      if !screen.encoder.encode(grid, caret: caret).isEmpty { return "frame \(frame): the same again sent bytes" }
      if Int.random(in: 0..<12, using: &random) == 0 {
        // Another program wrote to the terminal: after `invalidate` the next frame repaints everything.
        screen.terminal.feed(Array("\u{1B}[31;4mnoise\r\nand more of it\u{1B}[?25l".utf8))
        screen.encoder.invalidate()
      }
    }
    return nil
  }

  private static func problem(_ screen: Screen, _ fresh: Screen, _ grid: Grid, _ caret: Point?) -> String? {
    let terminal = screen.terminal
    if !terminal.showsSame(as: fresh.terminal) { return "shows\n\(terminal.rows)\ninstead of\n\(fresh.terminal.rows)" }
    if terminal.rows != (0..<grid.size.height).map(grid.text(row:)) { return "does not show what was painted" }
    if terminal.isCursorVisible != (caret != nil) { return "the caret's visibility is wrong" }
    if let caret {
      let inside = Point(
        x: min(max(0, caret.x), grid.size.width - 1), y: min(max(0, caret.y), grid.size.height - 1))
      if terminal.cursor != inside { return "the caret is at \(terminal.cursor), not at \(inside)" }
    }
    if let first = terminal.unexpected.first { return "it sent \(first)" }
    if terminal.isUpdating || !terminal.isComplete { return "an update, or a link, was left open" }
    let cells = (0..<grid.size.height).flatMap { y in (0..<grid.size.width).map { Point(x: $0, y: y) } }
    if screen.encoder.showsLinks, let place = cells.first(where: { terminal.link(at: $0) != grid.link(at: $0)?.target })
    {
      return "\(place) leads to \(terminal.link(at: place) ?? "nowhere")"
    }
    if terminal.bells > 0 || !terminal.systemCommands.isEmpty { return "it rang or commanded" }
    return nil
  }
}

// MARK: - Random frames

extension EncoderFuzzTests {
  /// A size: usually a few rows of up to 24 columns, sometimes a single cell, a row, or one or two columns.
  private static func size(_ random: inout SeededGenerator) -> Size {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: Size(width: 1, height: 1)
    case 1: Size(width: .random(in: 1...24, using: &random), height: 1)
    case 2: Size(width: .random(in: 1...2, using: &random), height: .random(in: 1...6, using: &random))
    default: Size(width: .random(in: 1...24, using: &random), height: .random(in: 1...6, using: &random))
    }
  }

  private static func style(_ random: inout SeededGenerator) -> Style {
    func color() -> Color {
      switch Int.random(in: 0...3, using: &random) {
      case 0: .palette(.random(in: 0...255, using: &random))
      case 1: .rgb(.random(in: 0...3, using: &random), 200, .random(in: 0...255, using: &random))
      default: .standard
      }
    }
    return Style(
      foreground: color(), background: color(),
      attributes: Attributes(rawValue: .random(in: 0...63, using: &random)))
  }

  private static let links = [
    nil, nil, "https://a.example/한글", "http://b.example/?q=1;2", "mailto:c@d.example", "javascript:alert(1)",
  ]

  private static func paint(_ grid: inout Grid, _ random: inout SeededGenerator) {
    let size = grid.size
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let origin = Point(
        x: .random(in: -3...size.width, using: &random), y: .random(in: 0..<size.height, using: &random))
      let extent = Size(width: .random(in: 0...size.width, using: &random), height: .random(in: 0...3, using: &random))
      switch Int.random(in: 0...9, using: &random) {
      case 0: grid = Grid(size: size)
      case 1, 2: grid.fill(Rect(origin: origin, size: extent), style: style(&random))
      case 3: grid.restyle(Rect(origin: origin, size: extent)) { $0.attributes.formSymmetricDifference(.dim) }
      default:
        let text = SafeText(untrustedLine: random.awkwardText())
        let link = (links.randomElement(using: &random) ?? nil).flatMap(Hyperlink.init(untrusted:))
        grid.write(text, at: origin, style: style(&random), clip: grid.bounds, link: link)
      }
    }
  }
}
