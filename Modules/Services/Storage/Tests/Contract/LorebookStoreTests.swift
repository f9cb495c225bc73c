import Entities
import Storage
import Testing

@Suite struct LorebookStoreTests {
  @Test(arguments: StoreKind.allCases)
  func everyFieldIsStored(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture), other = try await stores.addProfile(&fixture)
      var sea = fixture.lorebook("바다", of: user)
      (sea.description, sea.isEnabled, sea.entryCount) = ("Deep.\n\u{0}\u{202E}", false, 7)
      let land = fixture.lorebook("Land", of: user)
      for book in [land, sea, fixture.lorebook("Other", of: other)] {
        try await stores.lorebooks.save(book, text: "{\"name\": \"\(book.name)\\u0000\u{0}\"}")
      }
      #expect(try await stores.lorebooks.lorebooks(of: user) == [sea, land])
      #expect(try await stores.lorebooks.lorebookText(sea.id) == "{\"name\": \"바다\\u0000\u{0}\"}")
      (sea.name, sea.isEnabled, sea.changed) = ("Sea", true, fixture.now)
      try await stores.lorebooks.save(sea, text: "")
      #expect(try await stores.lorebooks.lorebook(sea.id) == sea)
      #expect(try await stores.lorebooks.lorebookText(sea.id)?.isEmpty == true)
      #expect(try await stores.profiles.contents(of: user) == ProfileContents(lorebooks: 2))

