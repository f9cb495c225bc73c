/// The permission of a scalar in painted text, regardless of its neighbours.
enum ScalarClass {
  /// Whether a line ends here. The cluster "\r\n" begins with such a scalar.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The replacement of a scalar that must not be painted, 0 for none; nil for scalars that may be painted.
  static func replacement(of scalar: Unicode.Scalar, in form: Sanitizer.Form) -> UInt32? {
    let value = scalar.value
    if value < 0x20 { return form == .body ? 0x2400 + value : 0 }
    if value < 0x7F { return nil }
    if value == 0x7F { return form == .body ? 0x2421 : 0 }
    if value < 0xA0 { return form == .body ? 0xFFFD : 0 }
    if isInvisible(value) { return 0 }
    if isOutsideText(scalar) { return 0xFFFD }
    return nil
  }

  /// Invisible scalars: they hide text, change its direction, or make different names look the same.
  ///
  /// Joiners, variation selectors and tags are not among them: they have their places inside clusters.
  static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // Direction.
    case 0xAD, 0x034F, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x2060...0x2065, 0x206A...0x206F: true
    case 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true  // Controls of shorthand and of music.
    default: false
    }
  }

  /// Private planes, noncharacters and unassigned scalars. Terminals give them meanings of their own: kitty draws
  /// pictures at U+10EEEE.
  private static func isOutsideText(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value >= 0xF0000 || value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value { return true }
    if isTag(value) { return false }
    return scalar.properties.generalCategory == .unassigned
  }

  /// Whether it is a tag, an invisible letter.
  static func isTag(_ value: UInt32) -> Bool { 0xE0000...0xE007F ~= value }

  /// Whether it is a variation selector, of any kind.
  static func isVariationSelector(_ value: UInt32) -> Bool {
    0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value
  }

  /// Whether it is a picture, or can become one.
  static func isPictographic(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xA0 && scalar.properties.isEmoji && !(0x1F3FB...0x1F3FF ~= scalar.value)
  }

  /// Whether it is of a script whose letters change their shape beside a joiner: Arabic and related scripts, and the
  /// scripts of India and South-East Asia.
  static func isOfJoiningScript(_ value: UInt32) -> Bool {
    switch value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1800...0x18AF: true
    case 0x1B00...0x1B7F, 0xA840...0xA87F, 0xA980...0xA9DF, 0xFB50...0xFDCF, 0xFE70...0xFEFC: true
    default: false
    }
  }
}
