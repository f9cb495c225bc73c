/// Composes Hangul syllables from their letters (the Unicode Standard, section 3.12).
///
/// Some systems store and paste the letters one by one. They look like the syllable, so a search must treat them like
/// it.
enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let vowels: UInt32 = 21
  private static let finals: UInt32 = 28

  /// The syllable that the two compose; nil when they do not.
  static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return Unicode.Scalar(syllables + ((first.value - 0x1100) * vowels + second.value - 0x1161) * finals)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - syllables) % finals == 0:
      return Unicode.Scalar(first.value + second.value - 0x11A7)
    default:
      return nil
    }
  }
}
