import Terminal

/// Derives the colours of a scheme with 24 bits from its background and from the theme's own colours.
///
/// Words have a contrast of at least 4.5 on every background here. Words of what cannot be used have one of 3 on the
/// plain backgrounds, and lines one of 1.8 on the screen's. A theme's own colour that has less is changed until it has
/// enough, and becomes a correction.
struct ColorDerivation {
  private(set) var colors: [Tint: Color] = [:]
  private(set) var corrections: [ThemeCorrection] = []
  private let theme: Theme
  private let mix: ColorMix

  init(_ scheme: ColorScheme) {
    theme = scheme.theme
    mix = ColorMix(background: scheme.background)
    let (background, isLight) = (scheme.background, theme.isLight)
    let accent = theme.color(of: scheme.accent)
    settle(.background, usual: background, contrast: ColorMix.leastOfBackground)
    settle(.surface, usual: mix.step(0.04, contrast: 1.09))
    settle(.raised, usual: mix.step(isLight ? 0.07 : 0.08, contrast: isLight ? 1.15 : 1.2))
    settle(.ownMessage, usual: ColorMix.mix(background, accent, isLight ? 0.09 : 0.11))
    settle(.selection, usual: ColorMix.mix(background, accent, isLight ? 0.15 : 0.19))
    settle(.onAccent, usual: isLight ? .rgb(255, 255, 255) : .rgb(16, 16, 16))
    let plain = [Tint.background, .surface, .raised].compactMap { colors[$0] }
    let all = plain + [Tint.ownMessage, .selection].compactMap { colors[$0] }
    let fits = scheme.foreground.map { ColorMix.least($0, on: all) >= 7 } ?? false
    lift(
      .primary, usual: fits ? scheme.foreground ?? mix.ink : mix.ink(0.86, on: all, contrast: 7), on: all, contrast: 4.5
    )
    lift(.secondary, usual: mix.inked(0.55), on: all, contrast: 4.5)
    lift(.disabled, usual: mix.inked(0.35), on: plain, contrast: 3)
    lift(.border, usual: mix.inked(0.15), on: [background], contrast: 1.8)
    // The tints below are also the fill of a control that has the focus.
    let met = all + [colors[.onAccent]].compactMap(\.self)
    for tint in Tint.accents + [.danger, .warning, .success, .link] {
      lift(tint, usual: theme.color(of: tint), on: met, contrast: 4.5)
    }
    colors[.accent] = colors[scheme.accent]
  }

  /// Sets a colour behind words: the theme's own, changed until words can be read on it, or the usual one where the
  /// theme names none.
  private mutating func settle(_ tint: Tint, usual: Color, contrast: Double = ColorMix.leastOfSurface) {
    guard let own = theme.own[tint] else { return colors[tint] = usual }
    let color = mix.settle(own, contrast: contrast)
    colors[tint] = color
    note(tint, own, color, on: [mix.ink], contrast)
  }

  /// Sets a colour of words or marks: the theme's own, else the usual one, with enough contrast to each background.
  private mutating func lift(_ tint: Tint, usual: Color, on backgrounds: [Color], contrast: Double) {
    let color = mix.lift(theme.own[tint] ?? usual, on: backgrounds, contrast: contrast)
    colors[tint] = color
    if let own = theme.own[tint] { note(tint, own, color, on: backgrounds, contrast) }
  }

  private mutating func note(_ tint: Tint, _ own: Color, _ shown: Color, on backgrounds: [Color], _ least: Double) {
    guard shown != own else { return }
    corrections.append(
      ThemeCorrection(
        tint: tint, written: own, shown: shown, contrast: ColorMix.least(own, on: backgrounds), least: least))
  }
}
