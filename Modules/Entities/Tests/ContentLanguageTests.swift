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

  @Test(arguments: [
    ("", ContentLanguage.english), ("She likes 김치 and keeps a long list of ships.", .english), ("등대지기", .korean),
    ("낮에는 GPT로 글을 쓰고 밤에는 별을 셉니다.", .korean), ("Été 42 ☂", .english), ("지우 (Jiu)", .korean),
  ])
  func mostOfATextDecides(text: String, language: ContentLanguage) {
    #expect(ContentLanguage(ofMost: text) == language)
  }
}
