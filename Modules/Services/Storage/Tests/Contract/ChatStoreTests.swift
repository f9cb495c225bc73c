import Entities
import Storage
import Testing

@Suite struct ChatStoreTests {
  @Test(arguments: StoreKind.allCases)
  func chatsComeBackAsTheyWere(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      var chat = fixture.chat(of: profile)
      chat.title = "제목"
      try await stores.chats.create(chat)
      #expect(try await stores.chats.chat(chat.id) == chat)
      #expect(try await stores.chats.chat(fixture.id()) == nil)
      let again = await failure { [chat] () throws(StorageError) in try await stores.chats.create(chat) }
      #expect(again?.kind == "failed")
      let orphan = await failure { [chat = fixture.chat(of: fixture.id())] () throws(StorageError) in
        try await stores.chats.create(chat)
      }
      #expect(orphan?.kind == "missing")

      try await stores.chats.rename(chat.id, to: "New")
      #expect(try await stores.chats.chat(chat.id)?.title == "New")
      try await stores.chats.rename(chat.id, to: nil)
      #expect(try await stores.chats.chat(chat.id)?.title == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func chatsAreFoundByTheirNames(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture), other = try await stores.addProfile(&fixture)
      let ombrel = fixture.avatar("Ombrel", by: profile), unstored: Avatar.ID = fixture.id()
      try await stores.avatars.save(ombrel)
      func add(_ title: String?, with avatar: Avatar.ID? = nil, of owner: UserProfile.ID) async throws
        -> Conversation.ID
      {
        var chat = fixture.chat(of: owner, with: avatar ?? fixture.id())
        chat.title = title
        try await stores.chats.create(chat)
        return chat.id
      }
      let plants = try await add("Greenhouse *talks* [1]", of: profile)
      let settings = try await add("설정 이야기", of: profile)
      let named = try await add(nil, with: ombrel.id, of: profile)
      let builtIn = try await add(nil, with: unstored, of: profile)
      let foreign = try await add("Greenhouse of another", of: other)
      func found(
        _ text: String, orWith avatars: [Avatar.ID] = [], orAmong ids: [Conversation.ID] = [], limit: Int = 9
      ) async throws -> [Conversation.ID] {
        try await stores.chats.chats(
          of: profile, named: LetterPattern(text), orWith: avatars, orAmong: ids, limit: limit
        ).map(\.id)
      }
      #expect(try await found("green") == [plants])
      #expect(try await found("talk house") == [])
      #expect(try await found("house *t") == [plants])
      for literal in ["*", "[", "]", "[1]"] { #expect(try await found(literal) == [plants], "\(literal)") }
      #expect(try await found("?") == [])
      #expect(try await found("^") == [])
      #expect(try await found("-") == [])
      #expect(try await found("ㅅㅈ") == [settings])
      #expect(try await found("서") == [settings])
      #expect(try await found("섬") == [])
      #expect(try await found("OMB") == [named])
      #expect(try await found("zzz", orWith: [fixture.id(), unstored]) == [builtIn])
      #expect(try await found("zzz", orAmong: [foreign, fixture.id(), settings]) == [settings])
      #expect(try await found("") == [builtIn, named, settings, plants])
      #expect(try await found("", limit: 2) == [builtIn, named])
      #expect(try await found("", limit: -1) == [])
      let row = try await stores.chats.chats(
        of: profile, named: LetterPattern("omb"), orWith: [], orAmong: [], limit: 1
      )
      .first
      #expect(row?.avatarName == "Ombrel" && row?.lastText == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theListHasTheLastChangedFirstInPages(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let other = try await stores.addProfile(&fixture)
      var chats: [Conversation.ID] = []
      for _ in 0..<7 { chats.append(try await stores.addChat(&fixture, of: profile)) }
      _ = try await stores.addChat(&fixture, of: other)
      try await stores.add(&fixture, ["moves up"], to: chats[2])
      let order = [2, 6, 5, 4, 3, 1, 0].map { chats[$0] }
      func list(_ offset: Int, _ limit: Int) async throws -> [Conversation.ID] {
        try await stores.chats.chats(of: profile, offset: offset, limit: limit).map(\.id)
      }
      #expect(try await list(0, 100) == order)
      #expect(try await list(0, 3) == Array(order[..<3]))
      #expect(try await list(3, 3) == Array(order[3..<6]))
      #expect(try await list(6, 3) == [order[6]])
      #expect(try await list(7, 3).isEmpty)
      #expect(try await list(0, 0).isEmpty)
      #expect(try await list(-5, -5).isEmpty)
      #expect(try await list(.max, .max).isEmpty)
      #expect(try await Set(stores.chats.chatIDs(of: profile)) == Set(chats))
      #expect(try await stores.chats.chatIDs(of: fixture.id()).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func anOldMessageDoesNotMoveAChatBack(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = fixture.chat(of: profile)
      try await stores.chats.create(chat)
      let old = Message(
        id: fixture.id(), chat: chat.id, parent: nil, role: .user, text: "x", created: Timestamp(milliseconds: -5))
      try await stores.chats.append(old)
      #expect(try await stores.chats.chat(chat.id)?.updated == chat.updated)
      #expect(try await stores.chats.message(old.id) == old)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theLatestChatWithAnAvatarIsTheLastChanged(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let other = try await stores.addProfile(&fixture)
      let avatar: Avatar.ID = fixture.id()
      let one = try await stores.addChat(&fixture, of: profile, with: avatar)
      let two = try await stores.addChat(&fixture, of: profile, with: avatar)
      _ = try await stores.addChat(&fixture, of: profile)
      _ = try await stores.addChat(&fixture, of: other, with: avatar)
      #expect(try await stores.chats.latestChat(of: profile, with: avatar)?.id == two)
      try await stores.add(&fixture, ["hello"], to: one)
      #expect(try await stores.chats.latestChat(of: profile, with: avatar)?.id == one)
      #expect(try await stores.chats.latestChat(of: profile, with: fixture.id()) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aSummaryShowsTheEndOfTheShownPath(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let avatar = fixture.avatar("Zed", by: profile)
      try await stores.avatars.save(avatar)
      let chat = try await stores.addChat(&fixture, of: profile, with: avatar.id)
      func summary() async throws -> ChatSummary {
        try #require(try await stores.chats.chats(of: profile, offset: 0, limit: 1).first)
      }
      #expect(try await summary().lastText == nil)
      #expect(try await summary().lastRole == nil)
      #expect(try await summary().lastState == nil)
      #expect(try await summary().isNew == false)
      #expect(try await summary().avatarName == "Zed")

      let question = try await stores.add(&fixture, [""], to: chat)[0]
      #expect(try await summary().lastText == "")
      #expect(try await summary().lastRole == .user)
      #expect(try await summary().isNew == false)

      let long = "\u{0}" + String(repeating: "가👩‍👩‍👧", count: 150)
      let reply = fixture.message(in: chat, after: question, .assistant, long)
      try await stores.chats.append(reply)
      #expect(try await summary().lastText == String(reply.text.prefix(200)))
      #expect(try await summary().lastRole == .assistant)
      #expect(try await summary().isNew)
      try await stores.chats.markSeen(chat)
      #expect(try await summary().isNew == false)

      #expect(try await summary().lastSpeaker == nil)
      let second = fixture.message(in: chat, after: question, .assistant, "again", by: avatar.id)
      try await stores.chats.append(second)
      #expect(try await summary().isNew)
      #expect(try await summary().lastText == "again")
      #expect(try await summary().lastSpeaker == avatar.id)
      #expect(try await summary().lastState == .complete)
      try await stores.chats.show(pathTo: question, in: chat)
      #expect(try await summary().isNew == false)
      var failed = fixture.message(in: chat, after: question, .assistant, "")
      failed.state = .failed("It broke.")
      try await stores.chats.append(failed)
      #expect(try await summary().lastState == .failed("It broke."))
      #expect(try await summary().lastText == "")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aMissingChatIsAnError(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let messages = try await stores.add(&fixture, ["gone with it", "한국어"], to: chat)
      let names = NoteKind.names(ofChat: chat) + ["summary/\(fixture.id() as Conversation.ID)"]
      for name in names { try await stores.notes.setNote("secret", named: name, of: profile) }
      try await stores.chats.deleteChat(chat)
      for name in names.dropLast() { #expect(try await stores.notes.note(name, of: profile) == nil, "\(name)") }
      #expect(try await stores.notes.note(names[names.count - 1], of: profile) == "secret")
      #expect(try await stores.chats.chat(chat) == nil)
      #expect(try await stores.chats.message(messages[1]) == nil)
      #expect(try await stores.found("gone", of: profile).isEmpty)
      #expect(try await stores.chats.chats(of: profile, offset: 0, limit: 9).isEmpty)
      let chats = stores.chats
      let late = fixture.message(in: chat)
      let failures = [
        await failure { () throws(StorageError) in try await chats.deleteChat(chat) },
        await failure { () throws(StorageError) in try await chats.rename(chat, to: "x") },
        await failure { () throws(StorageError) in try await chats.markSeen(chat) },
        await failure { () throws(StorageError) in try await chats.append(late) },
        await failure { () throws(StorageError) in try await chats.update(messages[0], text: "x") },
        await failure { () throws(StorageError) in try await chats.finish(messages[0], text: "x", state: .complete) },
        await failure { () throws(StorageError) in _ = try await chats.messages(of: chat, before: nil, limit: 1) },
        await failure { () throws(StorageError) in try await chats.show(pathTo: messages[0], in: chat) },
        await failure { () throws(StorageError) in _ = try await chats.siblings(of: messages[0]) },
        await failure { () throws(StorageError) in _ = try await chats.leaf(below: messages[0]) },
      ]
      #expect(failures.map { $0?.kind } == Array(repeating: "missing", count: 10))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aChatIsKeptInItsPlace(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      var chats: [Conversation.ID] = []
      for _ in 0..<5 { chats.append(try await stores.addChat(&fixture, of: profile)) }
      _ = try await stores.addChat(&fixture, of: try await stores.addProfile(&fixture))
      let places = [
        ChatPlace(isPinned: true), ChatPlace(tags: ["work", "sea"]), ChatPlace(isArchived: true, tags: ["work"]),
        ChatPlace(isPinned: true, tags: ["work"]), ChatPlace(),
      ]
      for (chat, place) in zip(chats, places) { try await stores.chats.move(chat, to: place) }
      func listed(_ shelf: ChatShelf, offset: Int = 0, limit: Int = 9) async throws -> [Int] {
        try await stores.chats.chats(of: profile, on: shelf, offset: offset, limit: limit).map { row in
          try #require(chats.firstIndex(of: row.id))
        }
      }
      #expect(try await listed(.current) == [3, 0, 4, 1])
      #expect(try await listed(.current, offset: 1, limit: 2) == [0, 4])
      #expect(try await listed(.archived) == [2])
      #expect(try await listed(.tagged("work")) == [3, 1])
      for other in ["wor", "Work"] { #expect(try await listed(.tagged(other)) == []) }
      let shelves = ChatShelves(tags: [.init("work", count: 2), .init("sea", count: 1)], archived: 1)
      #expect(try await stores.chats.shelves(of: profile) == shelves)
      for (chat, place) in zip(chats, places) { #expect(try await stores.chats.chat(chat)?.place == place) }
      // A chat in the archive still is the latest one of its character, and is found.
      let archived = try #require(try await stores.chats.chat(chats[2]))
      #expect(try await stores.chats.latestChat(of: profile, with: archived.avatar)?.id == chats[2])
      try await stores.chats.move(chats[2], to: ChatPlace())
      #expect(try await listed(.archived) == [])
      #expect(try await listed(.current) == [3, 0, 4, 2, 1])
      let gone: Conversation.ID = fixture.id()
      #expect(
        await failure { () throws(StorageError) in try await stores.chats.move(gone, to: ChatPlace()) }?.kind
          == "missing")
    }
  }
}
