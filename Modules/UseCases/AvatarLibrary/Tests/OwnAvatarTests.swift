import Catalogue
import Entities
import Storage
import Testing

@testable import AvatarLibrary

@Suite struct OwnAvatarTests {
  /// The way back lasts until the next deletion of many, and brings the texts and the picture back.
  @Test func manyAreDeletedWithAWayBack() async throws {
    let repository = try await TestRepository()
    var avatars: [Avatar] = []
    for name in ["A", "B", "C"] { avatars.append(try await repository.make(name)) }
    let picture = AvatarPicture(id: AvatarPicture.ID(high: 1, low: 1), file: [1])
    avatars[0].picture = picture.id
    try await repository.stores.avatars.save(avatars[0], with: picture)
    #expect(try await repository.undoDeletion() == 0)
    try await repository.beginDeletion(of: avatars.prefix(2).map(\.id))
    for avatar in avatars.prefix(2) { try await repository.deleteUndoably(avatar.id) }
    #expect(try await repository.ownAvatars().map(\.name) == ["C"])
    #expect(try await repository.lastDeletedAvatars().map(\.name) == ["A", "B"])
    #expect(try await repository.undoDeletion() == 2)
    #expect(try await repository.lastDeletedAvatars().isEmpty)
    #expect(try await Set(repository.ownAvatars()) == Set(avatars))
    #expect(try await repository.pictureFile(picture.id) == [1])
    try await repository.beginDeletion(of: [avatars[0].id])
    try await repository.deleteUndoably(avatars[0].id)
    try await repository.beginDeletion(of: [avatars[2].id])
    #expect(try await repository.pictureFile(picture.id) == nil)
    try await repository.deleteUndoably(avatars[2].id)
    #expect(try await repository.undoDeletion() == 1)
    #expect(try await Set(repository.ownAvatars().map(\.name)) == ["B", "C"])
    await #expect(throws: AvatarFailure.notOwn(repository.builtIn.all[0].id)) {
      try await repository.deleteUndoably(repository.builtIn.all[0].id)
    }
  }

  @Test func `Without a profile nothing can come back`() async throws {
    #expect(try await TestRepository(signedIn: false).lastDeletedAvatars().isEmpty)
  }

  @Test func `A new lorebook must be one, and a stored one keeps no other change away`() async throws {
    let repository = try await TestRepository()
    func draft(_ lorebook: String, _ name: String = "Mara") -> AvatarDraft {
      repository.draft(name, definition: CharacterDefinition(lorebook: lorebook))
    }
    for text in ["not json", "[]"] {
      let failure = await #expect(throws: AvatarFailure.self) { try await repository.createAvatar(draft(text)) }
      #expect(failure?.description.hasPrefix("The field “lorebook” of Mara has no lorebook of a card.") == true)
    }
    #expect(try await repository.ownAvatars().isEmpty)
    let made = try await repository.createAvatar(draft(#"{"entries":[]}"#))
    await #expect(throws: AvatarFailure.self) {
      try await repository.changeAvatar(made.id, to: draft("not json"), picture: .kept)
    }
    // Stored by an earlier version.
    try await repository.stores.avatars.save(
      CharacterChange(CharacterDetails(made, draft("not json").definition), at: Timestamp(milliseconds: 6000)))
    #expect(
      try await repository.changeAvatar(made.id, to: draft("not json", "Mira"), picture: .kept).name == "Mira")
    let failure = await #expect(throws: AvatarFailure.self) {
      try await repository.exportCard(made.id, to: "/dev/null/x.json", replacing: false)
    }
    #expect(failure?.description.hasPrefix("The field “lorebook” of Mira") == true)
  }

  @Test func theDraftBelongsToOneProfile() async throws {
    let repository = try await TestRepository()
    #expect(try await repository.avatarDraft(of: nil) == nil)
    let draft = AvatarDraft(
      name: "Pud", picturePath: "~/a.png",
      description: AvatarDescription(character: .cat, action: .crying, location: .space))
    try await repository.saveAvatarDraft(draft, of: nil)
    #expect(try await repository.avatarDraft(of: nil) == draft)
    // An edited avatar has a draft of its own.
    let edited = Avatar.ID(high: 5, low: 5)
    #expect(try await repository.avatarDraft(of: edited) == nil)
    try await repository.saveAvatarDraft(repository.draft("Edited"), of: edited)
    #expect(try await repository.avatarDraft(of: nil) == draft)
    #expect(try await repository.avatarDraft(of: edited)?.name == "Edited")
    let other = UserProfile(id: UserProfile.ID(high: 7, low: 2), created: Timestamp(milliseconds: 1))
    try await repository.stores.profiles.save(other)
    try await repository.stores.profiles.setCurrentProfile(other.id)
    #expect(try await repository.avatarDraft(of: nil) == nil)
    try await repository.stores.profiles.setCurrentProfile(repository.user.id)
    try await repository.saveAvatarDraft(nil, of: nil)
    #expect(try await repository.avatarDraft(of: nil) == nil)
  }

  @Test func aNewAvatarBelongsToTheUser() async throws {
    let repository = try await TestRepository()
    let avatar = try await repository.createAvatar(
      AvatarDraft(
        name: "  Pudding\t", picturePath: "",
        description: AvatarDescription(character: .cat, action: .crying, location: .space), look: 4))
    #expect(avatar.name == "Pudding")
    #expect(avatar.character == .cat && avatar.action == .crying && avatar.location == .space)
    #expect(avatar.author == repository.user.id && avatar.look == 4)
    #expect(avatar.created == Timestamp(milliseconds: 5000))
    #expect(try await repository.stores.avatars.avatar(avatar.id) == avatar)
  }

  @Test(arguments: [
    ("", AvatarFailure.emptyName), (" \n ", .emptyName), (String(repeating: "a", count: 41), .longName),
    ("a" + String(repeating: "\u{301}", count: 5000), .longName), ("two\nlines", .brokenName),
    ("bell\u{7}", .brokenName), ("a\u{2028}b", .brokenName), ("\u{1B}[31mred", .brokenName),
  ]) func badNamesAreRefused(_ name: String, _ failure: AvatarFailure) async throws {
    let repository = try await TestRepository()
    await #expect(throws: failure) { try await repository.make(name) }
    #expect(try await repository.ownAvatars().isEmpty)
  }

  @Test(arguments: [
    "a", String(repeating: "가", count: 40), String(repeating: "👩‍👩‍👧‍👦", count: 40), "  " + String(repeating: "a", count: 40),
  ])
  func goodNamesAreTaken(_ name: String) async throws {
    let repository = try await TestRepository()
    #expect(try await repository.make(name).name == name.trimmed)
  }

  @Test func onlyOwnOnesCanBeDeleted() async throws {
    let repository = try await TestRepository()
    let other = UserProfile(id: UserProfile.ID(high: 8, low: 8), created: Timestamp(milliseconds: 1))
    try await repository.stores.profiles.save(other)
    let own = try await repository.make("Pudding")
    let foreign = try await repository.store("Stranger", 1, by: other.id)
    for id in [foreign.id, repository.builtIn.all[0].id, Avatar.ID(high: 5, low: 5)] {
      await #expect(throws: AvatarFailure.notOwn(id)) { try await repository.deleteAvatar(id) }
    }
    #expect(try await repository.stores.avatars.avatars(madeBy: other.id) == [foreign])
    try await repository.deleteAvatar(own.id)
    #expect(try await repository.ownAvatars().isEmpty)
  }

  @Test func failuresAreWordsForPeople() {
    let failures: [AvatarFailure] = [
      .noProfile, .emptyName, .longName, .brokenName, .notOwn(Avatar.ID(high: 5, low: 5)), .longDefinition,
      .missing(Avatar.ID(high: 5, low: 5)), .missingEdit,
      .brokenLorebook(of: "Mara", reason: LocalizedText("No.", "안 됩니다.")),
      .unreadablePicture("a.png", reason: LocalizedText("No", "안 됩니다")), .notAPicture("a.png"), .brokenPicture("a.png"),
      .largePicture("a.png"),
    ]
    #expect(Set(failures.map(\.description)).count == failures.count)
    for failure in failures { #expect("\(failure)".hasSuffix(".")) }
  }
}
