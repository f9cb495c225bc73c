/// The places where a line may end without a space: a small part of Unicode's UAX #14 (classes ID, CJ, OP, CL, NS, EX
/// and IS).
///
/// Chinese and Japanese are broken between characters, but not before closing or after opening signs. Korean has
/// spaces, and readers expect a line to end at one: a particle torn from its noun is hard to read, and unjustified
/// lines, as on a terminal, gain nothing. Hangul is therefore treated as letters are (UAX #14, 6.3, and W3C's
/// `word-break: keep-all`), and so is hanja inside a Korean word. Only a word longer than a line is broken between
/// syllables. Newspapers and books, which are justified, break between syllables everywhere.
public enum LineBreaking {
  /// Whether a line may end between two adjacent characters, by the first scalar of each. Neither is a space.
  @inline(__always)
  public static func mayBreak(between one: UInt32, and other: UInt32) -> Bool {
    // The rules concern no scalar below 0x2E80; most text ends here.
    if one < 0x2E80 && other < 0x2E80 { return false }
    return mayBreakBeyondLetters(one, other)
  }

  private static func mayBreakBeyondLetters(_ one: UInt32, _ other: UInt32) -> Bool {
    let isOneAlone = isIdeographic(one), isOtherAlone = isIdeographic(other)
    guard isOneAlone || isOtherAlone, !isTorn(between: one, and: other) else { return false }
    // Hanja in a Korean word belongs to it, and so does the following text.
    return !(isHangul(one) && isHan(other)) && !(isHan(one) && isHangul(other))
  }

  /// Whether a break here would tear a full stop from its sentence, or a bracket from its content.
  public static func isTorn(between one: UInt32, and other: UInt32) -> Bool {
    isClosing(other) || isOpening(one)
  }
}

extension LineBreaking {
  /// Characters that are words of their own: Han, kana, their punctuation and forms, emoji.
  private static func isIdeographic(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F: true
    case 0x1F000...0x1FAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  private static func isHan(_ value: UInt32) -> Bool {
    0x4E00...0x9FFF ~= value || 0x3400...0x4DBF ~= value || 0xF900...0xFAFF ~= value || 0x20000...0x3FFFF ~= value
  }

  private static func isHangul(_ value: UInt32) -> Bool {
    0xAC00...0xD7A3 ~= value || 0x1100...0x11FF ~= value || 0x3130...0x318F ~= value || 0xA960...0xA97F ~= value
      || 0xD7B0...0xD7FF ~= value
  }

  private static func isOpening(_ value: UInt32) -> Bool {
    switch value {
    case 0x28, 0x5B, 0x7B, 0x24, 0xA3, 0xA5, 0x2018, 0x201C, 0x20A9: true  // ( [ { $ £ ¥ ‘ “ ₩
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: true
    case 0xFF04, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0xFFE1, 0xFFE5, 0xFFE6: true
    default: false
    }
  }

  /// Characters that must not begin a line: closing signs, small kana, marks of length and iteration (JIS X 4051;
  /// Requirements for Hangul Text Layout, 2.4).
  private static func isClosing(_ value: UInt32) -> Bool {
    switch value {
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: true  // ! % ) , . : ; ? ] }
    case 0xA2, 0xB0, 0x2019, 0x201D, 0x2025, 0x2026, 0x2030, 0x2032, 0x2033, 0x203C, 0x2047...0x2049, 0x2103: true
    case 0x3001...0x3003, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B: true
    case 0x301C, 0x301E, 0x301F, 0x303B, 0x30FB...0x30FE, 0x309B...0x309E: true
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: true
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6: true
    case 0x31F0...0x31FF, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF5E: true
    case 0xFF60, 0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F, 0xFFE0: true
    default: false
    }
  }
}
