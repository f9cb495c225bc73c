import RandomTesting
import Entities
import Storage
import Synchronization
import Testing

@Suite struct RecordStoreTests {
  @Test(arguments: StoreKind.allCases, [1, 2, 3] as [UInt64])
  func mergedRecordsAreExportedUnchanged(_ kind: StoreKind, seed: UInt64) async throws {
    try await kind.withStores { stores in
      let profile = try await stores.fill(seed: seed)
      let records = try await stores.allRecords(of: profile)
      for other in StoreKind.allCases {
        try await other.withStores { copy in
          let summary = try await copy.take(records)
          #expect(summary.isNewProfile && summary.profile?.id == profile, "seed \(seed)")
          #expect(summary.messages.present == 0 && summary.chats.present == 0)
          #expect(try await copy.allRecords(of: profile) == records, "seed \(seed)")
          // The list and the search results are the same too.
          let chats = try await stores.summaries(of: profile)
          #expect(try await copy.summaries(of: profile) == chats)
          for chat in chats { #expect(try await copy.shown(chat.id) == stores.shown(chat.id)) }
          #expect(
            try await Set(copy.found("바다낚시", of: profile)) == Set(stores.found("바다낚시", of: profile)))
        }
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func mergingTheSameRecordsTwiceChangesNothing(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      let profile = try await stores.fill(seed: 7)
      let records = try await stores.allRecords(of: profile)
      for _ in 0..<2 {
        let summary = try await stores.take(records)
        #expect(!summary.isNewProfile)
        for count in [
          summary.avatars, summary.chats, summary.messages, summary.notes, summary.personas,
          summary.lorebooks,
        ] {
          #expect(count.added == 0 && count.present > 0)
        }
        #expect(try await stores.allRecords(of: profile) == records)
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func whatWasDeletedIsNotCounted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture, "Ada")
      let chat = try await stores.addChat(&fixture, of: profile)
      let book = fixture.lorebook("Sea", of: profile), other = fixture.lorebook("Sky", of: profile)
      for book in [book, other] { try await stores.lorebooks.save(book, text: "{}") }
      try await stores.lorebooks.deleteLorebook(other.id)
      let persona = Persona(id: fixture.id(), profile: profile, name: "Mina", created: fixture.now)
      try await stores.personas.save(persona, with: nil)
      try await stores.personas.deletePersona(persona.id)
      let avatar = Avatar(
        id: fixture.id(), name: "Rex", character: .cat, action: .eating, location: .mall, author: profile,
        created: fixture.now)
      try await stores.avatars.save(avatar)
      let kept = try await stores.allRecords(of: profile)
      try await stores.avatars.deleteAvatar(avatar.id)
      let records = try await stores.allRecords(of: profile)
      try await stores.profiles.deleteProfile(profile)
      let summary = try await stores.take(records)
      #expect(summary.lorebooks.added == 1 && summary.personas.added == 0 && summary.avatars.added == 0)
      try await stores.profiles.deleteProfile(profile)
      #expect(try await stores.take(kept).avatars.added == 1)
      #expect(try await stores.chats.chat(chat) != nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func newerStoredDataStays(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture, "Ada")
      let chat = try await stores.addChat(&fixture, of: profile)
      let old = try await stores.add(&fixture, ["one", "two"], to: chat)
      try await stores.notes.setNote("old", named: "draft", of: profile)
      let records = try await stores.allRecords(of: profile)
      try await stores.add(&fixture, ["three"], to: chat, after: old[1])
      try await stores.chats.rename(chat, to: "A title")
      try await stores.notes.setNote("new", named: "draft", of: profile)
      let before = try await stores.allRecords(of: profile)
      _ = try await stores.take(records)
      #expect(try await stores.allRecords(of: profile) == before)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func deletedDataComesBack(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      let profile = try await stores.fill(seed: 3)
      let records = try await stores.allRecords(of: profile)
      try await stores.profiles.deleteProfile(profile)
      let summary = try await stores.take(records)
      #expect(summary.isNewProfile)
      #expect(try await stores.allRecords(of: profile) == records)
    }
  }

  /// The avatar was deleted with its author, but another profile has a chat with it, so it stayed without an author.
  @Test(arguments: StoreKind.allCases)
  func anAvatarIsReturnedToItsAuthor(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let author = try await stores.addProfile(&fixture)
      let guest = try await stores.addProfile(&fixture)
      let avatar = fixture.avatar("Shared", by: author)
      try await stores.avatars.save(fixture.change(CharacterDetails(avatar), card: [1]))
      try await stores.avatars.save(fixture.change(CharacterDetails(avatar, .sample)))
      _ = try await stores.addChat(&fixture, of: guest, with: avatar.id)
      let (mine, theirs) = (try await stores.allRecords(of: author), try await stores.allRecords(of: guest))
      let shownToGuest = Avatar(
        id: avatar.id, name: avatar.name, character: .alien, action: .smiling, location: .park, tagline: "t",
        created: avatar.created, isDeleted: true)
      // The guest gets the definition, and neither the history nor the card.
      let ofAvatar = Array(theirs.dropFirst().prefix(2))
      #expect(ofAvatar == [.avatar(shownToGuest, nil), .definition(.sample, of: avatar.id)])
      #expect(!theirs.contains { if case .edit = $0 { true } else if case .card = $0 { true } else { false } })
      try await stores.profiles.deleteProfile(author)
      #expect(try await stores.avatars.character(avatar.id)?.definition == .sample)
      #expect(try await stores.avatars.edits(of: avatar.id, limit: 9).isEmpty)
      #expect(try await stores.avatars.card(of: avatar.id) == nil)
      _ = try await stores.take(theirs)
      #expect(try await stores.avatars.avatar(avatar.id)?.author == nil)
      _ = try await stores.take(mine)
      #expect(try await stores.avatars.avatars(madeBy: author) == [avatar])
      #expect(try await stores.avatars.character(avatar.id)?.definition == .sample)
      #expect(try await stores.avatars.edits(of: avatar.id, limit: 9).count == 1)
      #expect(try await stores.avatars.card(of: avatar.id) == [1])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aFailedMergeAddsNothing(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      let profile = try await stores.fill(seed: 5)
      let records = try await stores.allRecords(of: profile)
      try await kind.withStores { copy in
        for end in [1, records.count / 2, records.count] {
          let error = await failure { () throws(StorageError) in
            _ = try await copy.take(Array(records.prefix(end)), failing: .full(path: "/disk"))
          }
          #expect(error == .full(path: "/disk"))
          #expect(try await copy.profiles.profiles().isEmpty)
        }
        // Without its profile, no record can be added.
        let error = await failure { () throws(StorageError) in _ = try await copy.take(Array(records.dropFirst())) }
        #expect(error?.kind == "failed")
        #expect(await failure { () throws(StorageError) in _ = try await copy.take([]) }?.kind == "failed")
        _ = try await copy.take(records)
        #expect(try await copy.allRecords(of: profile) == records)
      }
    }
  }

  /// A record about an avatar must follow that avatar.
  @Test(arguments: StoreKind.allCases)
  func recordsOfAnotherAvatarAreRefused(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = fixture.profile()
      let (one, two) = (fixture.avatar("One", by: profile.id), fixture.avatar("Two", by: profile.id))
      let edit = CharacterEdit(id: fixture.id(), time: fixture.now, earlier: [.name: "x"])
      let beginning: [ProfileRecord] = [.profile(profile, nil), .avatar(one, nil)]
      for record in [ProfileRecord.definition(.sample, of: two.id), .edit(edit, of: two.id), .card([1], of: two.id)] {
        let error = await failure { () throws(StorageError) in _ = try await stores.take(beginning + [record]) }
        #expect(error?.kind == "failed")
      }
      let twice = beginning + [.edit(edit, of: one.id), .edit(edit, of: one.id)]
      let error = await failure { () throws(StorageError) in _ = try await stores.take(twice) }
      #expect(error?.kind == "failed")
      let profiles = try await stores.profiles.profiles()
      #expect(profiles.isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func recordsOfAnotherProfileAreRefused(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let owner = try await stores.addProfile(&fixture)
      let chat = fixture.chat(of: owner)
      try await stores.chats.create(chat)
      let message = fixture.message(in: chat.id)
      try await stores.chats.append(message)
      let thief = fixture.profile("Thief")
      let stolen = Conversation(
        id: chat.id, profile: thief.id, avatar: chat.avatar, created: chat.created, updated: chat.updated)
      let own = fixture.chat(of: thief.id)
      let copied = Message(
        id: message.id, chat: own.id, parent: nil, role: .user, text: "x", created: message.created)
      for records in [
        [ProfileRecord.profile(thief, nil), .chat(stolen, shown: nil, seen: nil)],
        [.profile(thief, nil), .chat(own, shown: nil, seen: nil), .message(copied, tip: nil)],
        [.profile(thief, nil), .chat(chat, shown: nil, seen: nil)],
      ] {
        let error = await failure { () throws(StorageError) in _ = try await stores.take(records) }
        #expect(error?.kind == "failed")
        #expect(try await stores.profiles.profiles().map(\.id) == [owner])
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func anArrivingReplyIsExportedAsInterrupted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      var reply = fixture.message(in: chat, .assistant, "so f", .streaming)
      try await stores.chats.append(reply)
      reply.state = .interrupted
      #expect(try await stores.allRecords(of: profile).last == .message(reply, tip: nil))
      let unknown: UserProfile.ID = fixture.id()
      let error = await failure { () throws(StorageError) in try await stores.records.records(of: unknown) { _ in } }
      #expect(error?.kind == "missing")
    }
  }
}

extension Stores {
  func allRecords(of profile: UserProfile.ID) async throws(StorageError) -> [ProfileRecord] {
    let found = Mutex<[ProfileRecord]>([])
    try await records.records(of: profile) { record in found.withLock { $0.append(record) } }
    return found.withLock(\.self)
  }

