import Catalogue
import Entities
import Storage
import Testing

@testable import AvatarLibrary

@Suite struct ListTests {
  @Test func featuredOnesAreTheCatalogues() async throws {
    let shelf = try await Shelf()
    #expect(try await shelf.featuredAvatars() == shelf.builtIn.featured)
    #expect(try await shelf.defaultAvatar() == shelf.builtIn.featured.first)
  }

  @Test func popularOnesAreOrderedByOpenings() async throws {
    let shelf = try await Shelf()
    let order = shelf.builtIn.popular
    let own = try await shelf.make("Pudding")
    #expect(try await shelf.popularAvatars() == order + [own])
    try await shelf.open(order[7].id, times: 2)
    try await shelf.open(own.id, times: 3)
    try await shelf.open(order[9].id, times: 2)
    let popular = try await shelf.popularAvatars()
    #expect(popular.prefix(3) == [own, order[7], order[9]])
    // The others stay in their order.
    #expect(popular.dropFirst(3).map(\.id) == order.indices.filter { $0 != 7 && $0 != 9 }.map { order[$0].id })
  }

  @Test(arguments: CharacterOption.allCases) func kindsHaveTheirs(_ kind: CharacterOption) async throws {
    let shelf = try await Shelf()
    let own = try await shelf.make("Pudding")
    let found = try await shelf.avatars(of: kind)
    let expected = shelf.builtIn.popular.filter { $0.character == kind } + (kind == .cat ? [own] : [])
    #expect(found == expected)
    #expect(!found.isEmpty)
  }

  @Test func allAreTheBuiltInOnesAndThePersonsOwn() async throws {
    let shelf = try await Shelf()
    let other = UserProfile(id: UserProfile.ID(high: 8, low: 8), created: Timestamp(milliseconds: 1))
    try await shelf.stores.profiles.save(other)
    _ = try await shelf.store("Stranger", 1, by: other.id)
    let (older, newer) = (try await shelf.store("Older", 2), try await shelf.store("Newer", 3))
    #expect(try await shelf.allAvatars() == shelf.builtIn.all + [newer, older])
    #expect(try await shelf.ownAvatars() == [newer, older])
  }

  @Test func recentOnesAreBuiltInOrStoredAndStillKnown() async throws {
    let shelf = try await Shelf()
    let own = try await shelf.make("Pudding")
    let builtIn = shelf.builtIn.all[0]
    try await shelf.open(own.id, times: 1, at: 1)
    try await shelf.open(Avatar.ID(high: 5, low: 5), times: 1, at: 2)
    try await shelf.open(builtIn.id, times: 1, at: 3)
    #expect(try await shelf.recentAvatars(limit: 9) == [builtIn, own])
    #expect(try await shelf.recentAvatars(limit: 1) == [builtIn])
    try await shelf.deleteAvatar(own.id)
    #expect(try await shelf.recentAvatars(limit: 9) == [builtIn])
  }

  @Test func withoutAProfileThereAreTheBuiltInOnes() async throws {
    let shelf = try await Shelf(signedIn: false)
    #expect(try await shelf.popularAvatars() == shelf.builtIn.popular)
    #expect(try await shelf.allAvatars() == shelf.builtIn.all)
    #expect(try await shelf.avatar(named: shelf.builtIn.all[0].name) == shelf.builtIn.all[0])
    await #expect(throws: AvatarFailure.noProfile) { try await shelf.recentAvatars(limit: 1) }
    await #expect(throws: AvatarFailure.noProfile) { try await shelf.ownAvatars() }
    await #expect(throws: AvatarFailure.noProfile) { try await shelf.make("Pudding") }
    await #expect(throws: AvatarFailure.noProfile) { try await shelf.deleteAvatar(shelf.builtIn.all[0].id) }
  }

  @Test func idsFindBuiltInStoredAndDeletedOnes() async throws {
    let shelf = try await Shelf()
    let own = try await shelf.make("Pudding")
    try await shelf.deleteAvatar(own.id)
    var deleted = own
    deleted.isDeleted = true
    #expect(try await shelf.avatar(own.id) == deleted)
    #expect(try await shelf.avatar(shelf.builtIn.all[3].id) == shelf.builtIn.all[3])
    #expect(try await shelf.avatar(Avatar.ID(high: 5, low: 5)) == nil)
  }
}
