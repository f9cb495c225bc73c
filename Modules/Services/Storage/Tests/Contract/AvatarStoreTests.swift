import Entities
import Storage
import Testing

@Suite struct AvatarStoreTests {
  @Test(arguments: StoreKind.allCases)
  func avatarsComeBackNewestFirst(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let other = try await stores.addProfile(&fixture)
      var one = fixture.avatar("One", by: author)
      let two = fixture.avatar("둘", by: author)
      let imported = fixture.avatar("No author")
      for avatar in [one, two, imported, fixture.avatar("Other", by: other)] { try await stores.avatars.save(avatar) }
      #expect(try await stores.avatars.avatars(madeBy: author) == [two, one])
      #expect(try await stores.avatars.avatar(imported.id) == imported)

      one.name = "Uno"
      one.character = .cat
      one.look = 11
      try await stores.avatars.save(one)
      #expect(try await stores.avatars.avatars(madeBy: author) == [two, one])
      let error = await failure { [avatar = fixture.avatar("?", by: fixture.id())] () throws(StorageError) in
        try await stores.avatars.save(avatar)
      }
      #expect(error?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func avatarsAreFoundByTheirNames(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture), other = try await stores.addProfile(&fixture)
      let mango = fixture.avatar("Mango", by: author), tango = fixture.avatar("Tango", by: author)
      let gone = fixture.avatar("Mangold", by: author)
      for avatar in [mango, tango, gone, fixture.avatar("Mangrove", by: other)] {
        try await stores.avatars.save(avatar)
      }
      try await stores.avatars.deleteAvatar(gone.id)
      func found(_ text: String, limit: Int = 9) async throws -> [Avatar] {
        try await stores.avatars.avatars(madeBy: author, named: LetterPattern(text), limit: limit)
      }
      #expect(try await found("ANGO") == [tango, mango])
      #expect(try await found("ango", limit: 1) == [tango])
      #expect(try await found("mang") == [mango])
      #expect(try await found("x") == [])
      #expect(try await found("ango", limit: -1) == [])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aDeletedAvatarIsUnlistedButReadable(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let avatar = fixture.avatar("Ghost", by: author)
      try await stores.avatars.save(avatar)
      try await stores.avatars.recordOpening(of: avatar.id, by: author, at: fixture.now)
      let chat = try await stores.addChat(&fixture, of: author, with: avatar.id)
      try await stores.avatars.deleteAvatar(avatar.id)
      #expect(try await stores.avatars.avatars(madeBy: author).isEmpty)
      #expect(try await stores.avatars.recentAvatars(of: author, limit: 9).isEmpty)
      #expect(try await stores.avatars.openingCounts().isEmpty)
      var deleted = avatar
      deleted.isDeleted = true
      #expect(try await stores.avatars.avatar(avatar.id) == deleted)
      let list = try await stores.chats.chats(of: author, offset: 0, limit: 9)
      #expect(list.map(\.id) == [chat])
      #expect(list.first?.avatarName == "Ghost" && list.first?.isAvatarDeleted == true)

      // Saving it undoes the deletion, even if `isDeleted` is true as it was read.
      try await stores.avatars.save(deleted)
      #expect(try await stores.avatars.avatars(madeBy: author) == [avatar])
      #expect(try await stores.chats.chats(of: author, offset: 0, limit: 9).first?.isAvatarDeleted == false)
      #expect(try await stores.avatars.recentAvatars(of: author, limit: 9) == [avatar.id])
      let unknown: Avatar.ID = fixture.id()
      let error = await failure { () throws(StorageError) in try await stores.avatars.deleteAvatar(unknown) }
      #expect(error?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func openingsAreCountedAndSorted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let one = try await stores.addProfile(&fixture)
      let two = try await stores.addProfile(&fixture)
      let avatars: [Avatar.ID] = (0..<3).map { _ in fixture.id() }
      func open(_ avatar: Int, _ profile: UserProfile.ID, _ time: Int64) async throws {
        try await stores.avatars.recordOpening(of: avatars[avatar], by: profile, at: Timestamp(milliseconds: time))
      }
      try await open(0, one, 10)
      try await open(1, one, 20)
      try await open(2, one, 30)
      try await open(0, one, 40)
      try await open(2, one, 5)
      try await open(2, two, 50)
      #expect(try await stores.avatars.recentAvatars(of: one, limit: 9) == [avatars[0], avatars[2], avatars[1]])
      #expect(try await stores.avatars.recentAvatars(of: one, limit: 2) == [avatars[0], avatars[2]])
      #expect(try await stores.avatars.recentAvatars(of: one, limit: -1).isEmpty)
      #expect(try await stores.avatars.openingCounts() == [avatars[0]: 2, avatars[1]: 1, avatars[2]: 3])
      let unknown: UserProfile.ID = fixture.id()
      let error = await failure { () throws(StorageError) in
        try await stores.avatars.recordOpening(of: avatars[0], by: unknown, at: Timestamp(milliseconds: 1))
      }
      #expect(error?.kind == "missing")
    }
  }
}
