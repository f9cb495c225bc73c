import Entities
import FeatureKit
import TerminalUI
import Testing

struct LanguageTests {
  /// Two types with the same texts must stay equal.
  @Test(arguments: Language.allCases)
  func theInterfacesLanguageIsTheContents(language: Language) {
    #expect(language.rawValue == language.content.rawValue)
    #expect(Language(language.content) == language)
    #expect(Language.allCases.count == ContentLanguage.allCases.count)
  }
}
