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

  @Test(arguments: BuiltInAvatars(language: .english).all + BuiltInAvatars(language: .korean).all)
  func textsFitTheirPlaces(avatar: Avatar) {
    #expect(!avatar.name.isEmpty && Self.cells(avatar.name) <= 20)
    #expect((20...62).contains(Self.cells(avatar.tagline)), "\(Self.cells(avatar.tagline)): \(avatar.tagline)")
    #expect((40...260).contains(Self.cells(avatar.greeting)), "\(Self.cells(avatar.greeting)): \(avatar.greeting)")
    #expect((400...1_000).contains(Self.cells(avatar.personality)), "\(Self.cells(avatar.personality))")
    for text in [avatar.name, avatar.tagline, avatar.greeting, avatar.personality] {
      #expect(!text.contains { $0.isNewline }, "one paragraph; views wrap it")
      #expect(!text.contains("  ") && text.first?.isWhitespace == false && text.last?.isWhitespace == false)
      #expect(!text.unicodeScalars.contains { $0.properties.isEmojiPresentation })
    }
  }

  @Test func koreanIsKoreanAndEnglishIsNot() {
    for avatar in BuiltInAvatars(language: .korean).all {
      for text in [avatar.name, avatar.tagline, avatar.greeting, avatar.personality] {
        #expect(Self.hasHangul(text), "\(text)")
      }
    }
    for avatar in BuiltInAvatars(language: .english).all {
      for text in [avatar.name, avatar.tagline, avatar.greeting, avatar.personality] {
        #expect(!Self.hasHangul(text), "\(text)")
      }
    }
  }

  @Test(arguments: ContentLanguage.allCases)
  func noTextOccursTwice(language: ContentLanguage) {
    let avatars = BuiltInAvatars(language: language).all
    for texts in [avatars.map(\.name), avatars.map(\.tagline), avatars.map(\.greeting), avatars.map(\.personality)] {
      #expect(Set(texts).count == texts.count)
    }
  }
}
