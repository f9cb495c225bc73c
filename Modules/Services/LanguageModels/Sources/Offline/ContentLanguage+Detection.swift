import Entities

extension ContentLanguage {
  /// The language of what somebody wrote: Korean where there is any Hangul, nil where there is no letter at all.
  /// Looks at the same end of a long text that the engine reads.
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
  /// Syllables, and the jamo that people type as they are: ㅋㅋ, ㅠㅠ.
  var isHangul: Bool {
    switch value {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: true
    default: false
    }
  }
}
