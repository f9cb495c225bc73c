public import Terminal

/// The colours of the program: the usual ones for a dark or a light background, or a theme with colours of its own.
public struct Theme: Hashable, Sendable {
  /// The usual colours for a dark background, and for a light one.
  public static let dark = Theme(isLight: false), light = Theme(isLight: true)

  /// Whether the background is light.
  public let isLight: Bool
  /// The theme's own colours, as they were written; empty for the usual themes, else with a background.
  let own: [Tint: Color]

  private init(isLight: Bool) { (self.isLight, own) = (isLight, [:]) }

  /// A theme with a background and colours of its own. The others are derived from the background.
  ///
  /// A colour with too little contrast is not shown as it is: `corrections` lists those.
  /// - Parameter colors: Colours with 24 bits, also of surfaces. `accent` has no effect: the user chooses it among
  ///   `Tint.accents`.
  public init(background: Color, colors: [Tint: Color] = [:]) {
    isLight = ColorContrast.luminance(background) ?? 0 > ColorContrast.middle
    var own = colors
    own[.background] = background
    own[.accent] = nil
    self.own = own
  }

  /// The theme for a terminal: the user's choice, else the terminal's background, else dark, as most are.
  public init(wanted: Theme?, traits: TerminalTraits) {
    self = wanted ?? (traits.isLight == true ? .light : .dark)
  }
}

extension EnvironmentValues {
  private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme? = nil
  }

  private struct ColorsKey: EnvironmentKey {
    static let defaultValue = true
  }

  private struct LinksKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// The theme that the user wants; nil follows the terminal's background.
  public var theme: Theme? {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// Whether the user wants colours, where the terminal has them.
  public var usesColors: Bool {
    get { self[ColorsKey.self] }
    set { self[ColorsKey.self] = newValue }
  }

  /// Whether the terminal makes links clickable, so that their addresses need not be shown beside them.
  public internal(set) var showsLinks: Bool {
    get { self[LinksKey.self] }
    set { self[LinksKey.self] = newValue }
  }
}
