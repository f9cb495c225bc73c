import Catalogue
import Entities
import Testing

struct DemoContentTests {
  @Test(arguments: ContentLanguage.allCases) func everythingFitsTogether(language: ContentLanguage) {
    let content = DemoContent(language: language)
    let builtIn = BuiltInAvatars(language: language)
    #expect(content.chats.count == 3 && content.avatars.count == 2)
    for chat in content.chats {
      // A chat with an unknown avatar would be a row that does not open.
      #expect(builtIn.avatar(chat.avatar) != nil)
      #expect(!chat.lines.isEmpty && chat.lines.count % 2 == 0, "each question has its answer")
    }
    #expect(content.chats.map(\.hours) == content.chats.map(\.hours).sorted())
    #expect(content.chats.contains { !$0.isSeen })
  }

  @Test func everyTextHasBothLanguages() {
    let (english, korean) = (DemoContent(language: .english), DemoContent(language: .korean))
    func texts(_ content: DemoContent) -> [String] {
      [content.name] + content.avatars.map(\.name) + content.chats.compactMap(\.title) + content.chats.flatMap(\.lines)
    }
    #expect(texts(english).count == texts(korean).count)
    for text in texts(english) { #expect(!TextsTests.hasHangul(text) && !text.isEmpty) }
    for text in texts(korean) { #expect(TextsTests.hasHangul(text)) }
  }
}
