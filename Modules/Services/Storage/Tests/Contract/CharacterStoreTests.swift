import Entities
import Storage
import Testing

@Suite struct CharacterStoreTests {
  @Test(arguments: StoreKind.allCases)
  func everyFieldIsStored(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      var details = CharacterDetails(fixture.avatar("Mira", by: author), .sample)
      details.avatar.look = 7
      let card: [UInt8] = [0, 255, 0x7B]
      try await stores.avatars.save(fixture.change(details, card: card))
      #expect(try await stores.avatars.character(details.avatar.id) == details)
      #expect(try await stores.avatars.avatars(madeBy: author) == [details.avatar])
      #expect(try await stores.avatars.card(of: details.avatar.id) == card)
      // A new character has no history.
      #expect(try await stores.avatars.edits(of: details.avatar.id, limit: 9).isEmpty)

      let plain = fixture.avatar("Plain", by: author)
      try await stores.avatars.save(plain)
      #expect(try await stores.avatars.character(plain.id) == CharacterDetails(plain))
      #expect(try await stores.avatars.card(of: plain.id) == nil)
      let unknown: Avatar.ID = fixture.id()
      #expect(try await stores.avatars.character(unknown) == nil)
      #expect(try await stores.avatars.edits(of: unknown, limit: 9).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func editsKeepWhatTheyReplace(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let first = CharacterDetails(fixture.avatar("Mira", by: author), .sample)
      let id = first.avatar.id
      try await stores.avatars.save(fixture.change(first, card: [1]))
      var second = first
      (second.avatar.name, second.avatar.character, second.definition.tags) = ("Mira II", .cat, [])
      let edit = fixture.change(second)
      try await stores.avatars.save(edit)
      // What stays the same is no edit.
      try await stores.avatars.save(fixture.change(second))
      var third = second
      (third.avatar.look, third.definition.description) = (0, "")
      try await stores.avatars.save(fixture.change(third))

      let edits = try await stores.avatars.edits(of: id, limit: 9)
      #expect(edits.map { Set($0.earlier.keys) } == [[.look, .description], [.name, .kind, .tags]])
      #expect(edits.last == CharacterEdit(id: edit.edit, time: edit.time, earlier: first.differences(from: second)))
      #expect(third.before(edits.prefix(1)) == second && third.before(edits) == first)
      #expect(try await stores.avatars.edits(of: id, limit: 1) == [edits[0]])
      #expect(try await stores.avatars.edits(of: id, limit: -1).isEmpty)
      #expect(try await stores.avatars.card(of: id) == [1])

      // A deletion hides it with everything, and a change lists it again.
      try await stores.avatars.deleteAvatar(id)
      #expect(try await stores.avatars.character(id)?.avatar.isDeleted == true)
      try await stores.avatars.save(fixture.change(third))
      #expect(try await stores.avatars.character(id) == third)
      #expect(try await stores.avatars.edits(of: id, limit: 9) == edits)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func tagsAndTextsAreFound(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      var one = CharacterDetails(fixture.avatar("One", by: author), .sample)
      one.definition.description = "Knows 100% of [every] path*"
      let two = CharacterDetails(fixture.avatar("Two", by: author), CharacterDefinition(personality: "한강의 지도"))
      let three = CharacterDetails(fixture.avatar("Three", by: try await stores.addProfile(&fixture)), .sample)
      try await stores.avatars.save([one, two, three].map { fixture.change($0) })
      #expect(try await stores.avatars.tags(madeBy: author) == [one.avatar.id: ["바다", "map"]])

      let ids = [one, two, three].map(\.avatar.id) + [fixture.id()]
      func found(_ text: String, _ fields: [CharacterField] = [.description, .personality, .tags]) async throws
        -> [Avatar.ID: [CharacterField]]
      {
        try await stores.avatars.fields(fields, with: LetterPattern(text), of: ids)
      }
      #expect(try await found("100% EVERY path*") == [one.avatar.id: [.description]])
      #expect(try await found("지도") == [two.avatar.id: [.personality]])
      #expect(
        try await found("p") == [
          one.avatar.id: [.description, .personality, .tags], three.avatar.id: [.personality, .tags],
        ])
      #expect(try await found("100%", [.personality]).isEmpty)
      #expect(try await found("p", []).isEmpty)
      #expect(try await stores.avatars.fields([.tags], with: LetterPattern("map"), of: []).isEmpty)

      try await stores.avatars.deleteAvatar(one.avatar.id)
      #expect(try await stores.avatars.tags(madeBy: author).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func chatsAreCountedByAvatar(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let (one, two) = (try await stores.addProfile(&fixture), try await stores.addProfile(&fixture))
      let (mara, rex): (Avatar.ID, Avatar.ID) = (fixture.id(), fixture.id())
      _ = try await stores.addChat(&fixture, of: one, with: mara)
      let last = try await stores.addChat(&fixture, of: one, with: mara)
      let gone = try await stores.addChat(&fixture, of: one, with: rex)
      _ = try await stores.addChat(&fixture, of: two, with: rex)
      try await stores.chats.deleteChat(gone)
      let time = try #require(try await stores.chats.chat(last)).updated
      #expect(try await stores.avatars.chatCounts(of: one) == [mara: ChatCount(chats: 2, latest: time)])
      #expect(try await stores.avatars.chatCounts(of: fixture.id()).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func severalChangesAreOneStep(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let picture = AvatarPicture(id: fixture.id(), file: [1, 2])
      let one = CharacterDetails(fixture.avatar("One", by: author), .sample)
      let two = CharacterDetails(fixture.avatar("Two", by: author))
      let stranger = CharacterDetails(fixture.avatar("?", by: fixture.id()))
      let bad = [fixture.change(one), fixture.change(stranger)]
      let error = await failure { () throws(StorageError) in try await stores.avatars.save(bad) }
      #expect(error?.kind == "missing")
      #expect(try await stores.avatars.avatars(madeBy: author).isEmpty)
      try await stores.avatars.save([fixture.change(one, with: picture), fixture.change(two)])
      #expect(try await stores.avatars.avatars(madeBy: author).map(\.name) == ["Two", "One"])
      #expect(try await stores.avatars.avatar(one.avatar.id)?.picture == picture.id)
      #expect(try await stores.avatars.picture(picture.id) == picture)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aDeletedProfileTakesItsCharactersAlong(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let guest = try await stores.addProfile(&fixture)
      let (lonely, known) = (fixture.avatar("Lonely", by: author), fixture.avatar("Known", by: author))
      for avatar in [lonely, known] {
        for definition in [CharacterDefinition(greeting: "Hi"), .sample] {
          try await stores.avatars.save(fixture.change(CharacterDetails(avatar, definition), card: [1]))
        }
      }
      _ = try await stores.addChat(&fixture, of: guest, with: known.id)
      try await stores.profiles.deleteProfile(author)
      #expect(try await stores.avatars.character(lonely.id) == nil)
      // The guest's chat goes on with it.
      #expect(try await stores.avatars.character(known.id)?.definition == .sample)
      for avatar in [lonely, known] {
        #expect(try await stores.avatars.edits(of: avatar.id, limit: 9).isEmpty)
        #expect(try await stores.avatars.card(of: avatar.id) == nil)
      }
    }
  }
}
