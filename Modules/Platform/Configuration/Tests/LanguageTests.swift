import Entities
import System
import Testing

@testable import Configuration

struct LanguageTests {
  @Test(arguments: [
    ([:], ContentLanguage.english), (["LANG": "ko_KR.UTF-8"], .korean), (["LANG": "ko"], .korean),
    (["LANG": "kok_IN"], .english),
    (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "en_US"], .english), (["LANG": "C", "LC_ALL": "KO_kr@x"], .korean),
    (["LANG": "ko_KR", "LC_ALL": "C.UTF-8"], .english), (["LANG": "ko_KR", "LC_ALL": ""], .korean),
    (["LANG": "de_DE.UTF-8"], .english),
  ])
  func theLocaleDecides(variables: [String: String], language: ContentLanguage) {
    #expect(ContentLanguage(environment: ProcessEnvironment(variables)) == language)
  }

  @Test func anOptionComesBeforeTheLocale() throws {
    let home = try TemporaryHome()
    #expect(try home.configuration(["--lang", "en"], ["LC_ALL": "ko_KR"])[.language] == .english)
    #expect(try home.configuration([], ["LC_ALL": "C", "AICHAT_LANG": "KO"])[.language] == .korean)
    #expect(try home.configuration([], ["LANG": "ko_KR"], file: #"{"lang": "en"}"#)[.language] == .english)
  }

  @Test func anErrorSpeaksTheLanguageThatWasAskedFor() throws {
    let korean = ProcessEnvironment(["LC_ALL": "ko_KR"])
    let english = try CommonOptions(["--lang=EN"])
    let wrong = try CommonOptions(["--lang=de"])
    #expect(ContentLanguage(options: english, environment: korean) == .english)
    #expect(ContentLanguage(options: wrong, environment: korean) == .korean)
    #expect(ContentLanguage(options: wrong, environment: ProcessEnvironment(["AICHAT_LANG": "ko"])) == .korean)
    #expect(ContentLanguage(options: CommonOptions(), environment: ProcessEnvironment([:])) == .english)
  }
}
