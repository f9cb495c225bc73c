import Catalogue
import Entities
import FeatureKit
import Testing

/// The characters that come with the app have looks of their own, which belong to the catalogue's identifiers.
struct BuiltInLookTests {
  /// The plain assistant is no character.
  private let avatars = BuiltInAvatars(language: .english).all.filter { !$0.isAssistant }
  private let featured = BuiltInAvatars(language: .english).featured.filter { !$0.isAssistant }

  @Test func eachHasALookThatNoOtherHas() {
    #expect(Set(avatars.map(\.portrait)).count == avatars.count)
    for avatar in avatars {
      #expect((0..<12).allSatisfy { avatar.look(choosing: $0) != avatar.portrait }, "\(avatar.name)")
    }
  }

  @Test func theFeaturedOnesAreThoseOfTheCatalogue() {
    #expect(BuiltInLook.featured == featured.map(\.portrait))
  }
}
