public import Terminal
import Synchronization

/// What the colours depend on: the theme, the terminal, and the user's accent.
public struct ColorScheme: Hashable, Sendable {
  let theme: Theme
  let depth: ColorDepth
  /// The background from which the colours are derived: the terminal's if it fits the theme, else the theme's.
  let background: Color
  /// The terminal's text colour, if the background is the terminal's.
  let foreground: Color?
  /// Whether the terminal's own background may differ from `background`. Every cell is painted then.
  let isPainted: Bool
  var accent = Tint.indigo

  /// The scheme for a terminal.
  /// - Parameters:
  ///   - theme: The theme that the user wants; nil follows the terminal.
  ///   - ownsScreen: Whether every cell can be painted. A command that prints lines cannot do that.
  public init(
    theme wanted: Theme? = nil, traits: TerminalTraits = TerminalTraits(), depth: ColorDepth = .trueColor,
    ownsScreen: Bool = true
  ) {
    let theme = Theme(wanted: wanted, traits: traits)
    self.theme = theme
    self.depth = depth
    let own = traits.background.flatMap { color in
      theme == Theme(wanted: nil, traits: traits) && !Self.isInBetween(color) ? color : nil
    }
    background = own ?? theme.background
    foreground = own == nil ? nil : traits.foreground
    isPainted = ownsScreen && own == nil && (depth == .trueColor || depth == .ansi256)
  }

  /// Whether the terminal has too few colours for surfaces, and the user decides how each looks.
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
        case .trueColor: derived
        }
      made[self] = colors
      return colors
    }
  }

  /// The colours with 24 bits. Words have a contrast of at least 4.5 on every background here, marks one of 3.
  var derived: [Tint: Color] {
    let isLight = theme == .light
    let mix = ColorMix(background: background)
    var colors: [Tint: Color] = [.background: background]
    colors[.surface] = mix.step(0.04, contrast: 1.09)
    colors[.raised] = mix.step(isLight ? 0.07 : 0.08, contrast: isLight ? 1.15 : 1.2)
    let plain = [colors[.background], colors[.surface], colors[.raised]].compactMap(\.self)
    let accent = theme.color(of: accent)
    colors[.ownMessage] = ColorMix.mix(background, accent, isLight ? 0.09 : 0.11)
    colors[.selection] = ColorMix.mix(background, accent, isLight ? 0.15 : 0.19)
    let all = plain + [colors[.ownMessage], colors[.selection]].compactMap(\.self)
    let fits = foreground.map { ColorMix.least($0, on: all) >= 7 } ?? false
    colors[.primary] = fits ? foreground : mix.ink(0.86, on: all, contrast: 7)
    colors[.secondary] = mix.ink(0.55, on: all, contrast: 4.5)
    colors[.disabled] = mix.ink(0.35, on: plain, contrast: 3)
    colors[.border] = mix.ink(0.15, on: [background], contrast: 1.8)
    for tint in Tint.accents + [.danger, .warning, .success, .link] {
      colors[tint] = mix.lift(theme.color(of: tint), on: all, contrast: 4.5)
    }
    colors[.accent] = colors[self.accent]
    colors[.onAccent] = isLight ? .rgb(255, 255, 255) : .rgb(16, 16, 16)
    return colors
  }

  /// The user decides how the 16 colours look: they are chosen by name, and as different as possible. Words keep the
  /// terminal's own colour.
  private var colorsOf16: [Tint: Color] {
    var colors = theme.colorsOf16
    colors[.accent] = colors[accent]
    return colors
  }
}
