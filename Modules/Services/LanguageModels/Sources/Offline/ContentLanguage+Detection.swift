import Entities

extension ContentLanguage {
  /// The language of a user's text: Korean if it contains any Hangul, nil if it contains no letter. Only the end of a
  /// long text is examined, the part that the engine reads.
  init?(of text: String) {
    var hasLetter = false
    for scalar in ElizaTokenizer.readPart(of: text).unicodeScalars {
      if scalar.isHangul {
        self = .korean
        return
      }
      hasLetter = hasLetter || scalar.properties.isAlphabetic
    }
    guard hasLetter else { return nil }
    self = .english
  }
}

extension Unicode.Scalar {
  /// Syllables, and the jamo that people type alone: ㅋㅋ, ㅠㅠ.
  var isHangul: Bool {
    switch value {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: true
    default: false
    }
  }
}