      // A lorebook never changes its profile.
      let stolen = Lorebook(id: sea.id, profile: other, name: "x", created: fixture.now)
      let stranger = fixture.lorebook("?", of: fixture.id())
      #expect(
        await refusal { () throws(StorageError) in try await stores.lorebooks.save(stolen, text: "") } == "failed")
      #expect(
        await refusal { () throws(StorageError) in try await stores.lorebooks.save(stranger, text: "") } == "missing")
      #expect(try await stores.lorebooks.lorebook(sea.id) == sea)
      #expect(try await stores.lorebooks.lorebook(stranger.id) == nil)
      #expect(try await stores.lorebooks.lorebookText(stranger.id) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func eachCountsOnceInItsNarrowestScope(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture), other = try await stores.addProfile(&fixture)
      let avatar: Avatar.ID = fixture.id(), another: Avatar.ID = fixture.id()
      let chat = try await stores.addChat(&fixture, of: user, with: avatar)
      let books = (0..<4).map { fixture.lorebook("\($0)", of: user) }
      for book in books { try await stores.lorebooks.save(book, text: "{}") }
      var off = books[3]
      off.isEnabled = false
      try await stores.lorebooks.save(off, text: "{}")
      func used(_ chat: Conversation.ID?, _ avatar: Avatar.ID, of profile: UserProfile.ID) async throws -> [String] {
        try await stores.lorebooks.lorebooksInUse(in: chat, with: avatar, of: profile).map { used in
          switch used.scope {
          case .chat: used.lorebook.name + " chat"
          case .character: used.lorebook.name + " character"
          case .everywhere: used.lorebook.name + " all"
          }
        }
      }
      #expect(try await used(chat, avatar, of: user).isEmpty)
      let scopes: [Set<ChatScope>] = [
        [.everywhere], [.character(avatar), .everywhere], [.chat(chat), .character(avatar)], [.everywhere],
      ]
      for (book, scopes) in zip(books, scopes) { try await stores.lorebooks.assign(book.id, to: scopes, of: user) }
      #expect(try await used(chat, avatar, of: user) == ["2 chat", "1 character", "0 all"])
      #expect(
        try await stores.chats.context(of: chat, notes: { _ in [] })?.lorebooks.map(\.lorebook)
          == [books[2], books[1], books[0]])
      #expect(try await used(nil, avatar, of: user) == ["1 character", "2 character", "0 all"])
      #expect(try await used(nil, another, of: user) == ["0 all", "1 all"])
      #expect(try await used(chat, avatar, of: other).isEmpty)
      let all = zip(books, scopes).flatMap { book, scopes in scopes.map { LorebookAssignment(book.id, in: $0) } }
      #expect(try await Set(stores.lorebooks.assignments(of: user)) == Set(all))

      // The whole set is replaced.
      try await stores.lorebooks.assign(books[1].id, to: [], of: user)
      #expect(try await used(nil, avatar, of: user) == ["2 character", "0 all"])
      // Another profile's lorebook.
      let error = await refusal { () throws(StorageError) in
        try await stores.lorebooks.assign(books[0].id, to: [.everywhere], of: other)
      }
      #expect(error == "missing")
      // The assignment goes with its chat.
      try await stores.chats.deleteChat(chat)
      #expect(try await !stores.lorebooks.assignments(of: user).contains { $0.scope == .chat(chat) })
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aDeletedLorebookCountsNowhereUntilItComesBack(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture)
      let avatar: Avatar.ID = fixture.id()
      var book = fixture.lorebook("Gone", of: user)
      (book.description, book.entryCount) = ("d", 1)
      try await stores.lorebooks.save(book, text: "{\"a\":1}")
      try await stores.lorebooks.assign(book.id, to: [.everywhere], of: user)
      try await stores.lorebooks.deleteLorebook(book.id)
      #expect(try await stores.lorebooks.lorebooks(of: user).isEmpty)
      #expect(try await stores.lorebooks.assignments(of: user).isEmpty)
      #expect(try await stores.lorebooks.lorebooksInUse(in: nil, with: avatar, of: user).isEmpty)
      let deleted = try await stores.lorebooks.lorebook(book.id)
      #expect(deleted?.isDeleted == true && deleted?.description == "" && deleted?.entryCount == 0)
      #expect(try await stores.lorebooks.lorebookText(book.id)?.isEmpty == true)
      let error = await refusal { () throws(StorageError) in
        try await stores.lorebooks.assign(book.id, to: [], of: user)
      }
      #expect(error == "missing")

      try await stores.lorebooks.save(book, text: "{\"a\":1}")
      #expect(
        try await stores.lorebooks.lorebooksInUse(in: nil, with: avatar, of: user)
          == [LorebookInUse(book, in: .everywhere)])
      let unknown: Lorebook.ID = fixture.id()
      #expect(
        await refusal { () throws(StorageError) in try await stores.lorebooks.deleteLorebook(unknown) } == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func lorebooksAreDeletedWithTheirProfile(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let user = try await stores.addProfile(&fixture)
      let book = fixture.lorebook("Sea", of: user)
      try await stores.lorebooks.save(book, text: "{}")
      try await stores.lorebooks.assign(book.id, to: [.everywhere], of: user)
      // A profile with a lorebook is not empty.
      #expect(try await stores.profiles.dropEmptyProfiles(besides: []).isEmpty)
      try await stores.profiles.deleteProfile(user)
      #expect(try await stores.lorebooks.lorebook(book.id) == nil)
      #expect(try await stores.lorebooks.lorebookText(book.id) == nil)
      #expect(try await stores.lorebooks.assignments(of: user).isEmpty)
    }
  }

  /// An assignment names a lorebook of the same profile that came before it; those of a lorebook that is here stay.
  @Test(arguments: StoreKind.allCases)
  func recordsChangeNothingThatIsHere(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let owner = fixture.profile("Ada"), thief = fixture.profile("Thief")
      try await stores.profiles.save(owner)
      let book = fixture.lorebook("Sea", of: owner.id)
      try await stores.lorebooks.save(book, text: "{}")
      let stolen = Lorebook(id: book.id, profile: thief.id, name: "x", created: fixture.now)
      let unknown: Lorebook.ID = fixture.id()
      for record in [
        ProfileRecord.lorebook(stolen, text: ""), .lorebook(book, text: ""),
        .assignment(LorebookAssignment(book.id, in: .everywhere)),
        .assignment(LorebookAssignment(unknown, in: .everywhere)),
      ] {
        let error = await refusal { () throws(StorageError) in
          _ = try await stores.take([.profile(thief, nil), record])
        }
        #expect(error == "failed")
      }
      #expect(try await stores.profiles.profiles().map(\.id) == [owner.id])
      let summary = try await stores.take([
        .profile(owner, nil), .lorebook(book, text: "other"), .assignment(LorebookAssignment(book.id, in: .everywhere)),
      ])
      #expect(summary.lorebooks == ImportSummary.Count(added: 0, present: 1))
      #expect(try await stores.lorebooks.lorebookText(book.id) == "{}")
      #expect(try await stores.lorebooks.assignments(of: owner.id).isEmpty)
    }
  }

  private func refusal(_ body: () async throws(StorageError) -> Void) async -> String? { await failure(body)?.kind }
}
