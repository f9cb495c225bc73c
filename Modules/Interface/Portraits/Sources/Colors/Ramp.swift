/// Three tones of a colour. The light comes from the left.
struct Ramp {
  /// The side away from the light, the colour itself, and the side towards the light.
  let dark: Shade, base: Shade, light: Shade

  /// - Parameter depth: The part of night in the dark tone, 0 to 1.
  init(_ base: Shade, depth: Double = 0.28) {
    self.base = base
    dark = base.mixed(with: 0x140C28, depth)
    light = base.mixed(with: 0xFFFAE6, 0.2)
  }

  /// The tones as inks: a letter for the colour itself, and one each for the dark and the light tone.
  func inks(_ base: Character, _ dark: Character, _ light: Character = " ") -> Inks {
    [base: self.base, dark: self.dark, light: self.light]
  }
}
