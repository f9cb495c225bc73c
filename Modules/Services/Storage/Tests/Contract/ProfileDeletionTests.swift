import Entities
import Testing

@testable import Storage

@Suite struct ProfileDeletionTests {
  /// A deletion that is interrupted after any part can be continued, leaves nothing behind, and touches no other
  /// profile.
  @Test(arguments: StoreKind.allCases, 0...ProfilePart.allCases.count)
  func anInterruptedDeletionContinues(_ kind: StoreKind, parts: Int) async throws {
    try await kind.withStores { stores in
      let gone = try await stores.fill(seed: 11)
      let stays = try #require(await stores.profiles.profiles().first { $0.id != gone }?.id)
      try await stores.profiles.setCurrentProfile(gone)
      let others = try await stores.allRecords(of: stays)
      let avatar = try #require(await stores.avatars.avatars(madeBy: gone).first)

      try await stores.profiles.beginDeletion(of: gone)
      for part in ProfilePart.allCases.prefix(parts) { try await stores.profiles.delete(part, of: gone) }

      // From the beginning it is not listed, and nothing can be added to it.
      #expect(try await stores.profiles.profiles().map(\.id) == [stays])
      #expect(try await stores.profiles.profile(gone) == nil)
      #expect(try await stores.profiles.currentProfile() == nil)
      let late = Conversation(
        id: Conversation.ID(high: 9, low: 9), profile: gone, avatar: avatar.id, created: avatar.created,
        updated: avatar.created)
      let refusals = [
        await failure { () throws(StorageError) in try await stores.profiles.setCurrentProfile(gone) },
        await failure { () throws(StorageError) in try await stores.notes.setNote("x", named: "n", of: gone) },
        await failure { () throws(StorageError) in
          try await stores.avatars.recordOpening(of: avatar.id, by: gone, at: avatar.created)
        },
        await failure { () throws(StorageError) in try await stores.avatars.save(avatar) },
        await failure { () throws(StorageError) in try await stores.chats.create(late) },
      ]
      #expect(refusals.allSatisfy { $0?.kind == "missing" })
      let isOver = parts == ProfilePart.allCases.count
      #expect(try await stores.profiles.unfinishedDeletions() == (isOver ? [] : [gone]))

      for _ in 0..<2 {
        for part in ProfilePart.allCases { try await stores.profiles.delete(part, of: gone) }
      }
      #expect(try await stores.profiles.unfinishedDeletions().isEmpty)
      #expect(try await stores.profiles.contents(of: gone) == ProfileContents())
      #expect(try await stores.allRecords(of: stays).contents == others.contents)
      #expect(await failure { () throws(StorageError) in try await stores.profiles.beginDeletion(of: gone) } != nil)
    }
  }

  /// Without the mark, deleting a part does nothing.
  @Test(arguments: StoreKind.allCases) func anUnmarkedProfileStays(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      let profile = try await stores.fill(seed: 2)
      let before = try await stores.allRecords(of: profile)
      for part in ProfilePart.allCases { try await stores.profiles.delete(part, of: profile) }
      #expect(try await stores.allRecords(of: profile) == before)
    }
  }

  /// Every table, those of later versions too, has as many rows as if the profile had never existed.
  @Test(arguments: 0...ProfilePart.allCases.count) func noRowIsLeft(parts: Int) async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      let stores = Stores(
        profiles: store, notes: store, avatars: store, chats: store, personas: store, lorebooks: store,
        usage: store, records: store)
      let gone = try await stores.fill(seed: 4)
      let stays = try #require(await stores.profiles.profiles().first { $0.id != gone }?.id)
      let others = try await stores.allRecords(of: stays)
      try await stores.profiles.beginDeletion(of: gone)
      for part in ProfilePart.allCases.prefix(parts) { try await stores.profiles.delete(part, of: gone) }
      for part in ProfilePart.allCases { try await stores.profiles.delete(part, of: gone) }
      let left = try await store.rowCounts()
      try await withDirectory { fresh in
        let alone = try SQLiteStore(directory: fresh)
        let only = Stores(
          profiles: alone, notes: alone, avatars: alone, chats: alone, personas: alone, lorebooks: alone,
          usage: alone, records: alone)
        try await only.take(others)
        #expect(try await alone.rowCounts() == left)
      }
    }
  }

  @Test(arguments: StoreKind.allCases) func contentsAreCounted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let other = try await stores.addProfile(&fixture)
      let profile = try await stores.addProfile(&fixture)
      try await stores.add(&fixture, ["zero"], to: try await stores.addChat(&fixture, of: other))
      #expect(try await stores.profiles.contents(of: profile).isEmpty)
      let chat = try await stores.addChat(&fixture, of: profile)
      try await stores.add(&fixture, ["one", "two"], to: chat)
      let avatar = fixture.avatar("Zed", by: profile)
      try await stores.avatars.save(avatar)
      #expect(
        try await stores.profiles.contents(of: profile) == ProfileContents(chats: 1, messages: 2, avatars: 1))
      try await stores.avatars.deleteAvatar(avatar.id)
      #expect(try await stores.profiles.contents(of: profile).avatars == 0)
    }
  }

  /// Drafts are content too: losing them would be noticed like losing messages.
  @Test(arguments: StoreKind.allCases) func onlyDraftsWithTextAreCounted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let other = try await stores.addProfile(&fixture)
      let profile = try await stores.addProfile(&fixture)
      try await stores.notes.setNote("theirs", named: "draft/avatar", of: other)
      for (text, name) in [("x", "place"), ("x", "drafts"), (" \n\u{1E}\u{3000}", "draft/blank"), ("", "draft/")] {
        try await stores.notes.setNote(text, named: name, of: profile)
      }
      #expect(try await stores.profiles.contents(of: profile).isEmpty)
      try await stores.notes.setNote("man\n\n\nZed", named: "draft/avatar", of: profile)
      try await stores.notes.setNote(" 안", named: "draft/한", of: profile)
      #expect(try await stores.profiles.contents(of: profile) == ProfileContents(drafts: 2))
      #expect(try await !stores.profiles.contents(of: profile).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases) func aPictureIsDeletedWithItsProfile(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      var profile = fixture.profile("Ada")
      let (first, second) = (
        AvatarPicture(id: fixture.id(), file: [1]), AvatarPicture(id: fixture.id(), file: [2, 3])
      )
      try await stores.profiles.save(profile, with: first)
      profile.picture = first.id
      #expect(try await stores.profiles.profile(profile.id) == profile)
      profile.email = "ada@example.org"
      try await stores.profiles.save(profile)
      #expect(try await stores.avatars.picture(first.id) == first)
      try await stores.profiles.save(profile, with: second)
      #expect(try await stores.avatars.picture(first.id) == nil)
      #expect(try await stores.avatars.picture(second.id) == second)
      profile.picture = nil
      try await stores.profiles.save(profile)
      #expect(try await stores.avatars.picture(second.id) == nil)
      #expect(try await stores.profiles.profile(profile.id) == profile)
    }
  }
}

extension [ProfileRecord] {
  /// All records but the avatars of other authors, which may have lost their author, picture and history since.
  fileprivate var contents: [ProfileRecord] {
    filter {
      switch $0 {
      case .avatar(let avatar, _): avatar.author != nil
      case .definition, .edit, .card: false
      default: true
      }
    }
  }
}