  /// The list of chats. Another profile's avatar counts as deleted if that profile is missing.
  func summaries(of profile: UserProfile.ID) async throws -> [ChatSummary] {
    try await chats.chats(of: profile, offset: 0, limit: 99).map { summary in
      var summary = summary
      summary.isAvatarDeleted = false
      return summary
    }
  }

  /// Merges records; after the last one it fails if `error` is given.
  @discardableResult
  func take(
    _ records: [ProfileRecord], failing error: StorageError? = nil
  ) async throws(StorageError) -> ImportSummary {
    let rest = Mutex(records[...])
    return try await self.records.merge { () throws(StorageError) in
      if let record = rest.withLock({ $0.popFirst() }) { return record }
      if let error { throw error }
      return nil
    }
  }

  /// Makes two profiles with something of everything, and returns the first.
  func fill(seed: UInt64) async throws -> UserProfile.ID {
    var (random, fixture) = (SeededGenerator(seed: seed), Fixture())
    let picture = AvatarPicture(id: fixture.id(), file: (0..<99).map { _ in .random(in: 0...255, using: &random) })
    var profile = fixture.profile("지우 \u{0} \"quoted\"\n")
    (profile.email, profile.color, profile.didCompleteOnboarding) = ("a@b.example", .teal, true)
    try await profiles.save(profile, with: picture)
    let other = try await addProfile(&fixture, "Other")
    let avatars = (0..<4).map { fixture.avatar("Avatar \($0)", by: $0 == 3 ? other : profile.id) }
    for avatar in avatars { try await self.avatars.save(avatar) }
    try await self.avatars.save(avatars[1], with: AvatarPicture(id: fixture.id(), file: [1, 2, 3]))
    var drawn = CharacterDetails(avatars[0], .sample)
    drawn.avatar.look = Int.random(in: Avatar.looks, using: &random)
    try await self.avatars.save(fixture.change(drawn, card: [UInt8](0..<255)))
    (drawn.avatar.name, drawn.definition.greeting) = ("Avatar 0 \u{0}", "")
    try await self.avatars.save(fixture.change(drawn))
    try await self.avatars.deleteAvatar(avatars[2].id)
    let avatarOfChats = avatars[1].id
    for (number, color) in ProfileColor.allCases.prefix(3).enumerated() {
      var persona = fixture.persona("Persona \(number)", of: profile.id)
      (persona.description, persona.color) = ("A\n\u{0}{{user}}", number == 0 ? nil : color)
      persona.changed = fixture.now
      try await personas.save(persona, with: number == 1 ? AvatarPicture(id: fixture.id(), file: [4, 5]) : nil)
      let scope: ChatScope =
        number == 0 ? .everywhere : number == 1 ? .character(avatarOfChats) : .chat(fixture.id())
      try await personas.bind(persona.id, in: scope, of: profile.id)
      if number == 2 { try await personas.deletePersona(persona.id) }
    }
    for number in 0..<3 {
      var lorebook = fixture.lorebook("Book \(number)", of: profile.id)
      (lorebook.description, lorebook.isEnabled, lorebook.entryCount) = ("d\n\u{0}", number == 0, number)
      lorebook.changed = fixture.now
      try await lorebooks.save(lorebook, text: "{\"\u{0}\": \(number)}")
      try await lorebooks.assign(
        lorebook.id, to: [.everywhere, .character(avatarOfChats), .chat(fixture.id())], of: profile.id)
      if number == 2 { try await lorebooks.deleteLorebook(lorebook.id) }
    }
    let words = ["fox", "바다낚시를", "회의", "\u{1F468}\u{200D}\u{1F469}", "a\tb\r\n", "\u{202E}"]
    for user in [profile.id, other] {
      for name in ["place", "draft/1", "빈"] {
        try await notes.setNote(name == "빈" ? "" : name, named: name, of: user)
      }
      for place in 0..<4 {
        let chat = try await addChat(&fixture, of: user, with: avatars[(place + 2) % 4].id)
        try await self.avatars.recordOpening(of: avatars[(place + 2) % 4].id, by: user, at: fixture.now)
        var all: [Message.ID] = []
        for _ in 0..<Int.random(in: 0..<20, using: &random) {
          let states: [Message.State] = [.complete, .cutOff, .cancelled, .interrupted, .failed("because"), .complete]
          var message = fixture.message(
            in: chat, after: all.randomElement(using: &random), Bool.random(using: &random) ? .user : .assistant,
            words.shuffled(using: &random).joined(separator: " "), states.randomElement(using: &random) ?? .complete)
          if message.role == .assistant {
            (message.model, message.reasoning) = (ModelChoice(provider: "p", model: "m"), "hm")
          }
          try await chats.append(message)
          all.append(message.id)
          if Int.random(in: 0..<4, using: &random) == 0, let any = all.randomElement(using: &random) {
            try await chats.show(pathTo: any, in: chat)
          }
        }
        if Bool.random(using: &random) { try await chats.markSeen(chat) }
        if Bool.random(using: &random) { try await chats.rename(chat, to: "Title \(place)") }
      }
    }
    return profile.id
  }
}
