import Entities
import Testing

@MainActor struct AvatarDescriptionTests {
  private let alien = AvatarDescription(character: .alien, action: .smiling, location: .park)

  @Test func namesKindActivityAndPlace() {
    #expect(alien.sentence(in: .english) == "An alien that is smiling in the park")
    #expect(alien.sentence(in: .korean) == "공원에서 웃고 있는 외계인")
  }

  @Test(arguments: CharacterOption.allCases) func theArticleFollowsTheVowel(_ kind: CharacterOption) {
    let sentence = AvatarDescription(character: kind, action: .eating, location: .city).sentence(in: .english)
    #expect(sentence.hasPrefix(kind == .alien ? "An alien " : "A \(kind.rawValue) "))
  }

  @Test func spaceHasNoArticle() {
    let cat = AvatarDescription(character: .cat, action: .sitting, location: .space)
    #expect(cat.sentence(in: .english) == "A cat that is sitting in space")
  }

  @Test func koreanParticlesFollowTheVerb() {
    #expect(
      AvatarDescription(character: .dog, action: .sitting, location: .forest).sentence(in: .korean) == "숲에 앉아 있는 강아지")
    #expect(
      AvatarDescription(character: .woman, action: .working, location: .museum).sentence(in: .korean)
        == "박물관에서 일하고 있는 여자")
  }

  @Test(arguments: ContentLanguage.allCases) func noTwoChoicesReadTheSame(_ language: ContentLanguage) {
    var sentences: Set<String> = []
    for character in CharacterOption.allCases {
      for action in CharacterAction.allCases {
        for location in CharacterLocation.allCases {
          let description = AvatarDescription(character: character, action: action, location: location)
          sentences.insert(description.sentence(in: language))
        }
      }
    }
    #expect(sentences.count == 5 * 11 * 7)
    #expect(Set(CharacterAction.allCases.map { $0.title(in: language) }).count == 11)
    #expect(Set(CharacterLocation.allCases.map { $0.title(in: language) }).count == 7)
    #expect(Set(CharacterOption.allCases.map { $0.plural(in: language) }).count == 5)
  }

  @Test func theTaglineComesBeforeTheDescription() {
    var avatar = Avatar(
      id: Avatar.ID(high: 0, low: 1), name: "Zed", character: .alien, action: .smiling, location: .park,
      tagline: "Waits for the mothership", created: Timestamp(milliseconds: 0))
    #expect(avatar.summary(in: .korean) == "Waits for the mothership")
    avatar.tagline = " \n"
    #expect(avatar.summary(in: .english) == "An alien that is smiling in the park")
    #expect(avatar.summary(in: .korean) == "공원에서 웃고 있는 외계인")
  }
}
