/// A language of the program's texts and characters, by its ISO 639-1 code.
public enum ContentLanguage: String, CaseIterable, Sendable, Codable {
  case english = "en"
  case korean = "ko"

  /// The language of a BCP 47 tag or of a POSIX locale's name, such as `ko-KR` or `ko_KR.UTF-8`; nil for any other.
  public init?(tag: String) {
    self.init(rawValue: tag.prefix { $0.isLetter }.lowercased())
  }

  /// The language in which most of a text is written. A Korean syllable counts as three letters; a few Korean words in
  /// an English text do not make it Korean.
  public init(ofMost text: String) {
    var (syllables, letters) = (0, 0)
    for scalar in text.unicodeScalars {
      if (0xAC00...0xD7A3).contains(scalar.value) {
        syllables += 1
      } else if scalar.properties.isAlphabetic {
        letters += 1
      }
    }
    self = syllables > 0 && syllables * 3 >= letters ? .korean : .english
  }

  /// The text of this language.
  public func callAsFunction(_ english: String, _ korean: String) -> String {
    switch self {
    case .english: english
    case .korean: korean
    }
  }
}
