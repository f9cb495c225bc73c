public import Terminal
import TerminalUI

extension Pilot {
  /// The marked text: reversed, filled as a control that has the focus, or highlighted as a row. The runs of each row,
  /// one after the other.
  public var markedText: [String] {
    let screen = host.screen
    var runs: [String] = []
    for y in 0..<screen.size.height {
      var run = ""
      for x in 0...screen.size.width {
        let point = Point(x: x, y: y)
        if x < screen.size.width, isMarked(screen.style(at: point)) {
          run += screen.cluster(at: point)
        } else if !run.isEmpty {
          runs.append(run)
          run = ""
        }
      }
    }
    return runs
  }

  /// Whether cells of this style are marked. A selection reverses them back.
  func isMarked(_ style: Style) -> Bool {
    style.attributes.contains(.reverse) != (style.background != .standard && markColors.contains(style.background))
      && !isPrimary(style)
  }

  /// Whether cells of this style are the words of a primary button without the focus.
  func isPrimary(_ style: Style) -> Bool {
    style.attributes.isEmpty && palettes.contains { $0.hasSurfaces && style.background == $0[.accent] }
  }

  /// The backgrounds of marks, in each theme and with each accent.
  private var markColors: Set<Color> {
    Set(palettes.flatMap { palette in [.accent, .danger, .selection].map { palette[$0] } })
  }

  /// The palettes of the themes, with each accent.
  var palettes: [Palette] {
    [nil, Theme.dark, .light].flatMap { theme in
      let palette = Palette(ColorScheme(theme: theme, traits: terminal.traits, depth: terminal.depth))
      return Tint.accents.map(palette.accented)
    }
  }
}

extension TerminalTraits {
  /// A terminal with a dark background that it reports.
  public static let dark = reporting(.rgb(30, 30, 30))
  /// A terminal with a light background that it reports.
  public static let light = reporting(.rgb(255, 255, 255))

  /// A terminal that reports this background.
  public static func reporting(_ background: Color) -> TerminalTraits {
    var traits = TerminalTraits()
    traits.learn(background: background)
    return traits
  }
}
