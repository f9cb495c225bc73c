import Catalogue
import Entities
import Testing

/// The rules for every text, also those of future characters.
struct TextsTests {
  /// The number of terminal cells, approximately: Hangul and other wide letters occupy two.
  static func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 && $1.value < 0x2000 || $1.value >= 0x2E80 ? 2 : 1) }
  }

  static func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// The texts of a character; the assistant has neither a greeting nor a personality.
  private static func texts(of avatar: Avatar, in language: ContentLanguage) -> [String] {
    let definition = BuiltInAvatars(language: language).definition(of: avatar.id) ?? CharacterDefinition()
    return [avatar.name, avatar.tagline] + [definition.greeting, definition.personality].filter { !$0.isEmpty }
  }

  @Test(arguments: ContentLanguage.allCases, BuiltInAvatars(language: .english).all.map(\.id))
  func textsFitTheirPlaces(language: ContentLanguage, id: Avatar.ID) throws {
    let avatar = try #require(BuiltInAvatars(language: language).avatar(id))
    let definition = try #require(BuiltInAvatars(language: language).definition(of: id))
    #expect(!avatar.name.isEmpty && Self.cells(avatar.name) <= 20)
    #expect((20...62).contains(Self.cells(avatar.tagline)), "\(Self.cells(avatar.tagline)): \(avatar.tagline)")
    if !avatar.isAssistant {
      #expect((40...260).contains(Self.cells(definition.greeting)), "\(definition.greeting)")
      #expect((400...1_000).contains(Self.cells(definition.personality)), "\(Self.cells(definition.personality))")
    }
    for text in Self.texts(of: avatar, in: language) {
      #expect(!text.contains { $0.isNewline }, "one paragraph; views wrap it")
      #expect(!text.contains("  ") && text.first?.isWhitespace == false && text.last?.isWhitespace == false)
      #expect(!text.unicodeScalars.contains { $0.properties.isEmojiPresentation })
    }
  }

  @Test func koreanIsKoreanAndEnglishIsNot() {
    for avatar in BuiltInAvatars(language: .korean).all {
      for text in Self.texts(of: avatar, in: .korean) {
        #expect(Self.hasHangul(text), "\(text)")
      }
    }
    for avatar in BuiltInAvatars(language: .english).all {
      for text in Self.texts(of: avatar, in: .english) {
        #expect(!Self.hasHangul(text), "\(text)")
      }
    }
  }

  @Test(arguments: ContentLanguage.allCases)
  func noTextOccursTwice(language: ContentLanguage) {
    let texts = BuiltInAvatars(language: language).all.flatMap { Self.texts(of: $0, in: language) }
    #expect(Set(texts).count == texts.count)
  }
}
