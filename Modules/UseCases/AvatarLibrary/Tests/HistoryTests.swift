import Catalogue
import Entities
import Storage
import Testing

@testable import AvatarLibrary

@Suite struct HistoryTests {
  private static let definition = CharacterDefinition(description: "Old.", greeting: "Hi.", tags: ["sea"])

  @Test func aChangeKeepsWhatItReplaces() async throws {
    let repository = try await TestRepository()
    let avatar = try await repository.createAvatar(repository.draft("Mira", definition: Self.definition))
    var draft = repository.draft(" Mira II ", definition: CharacterDefinition(description: "New."))
    (draft.look, draft.tagline) = (3, " A map ")
    let changed = try await repository.changeAvatar(avatar.id, to: draft, picture: .kept)
    #expect(changed.name == "Mira II" && changed.look == 3 && changed.tagline == "A map" && changed.id == avatar.id)
    #expect(try await repository.character(avatar.id) == CharacterDetails(changed, draft.definition))
    let edits = try await repository.avatarEdits(of: avatar.id, limit: 9)
    #expect(edits.map { Set($0.earlier.keys) } == [[.name, .look, .tagline, .description, .greeting, .tags]])
  }

  @Test func everyEditLeadsBack() async throws {
    let repository = try await TestRepository()
    let avatar = try await repository.createAvatar(repository.draft("Mira", definition: Self.definition))
    // More than one page of the history.
    for number in 0..<60 {
      let draft = repository.draft("Mira", definition: CharacterDefinition(description: "\(number)"))
      _ = try await repository.changeAvatar(avatar.id, to: draft, picture: .kept)
    }
    let edits = try await repository.avatarEdits(of: avatar.id, limit: 99)
    #expect(edits.count == 60)
    let oldest = try #require(edits.last?.id)
    #expect(try await repository.restoreAvatar(avatar.id, before: oldest) == avatar)
    #expect(try await repository.character(avatar.id)?.definition == Self.definition)
    // That was an edit too, so the way back is open.
    let latest = try #require(try await repository.avatarEdits(of: avatar.id, limit: 1).first?.id)
    _ = try await repository.restoreAvatar(avatar.id, before: latest)
    #expect(try await repository.character(avatar.id)?.definition.description == "59")
    await #expect(throws: AvatarFailure.missingEdit) {
      try await repository.restoreAvatar(avatar.id, before: CharacterEdit.ID(high: 1, low: 1))
    }
  }

  @Test func aCopyIsTheUsersOwn() async throws {
    let repository = try await TestRepository()
    let builtIn = repository.builtIn.all[3]
    let copy = try await repository.duplicateAvatar(builtIn.id, named: "Mine")
    #expect(copy.author == repository.user.id && copy.name == "Mine" && copy.id != builtIn.id)
    let definition = try await repository.character(copy.id)?.definition
    #expect(definition == repository.builtIn.definition(of: builtIn.id) && definition?.isEmpty == false)

    let picture = AvatarPicture(id: AvatarPicture.ID(high: 4, low: 4), file: [1, 2, 3])
    var own = try await repository.store("Painted", 1)
    own.picture = picture.id
    try await repository.stores.avatars.save(
      CharacterChange(CharacterDetails(own, Self.definition), with: picture, card: [7], at: own.created))
    let second = try await repository.duplicateAvatar(own.id, named: "Painted 2")
    let file = try await repository.pictureFile(try #require(second.picture))
    #expect(second.picture != picture.id && file == picture.file)
    #expect(try await repository.stores.avatars.card(of: second.id) == [7])
    #expect(try await repository.avatarEdits(of: second.id, limit: 9).isEmpty)
    let missing = Avatar.ID(high: 5, low: 5)
    await #expect(throws: AvatarFailure.missing(missing)) {
      try await repository.duplicateAvatar(missing, named: "X")
    }
  }

  @Test func onlyOwnOnesCanBeChanged() async throws {
    let repository = try await TestRepository()
    let other = UserProfile(id: UserProfile.ID(high: 8, low: 8), created: Timestamp(milliseconds: 1))
    try await repository.stores.profiles.save(other)
    let foreign = try await repository.store("Stranger", 1, by: other.id)
    let deleted = try await repository.make("Gone")
    try await repository.deleteAvatar(deleted.id)
    for id in [foreign.id, repository.builtIn.all[0].id, deleted.id, Avatar.ID(high: 5, low: 5)] {
      await #expect(throws: AvatarFailure.notOwn(id)) {
        try await repository.changeAvatar(id, to: repository.draft("Mine"), picture: .kept)
      }
      await #expect(throws: AvatarFailure.notOwn(id)) { try await repository.avatarEdits(of: id, limit: 1) }
    }
  }

  @Test func textsHaveALimitTogether() async throws {
    let repository = try await TestRepository()
    let half = String(repeating: "x", count: CharacterDefinition.longest / 2)
    let most = CharacterDefinition(description: half, personality: half)
    let avatar = try await repository.createAvatar(repository.draft("Full", definition: most))
    var more = most
    more.creator = "y"
    await #expect(throws: AvatarFailure.longDefinition) {
      try await repository.changeAvatar(avatar.id, to: repository.draft("Full", definition: more), picture: .kept)
    }
    await #expect(throws: AvatarFailure.longDefinition) {
      try await repository.createAvatar(repository.draft("Fuller", definition: more))
    }
  }
}
