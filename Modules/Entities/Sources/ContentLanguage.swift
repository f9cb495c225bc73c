/// A language of the program's texts and characters, by its ISO 639-1 code.
public enum ContentLanguage: String, CaseIterable, Sendable, Codable {
  case english = "en"
  case korean = "ko"

  /// The language of a BCP 47 tag or of a POSIX locale's name, such as `ko-KR` or `ko_KR.UTF-8`; nil for any other.
  public init?(tag: String) {
    self.init(rawValue: tag.prefix { $0.isLetter }.lowercased())
  }

  /// The text of this language.
  public func callAsFunction(_ english: String, _ korean: String) -> String {
    switch self {
    case .english: english
    case .korean: korean
    }
  }
}
