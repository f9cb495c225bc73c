import Terminal
import TerminalUI

extension Pilot {
  /// The least contrast of words, and of what is disabled, as WCAG 2.1 counts it. Words have 4.5 by design; the rest is
  /// for rounding.
  private static let leastOfWords = 4.45, leastOfDisabled = 2.95

  /// Words that cannot be read on what is behind them, with the contrast. Drawings and lines may be faint, and so may
  /// everything behind a panel, which is dimmed.
  var contrastFaults: [String] {
    let screen = host.screen
    let palette = Palette(ColorScheme(traits: terminal.traits, depth: terminal.depth))
    // Of 16 colours the user decides how each looks.
    guard palette.hasSurfaces else { return [] }
    let (own, disabled) = (palette[.background].exact, Set(palettes.map { $0[.disabled] }))
    var (faults, met) = ([String](), Set<Style>())
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width {
        let point = Point(x: x, y: y)
        let style = screen.style(at: point)
        guard !style.attributes.contains(.dim), screen.cluster(at: point).hasWords, met.insert(style).inserted,
          let contrast = Self.contrast(of: style, on: own),
          contrast < (disabled.contains(style.foreground) ? Self.leastOfDisabled : Self.leastOfWords)
        else { continue }
        faults.append("row \(y), column \(x): a contrast of \(contrast) in \(lines[y])")
      }
    }
    return faults
  }

  /// The buttons that stand out as the primary action, if there are several.
  var primaryFaults: [String] {
    let screen = host.screen
    var count = 0
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width where screen.cluster(at: Point(x: x, y: y)) == "[" {
        if isPrimary(screen.style(at: Point(x: x + 1, y: y))) { count += 1 }
      }
    }
    return count < 2 ? [] : ["\(count) buttons stand out as the primary action"]
  }

  /// The contrast of a style; nil where the terminal chooses a colour.
  private static func contrast(of style: Style, on own: Color) -> Double? {
    let behind = style.background == .standard ? own : style.background.exact
    // The terminal's own text on its own background is the user's choice.
    guard style.foreground != .standard else { return nil }
    return ColorContrast.ratio(style.foreground.exact, behind)
  }
}

extension String {
  /// Whether it is a letter, a digit or a sign, and not a part of a drawing or of a line.
  fileprivate var hasWords: Bool {
    contains { !$0.isWhitespace && !$0.unicodeScalars.allSatisfy { 0x2500...0x259F ~= $0.value } }
  }
}
