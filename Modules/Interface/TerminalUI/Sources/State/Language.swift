/// A language of the program. Each phrase is in the source once, in all languages, so that none can be missing:
///
///     extension Language {
///       var finish: String { self("Finish", "완료") }
///     }
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"

  /// A phrase in this language.
  public func callAsFunction(_ english: String, _ korean: String) -> String {
    switch self {
    case .english: english
    case .korean: korean
    }
  }
}
