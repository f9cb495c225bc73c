import Entities
import Testing

struct ContentLanguageTests {
  @Test(arguments: [
    ("en", ContentLanguage.english), ("en-GB", .english), ("ko", .korean), ("ko-KR", .korean), ("KO", .korean),
    ("ko_KR.UTF-8", .korean), ("kok", nil), ("fr", nil), ("", nil), ("-ko", nil), ("C.UTF-8", nil),
  ])
  func tagsAndLocalesAreRead(tag: String, language: ContentLanguage?) {
    #expect(ContentLanguage(tag: tag) == language)
  }
}
