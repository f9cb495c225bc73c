/// Converts the keys of all keyboard protocols to `KeyPress`.
enum KeyNormalizer {
  /// The key that types `scalar`, `shifted` with shift, and `onLatinLayout` on a keyboard of Latin letters.
  static func key(
    _ scalar: Unicode.Scalar, shifted: Unicode.Scalar? = nil, onLatinLayout latin: Unicode.Scalar? = nil,
    modifiers: KeyPress.Modifiers
  ) -> KeyPress? {
    switch scalar.value {
    case 9: return KeyPress(.tab, modifiers)
    case 13: return KeyPress(.enter, modifiers)
    case 27: return KeyPress(.escape, modifiers)
    case 8, 127: return KeyPress(.backspace, modifiers)
    case 0..<0x20, 0x80..<0xA0: return nil
    default: break
    }
    var modifiers = modifiers
    var scalar = scalar
    let isShortcut = !modifiers.isDisjoint(with: [.control, .alt])
    if isShortcut, let latin, latin.isASCII, latin.value >= 0x20, !scalar.isASCII { scalar = latin }
    if modifiers.contains(.control) {
      // Shift stays a modifier on letters, where a legacy keyboard loses it; on other keys it gives other characters.
      if let lower = lowercase(scalar) {
        if lower != scalar { modifiers.insert(.shift) }
        scalar = lower
      } else if modifiers.contains(.shift), let shifted, shifted.value >= 0x20 {
        scalar = shifted
        modifiers.remove(.shift)
      }
    } else if modifiers.contains(.shift) {
      if let shifted, shifted.value >= 0x20 {
        scalar = shifted
      } else if 0x61...0x7A ~= scalar.value {
        scalar = Unicode.Scalar(UInt8(scalar.value - 0x20))
      }
      if scalar != " " { modifiers.remove(.shift) }
    }
    return KeyPress(.character(Character(scalar)), modifiers)
  }

  /// The letter in lower case; nil for other characters than ASCII letters.
  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x61...0x7A: scalar
    case 0x41...0x5A: Unicode.Scalar(UInt8(scalar.value + 0x20))
    default: nil
    }
  }

  /// The key for a number of kitty's private area; nil for modifiers, media keys and others without a meaning here.
  static func functionKey(kitty value: Int) -> KeyPress.Code? {
    switch value {
    case 57376...57398: .function(value - 57376 + 13)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(value - 57399 + 0x30))))
    case 57409: .character(".")
    case 57410: .character("/")
    case 57411: .character("*")
    case 57412: .character("-")
    case 57413: .character("+")
    case 57414: .enter
    case 57415: .character("=")
    case 57416: .character(",")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
