import Entities
import Storage
import Testing

@Suite struct PersonaStoreTests {
  @Test(arguments: StoreKind.allCases)
  func everyFieldIsStored(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture), other = try await stores.addProfile(&fixture)
      var captain = fixture.persona("선장", of: user)
      (captain.description, captain.color) = ("Tall.\n\u{0}\u{202E}{{char}}", .indigo)
      let plain = fixture.persona("Plain", of: user)
      for persona in [plain, captain, fixture.persona("Other", of: other)] {
        try await stores.personas.save(persona, with: nil)
      }
      #expect(try await stores.personas.personas(of: user) == [captain, plain])
      (captain.name, captain.color, captain.changed) = ("Captain", nil, fixture.now)
      try await stores.personas.save(captain, with: nil)
      #expect(try await stores.personas.persona(captain.id) == captain)
      #expect(try await stores.profiles.contents(of: user) == ProfileContents(personas: 2))

      // A persona never changes its profile.
      let stolen = Persona(id: captain.id, profile: other, name: "x", created: fixture.now)
      let stranger = fixture.persona("?", of: fixture.id())
      #expect(
        await refusal { () throws(StorageError) in try await stores.personas.save(stolen, with: nil) } == "failed")
      #expect(
        await refusal { () throws(StorageError) in try await stores.personas.save(stranger, with: nil) } == "missing")
      #expect(try await stores.personas.persona(captain.id) == captain)
      #expect(try await stores.personas.persona(stranger.id) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aPictureStaysWithItsPersona(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture)
      var persona = fixture.persona("Painted", of: user)
      let first = AvatarPicture(id: fixture.id(), file: [1, 2]), second = AvatarPicture(id: fixture.id(), file: [])
      persona.picture = first.id
      try await stores.personas.save(persona, with: first)
      #expect(try await stores.personas.persona(persona.id) == persona)
      #expect(try await stores.avatars.picture(first.id) == first)
      persona.name = "Still painted"
      try await stores.personas.save(persona, with: nil)
      #expect(try await stores.personas.persona(persona.id) == persona)
      try await stores.personas.save(persona, with: second)
      #expect(try await stores.personas.persona(persona.id)?.picture == second.id)
      #expect(try await stores.avatars.picture(first.id) == nil)
      // A picture that is not stored cannot be named.
      try await stores.personas.save(persona, with: nil)
      #expect(try await stores.personas.persona(persona.id)?.picture == nil)
      #expect(try await stores.avatars.picture(second.id) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theNarrowestScopeDecides(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture, "Ada"), other = try await stores.addProfile(&fixture)
      let avatar: Avatar.ID = fixture.id(), another: Avatar.ID = fixture.id()
      let chat = try await stores.addChat(&fixture, of: user, with: avatar)
      let personas = ["Chat", "Character", "Default"].map { fixture.persona($0, of: user) }
      for persona in personas { try await stores.personas.save(persona, with: nil) }
      func counting(_ chat: Conversation.ID?, _ avatar: Avatar.ID, _ user: UserProfile.ID) async throws -> PersonaInUse?
      {
        try await stores.personas.personaInUse(in: chat, with: avatar, of: user)
      }
      #expect(try await counting(chat, avatar, user) == nil)
      let scopes = [ChatScope.chat(chat), .character(avatar), .everywhere]
      for (persona, scope) in zip(personas, scopes).reversed() {
        try await stores.personas.bind(persona.id, in: scope, of: user)
        #expect(try await counting(chat, avatar, user) == PersonaInUse(persona, in: scope))
        #expect(try await stores.chats.context(of: chat, notes: { _ in [] })?.persona == persona)
      }
      #expect(try await counting(nil, avatar, user)?.scope == .character(avatar))
      #expect(try await counting(chat, another, user)?.scope == .chat(chat))
      #expect(try await counting(nil, another, user)?.scope == .everywhere)
      #expect(try await counting(chat, avatar, other) == nil)
      #expect(
        try await Set(stores.personas.bindings(of: user))
          == Set(zip(personas, scopes).map { PersonaBinding($0.id, in: $1) }))

      try await stores.personas.bind(nil, in: .chat(chat), of: user)
      try await stores.personas.bind(personas[0].id, in: .character(avatar), of: user)
      #expect(try await counting(chat, avatar, user) == PersonaInUse(personas[0], in: .character(avatar)))
      // Another profile's persona, and one that does not exist.
      let error = await refusal { () throws(StorageError) in
        try await stores.personas.bind(personas[0].id, in: .everywhere, of: other)
      }
      #expect(error == "missing")
      // The choice goes with its chat.
      try await stores.personas.bind(personas[0].id, in: .chat(chat), of: user)
      try await stores.chats.deleteChat(chat)
      #expect(try await !stores.personas.bindings(of: user).contains { $0.scope == .chat(chat) })
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aDeletedPersonaCountsNowhereUntilItComesBack(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture)
      let avatar: Avatar.ID = fixture.id()
      let (gone, stays) = (fixture.persona("Gone", of: user), fixture.persona("Stays", of: user))
      let picture = AvatarPicture(id: fixture.id(), file: [1])
      try await stores.personas.save(gone, with: picture)
      try await stores.personas.save(stays, with: nil)
      try await stores.personas.bind(gone.id, in: .character(avatar), of: user)
      try await stores.personas.bind(stays.id, in: .everywhere, of: user)
      try await stores.personas.deletePersona(gone.id)
      #expect(try await stores.personas.personas(of: user) == [stays])
      #expect(try await stores.personas.personaInUse(in: nil, with: avatar, of: user)?.persona == stays)
      #expect(try await stores.personas.bindings(of: user) == [PersonaBinding(stays.id, in: .everywhere)])
      #expect(try await stores.avatars.picture(picture.id) == nil)
      let deleted = try await stores.personas.persona(gone.id)
      #expect(deleted?.isDeleted == true && deleted?.picture == nil)
      let error = await refusal { () throws(StorageError) in
        try await stores.personas.bind(gone.id, in: .everywhere, of: user)
      }
      #expect(error == "missing")

      try await stores.personas.save(gone, with: picture)
      #expect(try await stores.personas.personaInUse(in: nil, with: avatar, of: user)?.persona.id == gone.id)
      #expect(try await stores.avatars.picture(picture.id) == picture)
      let unknown: Persona.ID = fixture.id()
      #expect(
        await refusal { () throws(StorageError) in try await stores.personas.deletePersona(unknown) } == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func personasAreDeletedWithTheirProfile(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture)
      let persona = fixture.persona("Captain", of: user)
      let picture = AvatarPicture(id: fixture.id(), file: [1])
      try await stores.personas.save(persona, with: picture)
      try await stores.personas.bind(persona.id, in: .everywhere, of: user)
      // A profile with a persona is not empty.
      #expect(try await stores.profiles.dropEmptyProfiles(besides: []).isEmpty)
      try await stores.profiles.deleteProfile(user)
      #expect(try await stores.personas.persona(persona.id) == nil)
      #expect(try await stores.avatars.picture(picture.id) == nil)
      #expect(try await stores.personas.bindings(of: user).isEmpty)
    }
  }

  /// A choice names a persona of the same profile that came before it.
  @Test(arguments: StoreKind.allCases)
  func recordsOfAnotherProfileAreRefused(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let owner = try await stores.addProfile(&fixture), thief = fixture.profile("Thief")
      let persona = fixture.persona("Captain", of: owner)
      try await stores.personas.save(persona, with: nil)
      let stolen = Persona(id: persona.id, profile: thief.id, name: "x", created: fixture.now)
      let unknown: Persona.ID = fixture.id()
      for record in [
        ProfileRecord.persona(stolen, nil), .persona(persona, nil),
        .binding(PersonaBinding(persona.id, in: .everywhere)),
        .binding(PersonaBinding(unknown, in: .everywhere)),
      ] {
        let error = await refusal { () throws(StorageError) in
          _ = try await stores.take([.profile(thief, nil), record])
        }
        #expect(error == "failed")
      }
      #expect(try await stores.profiles.profiles().map(\.id) == [owner])
    }
  }

  private func refusal(_ body: () async throws(StorageError) -> Void) async -> String? { await failure(body)?.kind }
}
