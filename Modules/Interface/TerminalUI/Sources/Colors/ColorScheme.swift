public import Terminal
import Synchronization

/// What the colours depend on: the theme, the terminal, and the user's accent.
public struct ColorScheme: Hashable, Sendable {
  let theme: Theme
  let depth: ColorDepth
  /// The background from which the colours are derived: the theme's own, else the terminal's if it fits the theme, else
  /// the usual one of the theme.
  let background: Color
  /// The terminal's text colour, if the background is the terminal's.
  let foreground: Color?
  /// Whether every cell is painted, because the terminal's own background may differ from `background`. False where
  /// cells cannot be painted.
  let isPainted: Bool
  var accent = Tint.indigo

  /// The scheme for a terminal.
  /// - Parameters:
  ///   - theme: The theme that the user wants; nil follows the terminal. A theme with its own background is used only
  ///     if the background can be painted.
  ///   - ownsScreen: Whether every cell can be painted. A command that prints lines cannot do that.
  public init(
    theme wanted: Theme? = nil, traits: TerminalTraits = TerminalTraits(), depth: ColorDepth = .trueColor,
    ownsScreen: Bool = true
  ) {
    let canPaint = ownsScreen && (depth == .trueColor || depth == .ansi256)
    // A theme's own background that cannot be painted would leave its words on another one.
    let theme = Theme(wanted: wanted.flatMap { canPaint || $0.own.isEmpty ? $0 : nil }, traits: traits)
    self.theme = theme
    self.depth = depth
    if let written = theme.own[.background] {
      background = ColorMix(background: written).settle(written, contrast: ColorMix.leastOfBackground)
      foreground = nil
      isPainted = traits.background != background
    } else {
      let own = traits.background.flatMap { color in
        theme == Theme(wanted: nil, traits: traits) && !Self.isInBetween(color) ? color : nil
      }
      background = own ?? theme.usualBackground
      foreground = own == nil ? nil : traits.foreground
      isPainted = canPaint && own == nil
    }
  }

  /// Whether the terminal has 16 colours or none: too few for surfaces.
  var isPoor: Bool { depth == .ansi16 || depth == .none }

  /// Whether neither black nor white text has much contrast on a background.
  private static func isInBetween(_ color: Color) -> Bool {
    ColorContrast.luminance(color).map { 0.06...0.38 ~= $0 } ?? false
  }
}

extension ColorScheme {
  /// The colours made so far. A program uses a few schemes, and asks for their colours in every frame.
  private static let made = Mutex<[ColorScheme: [Tint: Color]]>([:])

  /// The colour of each tint.
  var colors: [Tint: Color] {
    Self.made.withLock { made in
      if let colors = made[self] { return colors }
      // A terminal can report another background again and again.
      if made.count > 64 { made = [:] }
      let colors: [Tint: Color] =
        switch depth {
        case .none: [:]
        case .ansi16: colorsOf16
        case .ansi256: TintReduction(self).colors
        case .trueColor: ColorDerivation(self).colors
        }
      made[self] = colors
      return colors
    }
  }

  /// The user decides how the 16 colours look, so tints get them by name, and as different as possible. Text keeps the
  /// terminal's own colour.
  private var colorsOf16: [Tint: Color] {
    var colors = theme.colorsOf16
    colors[.accent] = colors[accent]
    return colors
  }
}
