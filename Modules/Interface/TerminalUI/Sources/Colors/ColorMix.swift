import Terminal

/// Mixes colours until they can be read.
///
/// All colours are sRGB, and mixed in sRGB. Contrasts are those of WCAG 2.1.
struct ColorMix {
  /// The background of the screen, from which the others are derived.
  let background: Color
  /// Black on a light background, white on a dark one.
  let ink: Color

  init(background: Color) {
    self.background = background
    let isLight = ColorContrast.luminance(background) ?? 0 > ColorContrast.middle
    ink = isLight ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
  }

  /// The background with the least ink that gives this contrast to the background itself, in steps of 1 %.
  /// - Parameter part: The least part of ink, 0 to 1.
  func step(_ part: Double, contrast: Double) -> Color {
    Self.first(from: part, by: 0.01) {
      let color = Self.mix(background, ink, $0)
      return Self.least(color, on: [background]) >= contrast ? color : nil
    } ?? ink
  }

  /// The colour with the least ink that gives this contrast to each background, in steps of 2 %.
  func lift(_ color: Color, on backgrounds: [Color], contrast: Double) -> Color {
    Self.first(from: 0, by: 0.02) {
      let color = Self.mix(color, ink, $0)
      return Self.least(color, on: backgrounds) >= contrast ? color : nil
    } ?? ink
  }

  /// The background with a part of ink.
  func inked(_ part: Double) -> Color { Self.mix(background, ink, part) }

  /// The background with a part of ink, and more where the contrast requires it.
  func ink(_ part: Double, on backgrounds: [Color], contrast: Double) -> Color {
    lift(inked(part), on: backgrounds, contrast: contrast)
  }

  /// The least contrast of ink to the background of the screen, and to other surfaces. With less, colours that are derived
  /// from them could not have the contrast of words.
  static let leastOfBackground = 9.6, leastOfSurface = 5.5

  /// A colour for behind words: mixed with the opposite of ink, in steps of 2 %, until ink has this contrast to it.
  func settle(_ color: Color, contrast: Double) -> Color {
    let paper: Color = ink == .rgb(0, 0, 0) ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
    return Self.first(from: 0, by: 0.02) {
      let color = Self.mix(color, paper, $0)
      return Self.least(ink, on: [color]) >= contrast ? color : nil
    } ?? paper
  }

  /// The first colour with a part of the second, 0 to 1; the first alone unless both have 24 bits.
  static func mix(_ one: Color, _ other: Color, _ part: Double) -> Color {
    guard case .rgb(let red, let green, let blue) = one, case .rgb(let red2, let green2, let blue2) = other else {
      return one
    }
    func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(other) - Double(one)) * part).rounded())
    }
    return .rgb(mixed(red, red2), mixed(green, green2), mixed(blue, blue2))
  }

  /// The lowest contrast of a colour to backgrounds.
  static func least(_ color: Color, on backgrounds: [Color]) -> Double {
    backgrounds.lazy.compactMap { ColorContrast.ratio(color, $0) }.min() ?? 0
  }

  private static func first(from start: Double, by step: Double, _ try: (Double) -> Color?) -> Color? {
    for part in stride(from: start, through: 1, by: step) {
      if let color = `try`(part) { return color }
    }
    return nil
  }
}
