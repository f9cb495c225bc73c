import Entities
import Storage
import Testing

@Suite struct ProfileStoreTests {
  @Test(arguments: StoreKind.allCases)
  func profilesComeBackAsTheyWere(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      var old = fixture.profile()
      let young = UserProfile(
        id: fixture.id(), name: "지우 \u{0} \"quoted\"", color: .mint, didCompleteOnboarding: true, created: fixture.now)
      try await stores.profiles.save(young)
      try await stores.profiles.save(old)
      #expect(try await stores.profiles.profiles() == [old, young])

      old.name = "Ada"
      old.color = .blue
      old.didCompleteOnboarding = true
      try await stores.profiles.save(old)
      #expect(try await stores.profiles.profiles() == [old, young])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func simultaneousRequestsGetTheSameProfile(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let candidates = (0..<8).map { _ in fixture.profile() }
      let answers = try await withThrowingTaskGroup(of: UserProfile.self) { group in
        for candidate in candidates {
          group.addTask { try await stores.profiles.currentProfile(orMaking: candidate) }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(answers.count == 1)
      #expect(try await stores.profiles.profiles() == Array(answers))
      #expect(try await stores.profiles.currentProfile() == answers.first)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func oneProfileIsCurrent(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let one = try await stores.addProfile(&fixture)
      let two = try await stores.addProfile(&fixture)
      #expect(try await stores.profiles.currentProfile() == nil)
      try await stores.profiles.setCurrentProfile(one)
      try await stores.profiles.setCurrentProfile(two)
      #expect(try await stores.profiles.currentProfile()?.id == two)
      let unknown: UserProfile.ID = fixture.id()
      let error = await failure { () throws(StorageError) in try await stores.profiles.setCurrentProfile(unknown) }
      #expect(error?.kind == "missing")
      #expect(try await stores.profiles.currentProfile()?.id == two)
      try await stores.profiles.stopUsing(one)
      #expect(try await stores.profiles.currentProfile()?.id == two)
      try await stores.profiles.stopUsing(two)
      #expect(try await stores.profiles.currentProfile() == nil)
      try await stores.profiles.setCurrentProfile(two)
      try await stores.profiles.setCurrentProfile(nil)
      #expect(try await stores.profiles.currentProfile() == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func deletingTheCurrentProfileSignsOut(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let one = try await stores.addProfile(&fixture)
      let two = try await stores.addProfile(&fixture)
      try await stores.profiles.setCurrentProfile(one)
      try await stores.profiles.deleteProfile(two)
      #expect(try await stores.profiles.currentProfile()?.id == one)
      try await stores.profiles.deleteProfile(one)
      #expect(try await stores.profiles.currentProfile() == nil)
      #expect(try await stores.profiles.profiles().isEmpty)
      let error = await failure { () throws(StorageError) in try await stores.profiles.deleteProfile(one) }
      #expect(error?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func deletingAProfileDeletesOnlyItsOwnData(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let gone = try await stores.addProfile(&fixture)
      let stays = try await stores.addProfile(&fixture)
      let lonely = fixture.avatar("Lonely", by: gone)
      let shared = fixture.avatar("Shared", by: gone)
      try await stores.avatars.save(lonely)
      try await stores.avatars.save(shared)
      let goneChat = try await stores.addChat(&fixture, of: gone, with: lonely.id)
      let stayingChat = try await stores.addChat(&fixture, of: stays, with: shared.id)
      let goneMessages = try await stores.add(&fixture, ["apple pie", "한국어"], to: goneChat)
      try await stores.add(&fixture, ["apple tart"], to: stayingChat)
      try await stores.notes.setNote("x", named: "draft", of: gone)
      try await stores.notes.setNote("y", named: "draft", of: stays)
      try await stores.avatars.recordOpening(of: shared.id, by: gone, at: fixture.now)
      try await stores.avatars.recordOpening(of: shared.id, by: stays, at: fixture.now)

      try await stores.profiles.deleteProfile(gone)

      #expect(try await stores.profiles.profiles().map(\.id) == [stays])
      #expect(try await stores.chats.chat(goneChat) == nil)
      #expect(try await stores.chats.message(goneMessages[0]) == nil)
      #expect(try await stores.found("apple", of: gone).isEmpty)
      #expect(try await stores.found("apple", of: stays) == ["apple tart"])
      #expect(try await stores.avatars.avatar(lonely.id) == nil)
      #expect(try await stores.avatars.avatar(shared.id)?.author == nil)
      #expect(try await stores.avatars.avatar(shared.id)?.name == "Shared")
      #expect(try await stores.chats.chats(of: stays, offset: 0, limit: 9).map(\.avatarName) == ["Shared"])
      #expect(try await stores.notes.note("draft", of: gone) == nil)
      #expect(try await stores.notes.note("draft", of: stays) == "y")
      #expect(try await stores.avatars.recentAvatars(of: gone, limit: 9).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aNoteChangedMeanwhileIsNotReplaced(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let notes = stores.notes
      #expect(try await notes.replaceNote(nil, by: "mine", named: "plan", of: profile))
      #expect(try await !notes.replaceNote(nil, by: "theirs", named: "plan", of: profile))
      #expect(try await notes.replaceNote("mine", by: "next", named: "plan", of: profile))
      #expect(try await !notes.replaceNote("mine", by: "late", named: "plan", of: profile))
      #expect(try await notes.note("plan", of: profile) == "next")
      #expect(try await !notes.replaceNote("mine", by: nil, named: "plan", of: profile))
      #expect(try await notes.replaceNote("next", by: nil, named: "plan", of: profile))
      #expect(try await notes.note("plan", of: profile) == nil)
      let unknown: UserProfile.ID = fixture.id()
      let error = await failure { () throws(StorageError) in
        _ = try await notes.replaceNote(nil, by: "x", named: "plan", of: unknown)
      }
      #expect(error?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func notesAreSavedByProfileAndName(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let one = try await stores.addProfile(&fixture)
      let two = try await stores.addProfile(&fixture)
      try await stores.notes.setNote("first", named: "place", of: one)
      try await stores.notes.setNote("second\u{0}half", named: "place", of: one)
      try await stores.notes.setNote("", named: "empty", of: one)
      try await stores.notes.setNote("other", named: "place", of: two)
      #expect(try await stores.notes.note("place", of: one) == "second\u{0}half")
      try await stores.notes.setNote("1", named: "mark/b", of: one)
      try await stores.notes.setNote("2", named: "mark/%", of: one)
      #expect(try await stores.notes.notes(beginningWith: "mark/", of: one) == ["mark/b": "1", "mark/%": "2"])
      #expect(try await stores.notes.notes(beginningWith: "mark/", of: two).isEmpty)
      #expect(try await stores.notes.notes(beginningWith: "zzz", of: one).isEmpty)
      #expect(try await stores.notes.note("empty", of: one) == "")
      #expect(try await stores.notes.note("place", of: two) == "other")
      #expect(try await stores.notes.note("absent", of: one) == nil)
      try await stores.notes.setNote(nil, named: "place", of: one)
      #expect(try await stores.notes.note("place", of: one) == nil)
      let unknown: UserProfile.ID = fixture.id()
      try await stores.notes.setNote(nil, named: "place", of: unknown)
      let error = await failure { () throws(StorageError) in
        try await stores.notes.setNote("text", named: "place", of: unknown)
      }
      #expect(error?.kind == "missing")
    }
  }
}
