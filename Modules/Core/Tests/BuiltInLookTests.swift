import Catalogue
import Entities
import FeatureKit
import Testing

/// The characters that come with the app have looks of their own, which belong to the catalogue's identifiers.
struct BuiltInLookTests {
  private let avatars = BuiltInAvatars(language: .english)

  @Test func eachHasALookThatNoOtherHas() {
    #expect(Set(avatars.all.map(\.portrait)).count == avatars.all.count)
    for avatar in avatars.all {
      #expect((0..<12).allSatisfy { avatar.look(choosing: $0) != avatar.portrait }, "\(avatar.name)")
    }
  }

  @Test func theFeaturedOnesAreThoseOfTheCatalogue() {
    #expect(BuiltInLook.featured == avatars.featured.map(\.portrait))
  }
}
