public import Terminal

/// A colour of a theme that is not shown as it was written, because words could not be read with it.
public struct ThemeCorrection: Hashable, Sendable {
  /// The use of the colour.
  public let tint: Tint
  /// The colour as it was written, and the one that is shown.
  public let written: Color, shown: Color
  /// The lowest contrast of the written colour to the colours beside it, and the least contrast that is required, as in
  /// WCAG 2.1.
  public let contrast: Double, least: Double
}

extension Theme {
  /// The theme's own colours that are corrected, in the order of `Tint.named`. Some depend on the accent: a colour that is
  /// corrected with any accent is listed once.
  public var corrections: [ThemeCorrection] {
    var found: [Tint: ThemeCorrection] = [:]
    for accent in Tint.accents {
      var scheme = ColorScheme(theme: self)
      scheme.accent = accent
      for correction in ColorDerivation(scheme).corrections where found[correction.tint] == nil {
        found[correction.tint] = correction
      }
    }
    return Tint.named.compactMap { found[$0] }
  }
}
