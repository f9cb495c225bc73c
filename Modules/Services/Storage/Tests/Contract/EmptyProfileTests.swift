import Entities
import Testing

@testable import Storage

/// Empty profiles are deleted. A profile that holds something, or is in use, stays.
@Suite struct EmptyProfileTests {
  @Test(arguments: StoreKind.allCases) func onlyEmptyProfilesAreDeleted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let empty = try await stores.addProfile(&fixture)
      try await stores.notes.setNote("tab=chats", named: "place", of: empty)
      try await stores.notes.setNote(" \n", named: "draft/blank", of: empty)
      try await stores.avatars.recordOpening(of: fixture.id(), by: empty, at: fixture.now)
      var kept: [UserProfile.ID] = [try await stores.addProfile(&fixture, "Ada")]
      for name in ["draft/avatar", "reminders", "preset/avatar/1"] {
        kept.append(try await stores.addProfile(&fixture))
        try await stores.notes.setNote("x", named: name, of: kept[kept.count - 1])
      }
      let talking = try await stores.addProfile(&fixture)
      _ = try await stores.addChat(&fixture, of: talking)
      let making = try await stores.addProfile(&fixture)
      let avatar = fixture.avatar("Zed", by: making)
      try await stores.avatars.save(avatar)
      try await stores.avatars.deleteAvatar(avatar.id)
      let spending = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: spending)
      try await stores.usage.addUsage(
        UsageRecord(tokens: TokenUsage(promptTokens: 1), isLocal: false, month: Month(year: 2026, 11)),
        of: ModelChoice(provider: "p", model: "m"), in: chat)
      try await stores.chats.deleteChat(chat)
      var pictured = fixture.profile()
      pictured.picture = fixture.id()
      try await stores.profiles.save(pictured, with: AvatarPicture(id: pictured.picture ?? fixture.id(), file: [1]))
      let next = try await stores.addProfile(&fixture)
      try await stores.profiles.setCurrentProfile(next)
      let leaving = try await stores.addProfile(&fixture)
      try await stores.profiles.beginDeletion(of: leaving)
      kept += [talking, making, spending, pictured.id, next]

      #expect(try await stores.profiles.dropEmptyProfiles(besides: ["place"]) == [empty])
      #expect(try await stores.profiles.profiles().map(\.id) == kept)
      #expect(try await stores.profiles.unfinishedDeletions() == [leaving])
      #expect(try await stores.notes.note("place", of: empty) == nil)
      #expect(try await stores.profiles.dropEmptyProfiles(besides: ["place"]).isEmpty)
      // Notes that are not named as trifles count.
      try await stores.profiles.setCurrentProfile(nil)
      try await stores.notes.setNote("tab=chats", named: "place", of: next)
      #expect(try await stores.profiles.dropEmptyProfiles(besides: []).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases) func aUsedProfileStays(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      var holds: [ProfileHold?] = []
      for _ in 0..<2 { holds.append(try await stores.profiles.hold(profile)) }
      #expect(!holds.contains { $0 == nil })
      for _ in 0..<2 {
        #expect(try await stores.profiles.dropEmptyProfiles(besides: []).isEmpty)
        holds.removeLast()
      }
      #expect(try await stores.profiles.dropEmptyProfiles(besides: []) == [profile])
      // Holding a deleted profile is refused.
      #expect(try await stores.profiles.hold(profile) == nil)
      #expect(try await stores.profiles.hold(fixture.id()) == nil)
    }
  }

  /// Each store acts as another program: it has files and locks of its own.
  @Test func aProfileUsedByAnotherProgramStays() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let (here, there) = (try Stores.open(directory: directory), try Stores.open(directory: directory))
      let profile = try await here.addProfile(&fixture)
      let hold = try #require(try await there.profiles.hold(profile))
      #expect(try await here.profiles.dropEmptyProfiles(besides: []).isEmpty)
      #expect(try names(directory + "/users") == ["\(profile).lock"])
      // A program that ends releases its locks and deletes its file.
      await there.close()
      #expect(try names(directory + "/users").isEmpty)
      withExtendedLifetime(hold) {}
      #expect(try await here.profiles.dropEmptyProfiles(besides: []) == [profile])
      #expect(try names(directory + "/users").isEmpty)
      await here.close()
    }
  }

  /// A killed program leaves its file, which protects no profile. A read-only store makes no file.
  @Test func anAbandonedLockFileProtectsNothingAndReadingMakesNone() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let stores = try Stores.open(directory: directory)
      let profile = try await stores.addProfile(&fixture)
      let reading = try #require(try Stores.reading(directory: directory))
      #expect(try await reading.profiles.hold(profile) != nil)
      #expect(try !names(directory).contains("users"))
      try DataDirectory.make(directory + "/users")
      #expect(try DataDirectory.makeFile(directory + "/users/\(profile).lock"))
      #expect(try await stores.profiles.dropEmptyProfiles(besides: []) == [profile])
      #expect(try names(directory + "/users").isEmpty)
      await stores.close()
    }
  }

  /// Many programs start and end at once: each has a profile that stays as long as it is used.
  @Test(arguments: StoreKind.allCases) func simultaneousRunsKeepTheirProfiles(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profiles = (0..<20).map { _ in fixture.profile() }
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for profile in profiles {
          group.addTask {
            try await stores.profiles.save(profile)
            // Another run may have deleted it between these two lines.
            guard let hold = try await stores.profiles.hold(profile.id) else { return false }
            for _ in 0..<3 { _ = try await stores.profiles.dropEmptyProfiles(besides: []) }
            #expect(try await stores.profiles.profile(profile.id) != nil)
            return withExtendedLifetime(hold) { true }
          }
        }
        var held = 0
        for try await isHeld in group where isHeld { held += 1 }
        #expect(held > 0, "No run kept its profile: nothing was tried.")
      }
      _ = try await stores.profiles.dropEmptyProfiles(besides: [])
      #expect(try await stores.profiles.profiles().isEmpty)
    }
  }
}
