import Terminal

/// The colours of a scheme among the 240 fixed ones of a terminal with 256 colours.
///
/// A nearest colour may have less contrast than the colour itself, or be the same for two. The colours are therefore
/// chosen by contrast first, and by nearness among those that have enough.
struct TintReduction {
  private let scheme: ColorScheme

  init(_ scheme: ColorScheme) {
    self.scheme = scheme
  }

  var colors: [Tint: Color] {
    let wanted = ColorDerivation(scheme).colors
    let isLight = scheme.theme.isLight
    var colors: [Tint: Color] = [:]
    // Surfaces are greys, each one step further from the background than the one before.
    let (start, direction) = (greyOfBackground, isLight ? -1 : 1)
    for (offset, tint) in [Tint.background, .surface, .raised, .selection].enumerated() {
      colors[tint] = Self.grey(start + direction * offset)
    }
    colors[.ownMessage] = colors[.raised]
    let plain = [Tint.background, .surface, .raised].compactMap { colors[$0]?.exact }
    let all = plain + [colors[.selection]].compactMap { $0?.exact }
    let ink = ColorMix(background: scheme.background).ink
    let onAccent =
      scheme.theme.colorOf256(.onAccent)
      ?? wanted[.onAccent].map { Self.nearest(to: $0, on: [ink], contrast: ColorMix.leastOfSurface) }
    colors[.onAccent] = onAccent
    // A filled control has the colour behind its word.
    let met = plain + [onAccent].compactMap { $0?.exact }
    for (tint, color) in wanted where colors[tint] == nil {
      let (backgrounds, least): ([Color], Double) =
        switch tint {
        case .primary: (all, 7)
        case .secondary: (all, 4.5)
        case .disabled: (plain, 3)
        case .border: ([plain[0]], 1.8)
        default: (met, 4.5)
        }
      if let fixed = scheme.theme.colorOf256(tint), ColorMix.least(fixed.exact, on: backgrounds) >= least {
        colors[tint] = fixed
      } else {
        colors[tint] = Self.nearest(to: color, on: backgrounds, contrast: least)
      }
    }
    colors[.accent] = colors[scheme.accent]
    return colors
  }

  /// The nearest colour that has a contrast to each background; the one with the most if none has it.
  private static func nearest(to color: Color, on backgrounds: [Color], contrast: Double) -> Color {
    let candidates = (16...255).map { Color.palette(UInt8($0)) }
    func least(_ color: Color) -> Double { ColorMix.least(color.exact, on: backgrounds) }
    let readable = candidates.filter { least($0) >= contrast }
    return readable.min { $0.difference(from: color) < $1.difference(from: color) }
      ?? candidates.max { least($0) < least($1) } ?? color
  }

  /// The number of the grey that is nearest to the lightness of the background. 256 means white, which is beyond the
  /// lightest of the greys.
  private var greyOfBackground: Int {
    let wanted = ColorContrast.luminance(scheme.background) ?? 0
    func distance(_ index: Int) -> Double { abs((ColorContrast.luminance(Self.grey(index).exact) ?? 0) - wanted) }
    return (232...256).min { distance($0) < distance($1) } ?? 232
  }

  /// The greys, 232 to 255, and white after them.
  private static func grey(_ index: Int) -> Color { .palette(index > 255 ? 231 : UInt8(max(232, index))) }
}
