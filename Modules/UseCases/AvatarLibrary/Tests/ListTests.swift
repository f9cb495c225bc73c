import Catalogue
import Entities
import Storage
import Testing

@testable import AvatarLibrary

@Suite struct ListTests {
  @Test func `Featured characters begin in the catalogue's order, and change with each day and each opening`()
    async throws
  {
    let repository = try await TestRepository()
    let first = repository.builtIn.featured
    #expect(try await Array(repository.featuredAvatars().prefix(first.count)) == first)
    #expect(try await repository.defaultAvatar() == first[0] && first[0].isAssistant)
    #expect(try await Set(repository.featuredAvatars()) == Set(repository.builtIn.all))
    try await repository.open(first[1].id, times: 1)
    #expect(try await Array(repository.featuredAvatars().prefix(3)) == [first[0]] + first[2...3])
    #expect(try await repository.featuredAvatars().last == first[1])
    // A day later others come first.
    let later = try await TestRepository(at: Timestamp(milliseconds: 86_400_001))
    let next = try await later.featuredAvatars()
    #expect(next[0].isAssistant && Set(next[1...4].map(\.id)).isDisjoint(with: first.prefix(5).map(\.id)))
    #expect(Set(next) == Set(repository.builtIn.all))
  }

  @Test func `Chats count more than openings, and a large library adds a few`() async throws {
    let repository = try await TestRepository()
    let order = repository.builtIn.popular
    var own: [Avatar] = []
    for number in 0..<12 { own.append(try await repository.store("\(number)", UInt64(number + 2))) }
    try await repository.open(order[3].id, times: 9)
    try await repository.chat(with: own[0].id)
    try await repository.chat(with: order[5].id)
    try await repository.open(order[5].id, times: 1)
    let popular = try await repository.popularAvatars(limit: 3)
    #expect(popular.prefix(3) == [order[5], own[0], order[3]])
    #expect(popular.suffix(2) == [own[11], own[10]] && popular.count == order.count + 3)
  }

  @Test func popularOnesAreOrderedByOpenings() async throws {
    let repository = try await TestRepository()
    let order = repository.builtIn.popular
    let own = try await repository.make("Pudding")
    #expect(try await repository.popularAvatars(limit: 9) == order + [own])
    try await repository.open(order[7].id, times: 2)
    try await repository.open(own.id, times: 3)
    try await repository.open(order[9].id, times: 2)
    let popular = try await repository.popularAvatars(limit: 9)
    #expect(popular.prefix(3) == [own, order[7], order[9]])
    // The others keep their order.
    #expect(popular.dropFirst(3).map(\.id) == order.indices.filter { $0 != 7 && $0 != 9 }.map { order[$0].id })
  }

  @Test(arguments: CharacterOption.allCases) func kindsHaveTheirs(_ kind: CharacterOption) async throws {
    let repository = try await TestRepository()
    let own = try await repository.make("Pudding")
    let found = try await repository.avatars(of: kind)
    let expected =
      repository.builtIn.popular.filter { $0.character == kind && !$0.isAssistant } + (kind == .cat ? [own] : [])
    #expect(found == expected)
    #expect(!found.isEmpty)
  }

  @Test func allAreTheBuiltInOnesAndTheUsersOwn() async throws {
    let repository = try await TestRepository()
    let other = UserProfile(id: UserProfile.ID(high: 8, low: 8), created: Timestamp(milliseconds: 1))
    try await repository.stores.profiles.save(other)
    _ = try await repository.store("Stranger", 1, by: other.id)
    let (older, newer) = (try await repository.store("Older", 2), try await repository.store("Newer", 3))
    #expect(try await repository.allAvatars() == repository.builtIn.all + [newer, older])
    #expect(try await repository.ownAvatars() == [newer, older])
  }

  @Test func recentOnesAreBuiltInOrStoredAndStillKnown() async throws {
    let repository = try await TestRepository()
    let own = try await repository.make("Pudding")
    let builtIn = repository.builtIn.all[0]
    try await repository.open(own.id, times: 1, at: 1)
    try await repository.open(Avatar.ID(high: 5, low: 5), times: 1, at: 2)
    try await repository.open(builtIn.id, times: 1, at: 3)
    #expect(try await repository.recentAvatars(limit: 9) == [builtIn, own])
    #expect(try await repository.recentAvatars(limit: 1) == [builtIn])
    try await repository.deleteAvatar(own.id)
    #expect(try await repository.recentAvatars(limit: 9) == [builtIn])
  }

  @Test func withoutAProfileThereAreTheBuiltInOnes() async throws {
    let repository = try await TestRepository(signedIn: false)
    #expect(try await repository.popularAvatars(limit: 9) == repository.builtIn.popular)
    #expect(try await repository.allAvatars() == repository.builtIn.all)
    #expect(try await repository.avatar(named: repository.builtIn.all[0].name) == repository.builtIn.all[0])
    await #expect(throws: AvatarFailure.noProfile) { try await repository.recentAvatars(limit: 1) }
    await #expect(throws: AvatarFailure.noProfile) { try await repository.ownAvatars() }
    await #expect(throws: AvatarFailure.noProfile) { try await repository.make("Pudding") }
    await #expect(throws: AvatarFailure.noProfile) { try await repository.deleteAvatar(repository.builtIn.all[0].id) }
  }

  @Test func idsFindBuiltInStoredAndDeletedOnes() async throws {
    let repository = try await TestRepository()
    let own = try await repository.make("Pudding")
    try await repository.deleteAvatar(own.id)
    var deleted = own
    deleted.isDeleted = true
    #expect(try await repository.avatar(own.id) == deleted)
    #expect(try await repository.avatar(repository.builtIn.all[3].id) == repository.builtIn.all[3])
    #expect(try await repository.avatar(Avatar.ID(high: 5, low: 5)) == nil)
  }
}
