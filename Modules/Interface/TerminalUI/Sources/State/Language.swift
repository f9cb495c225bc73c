/// A language of the program. A phrase stands once in the source, in all of them, so that none can lack it:
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
