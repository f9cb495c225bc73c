public import Terminal

/// The colours of the tints.
public struct Palette: Hashable, Sendable {
  private let scheme: ColorScheme
  private let colors: [Tint: Color]

  /// The colours for a scheme.
  public init(_ scheme: ColorScheme) {
    self.scheme = scheme
    colors = scheme.colors
  }

  /// The same colours with another accent, one of `Tint.accents`. Other tints change nothing.
  public func accented(by tint: Tint) -> Palette {
    guard tint != scheme.accent, Tint.accents.contains(tint) else { return self }
    var scheme = scheme
    scheme.accent = tint
    return Palette(scheme)
  }

  /// Whether the background of the screen is light.
  public var isLight: Bool { scheme.theme.isLight }

  /// Whether there are enough colours for surfaces and for drawings: 256 of them. Otherwise lines stand where surfaces
  /// would end.
  public var hasSurfaces: Bool { !scheme.isPoor }

  /// Whether every cell is painted, because the terminal's own background does not fit the colours.
  var isPainted: Bool { scheme.isPainted }

  /// The attributes that replace a colour on terminals that do not have it.
  func attributes(of tint: Tint) -> Attributes {
    guard scheme.isPoor else { return [] }
    switch tint {
    case .disabled, .border: return .dim
    case .secondary: return scheme.depth == .none ? .dim : []
    case .link: return .underline
    default: return []
    }
  }

  /// Fills cells with a colour, and makes their words readable on it.
  func fill(_ style: inout Style, with tint: Tint) {
    style.attributes.insert(.bold)
    if scheme.isPoor { return style.attributes.formUnion(.reverse) }
    style.foreground = self[.onAccent]
    style.background = self[tint]
  }

  /// Puts cells on the background of a chosen row.
  func highlight(_ style: inout Style) {
    style.attributes.insert(.bold)
    if scheme.isPoor { return style.attributes.formUnion(.reverse) }
    if style.foreground == .standard { style.foreground = self[.primary] }
    style.background = self[.selection]
  }

  /// The backgrounds behind a panel: each colour of the palette, mixed 60 % with the background of the screen.
  var dimmedBackgrounds: [Color: Color] {
    guard hasSurfaces else { return [:] }
    return Dictionary(colors.values.map { ($0, dimmed($0)) }) { first, _ in first }
  }

  /// A colour behind a panel.
  func dimmed(_ color: Color) -> Color { ColorMix.mix(color.exact, self[.background].exact, 0.6) }

  /// The colour of a tint; the terminal's own if it has none.
  public subscript(_ tint: Tint) -> Color {
    colors[tint] ?? .standard
  }
}
