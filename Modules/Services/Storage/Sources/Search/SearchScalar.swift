/// The role of one scalar in a search.
enum SearchScalar {
  /// A part of a run of this kind.
  case part(SearchRun.Kind, Unicode.Scalar)
  /// An accent or vowel sign: it belongs to the word before it.
  case mark(Unicode.Scalar)
  /// An invisible character: the run continues as if it were not there.
  case dropped
  /// The end of a run.
  case boundary

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: self = .part(.word, scalar)
    case 0x41...0x5A: self = .part(.word, Unicode.Scalar(UInt8(scalar.value + 0x20)))
    case ..<0x80: self = .boundary
    case 0xFF01...0xFF5E:  // Full-width forms of ASCII.
      self = Unicode.Scalar(scalar.value - 0xFEE0).map(SearchScalar.init) ?? .boundary
    default: self = Self.classified(scalar)
    }
  }

  private static func classified(_ scalar: Unicode.Scalar) -> SearchScalar {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return .dropped }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return .part(isGram(scalar) ? .grams : .word, scalar)
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark(scalar)
    case .format: return .dropped
    default: return .boundary
    }
  }

  /// Hangul, kana and Han, by the blocks of Unicode 15.
  private static func isGram(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Hangul
    case 0x3005...0x3007, 0x3031...0x3035, 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true  // kana and signs
    case 0x1B000...0x1B16F: true  // rare kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true  // Han
    default: false
    }
  }
}
