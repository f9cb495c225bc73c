import Catalogue
import Entities
import Testing

struct BuiltInAvatarsTests {
  let english = BuiltInAvatars(language: .english).all
  let korean = BuiltInAvatars(language: .korean).all

  /// Chats and offline scripts store these. A changed one would lose users' conversations with that character.
  static let identifiers = [
    "01941f29-7c00-7000-8000-000000000001": "Assistant",
    "01941f29-7c00-7000-8000-000000000101": "Doyun",
    "01941f29-7c00-7000-8000-000000000102": "Anselm",
    "01941f29-7c00-7000-8000-000000000103": "Bertil",
    "01941f29-7c00-7000-8000-000000000201": "Juno",
    "01941f29-7c00-7000-8000-000000000202": "Marisol",
    "01941f29-7c00-7000-8000-000000000203": "Haneul",
    "01941f29-7c00-7000-8000-000000000301": "Ombrel",
    "01941f29-7c00-7000-8000-000000000302": "Tikk-Tava",
    "01941f29-7c00-7000-8000-000000000303": "Captain Sael",
    "01941f29-7c00-7000-8000-000000000401": "Dumpling",
    "01941f29-7c00-7000-8000-000000000402": "Sergeant Waffles",
    "01941f29-7c00-7000-8000-000000000403": "Bramble",
    "01941f29-7c00-7000-8000-000000000501": "Professor Inkwell",
    "01941f29-7c00-7000-8000-000000000502": "Tangerine",
    "01941f29-7c00-7000-8000-000000000503": "Nimbus",
  ]

  @Test func identifiersAreStable() {
    #expect(Set(english.map(\.id)).count == english.count)
    #expect(
      Dictionary(english.map { ($0.id.description, $0.name) }) { first, _ in first } == Self.identifiers)
    #expect(english.map(\.id) == korean.map(\.id))
  }

  @Test(arguments: CharacterOption.allCases)
  func everyKindHasAtLeastTwo(kind: CharacterOption) {
    #expect(english.count { $0.character == kind && !$0.isAssistant } >= 2)
  }

  @Test func featuredShowsTheAssistantAndEveryKindOnce() {
    let catalogue = BuiltInAvatars(language: .english)
    #expect(catalogue.featured.count == 6 && catalogue.featured[0].isAssistant)
    #expect(Set(catalogue.featured.dropFirst().map(\.character)) == Set(CharacterOption.allCases))
    #expect(catalogue.all[0].isAssistant)
  }

  @Test(arguments: ContentLanguage.allCases) func onlyTheAssistantHasNoDefinition(language: ContentLanguage) {
    let catalogue = BuiltInAvatars(language: language)
    for avatar in catalogue.all { #expect(catalogue.definition(of: avatar.id)?.isEmpty == avatar.isAssistant) }
    #expect(catalogue.definition(of: Avatar.ID(high: 0, low: 0)) == nil)
  }

  @Test func popularContainsEachCharacterOnce() {
    let catalogue = BuiltInAvatars(language: .korean)
    #expect(catalogue.popular.count == catalogue.all.count)
    #expect(Set(catalogue.popular) == Set(catalogue.all))
    #expect(catalogue.popular != catalogue.all)
  }

  @Test func findsByIdentifier() {
    let catalogue = BuiltInAvatars(language: .english)
    for avatar in catalogue.all { #expect(catalogue.avatar(avatar.id) == avatar) }
    #expect(catalogue.avatar(Avatar.ID(high: 0, low: 0)) == nil)
  }

  @Test func noCharacterHasAnAuthor() {
    for avatar in english + korean { #expect(avatar.author == nil) }
  }
}
