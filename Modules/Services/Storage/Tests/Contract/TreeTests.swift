import Entities
import Storage
import Testing

@Suite struct TreeTests {
  @Test(arguments: StoreKind.allCases)
  func aSecondAnswerIsASibling(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let old = try await stores.add(&fixture, ["q1", "a1", "q2", "a2"], to: chat)
      let new = try await stores.add(&fixture, ["b1", "r2"], to: chat, after: old[0])
      #expect(try await stores.shown(chat) == ["q1", "b1", "r2"])
      #expect(try await stores.chats.siblings(of: old[1]) == [old[1], new[0]])
      #expect(try await stores.chats.siblings(of: new[0]) == [old[1], new[0]])
      #expect(try await stores.chats.siblings(of: old[0]) == [old[0]])

      // Going back shows the path as it was left.
      #expect(try await stores.chats.leaf(below: old[1]) == old[3])
      try await stores.chats.show(pathTo: old[3], in: chat)
      #expect(try await stores.shown(chat) == ["q1", "a1", "q2", "a2"])
      #expect(try await stores.chats.leaf(below: new[0]) == new[1])
      #expect(try await stores.chats.leaf(below: old[0]) == old[3])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aChatCanBeginInSeveralWays(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let elsewhere = try await stores.addChat(&fixture, of: profile)
      try await stores.add(&fixture, ["unrelated"], to: elsewhere)
      let one = try await stores.add(&fixture, ["hello", "h2"], to: chat)
      let two = try await stores.add(&fixture, ["good day"], to: chat)
      #expect(try await stores.shown(chat) == ["good day"])
      #expect(try await stores.chats.siblings(of: two[0]) == [one[0], two[0]])
      #expect(try await stores.chats.leaf(below: one[0]) == one[1])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func anEarlierEndCanBeShownAndContinued(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["1", "2", "3", "4"], to: chat)
      try await stores.chats.show(pathTo: path[1], in: chat)
      #expect(try await stores.shown(chat) == ["1", "2"])
      #expect(try await stores.chats.leaf(below: path[2]) == path[3])
      try await stores.add(&fixture, ["3b"], to: chat, after: path[1])
      #expect(try await stores.shown(chat) == ["1", "2", "3b"])
      // The old leaf got a child after it was left: the end is below the recorded one.
      try await stores.chats.show(pathTo: path[3], in: chat)
      try await stores.add(&fixture, ["5"], to: chat, after: path[3])
      try await stores.chats.show(pathTo: path[0], in: chat)
      let end = try await stores.chats.leaf(below: path[3])
      #expect(try await stores.chats.message(end)?.text == "5")

      let other = try await stores.addChat(&fixture, of: profile)
      let error = await failure { () throws(StorageError) in try await stores.chats.show(pathTo: path[0], in: other) }
      #expect(error?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aLongPathComesInPages(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let ids = try await stores.add(&fixture, (0..<1000).map { "\($0)" }, to: chat)
      let stray = try await stores.add(&fixture, ["stray"], to: chat, after: ids[500])
      try await stores.chats.show(pathTo: ids[999], in: chat)
      var pages: [[Message]] = []
      var before: Message.ID?
      repeat {
        let page = try await stores.chats.messages(of: chat, before: before, limit: 64)
        pages.insert(page.messages, at: 0)
        before = page.messages.first?.id
        #expect(page.hasEarlier == (pages.joined().count < 1000))
      } while pages.joined().count < 1000 && pages.count < 20
      #expect(pages.joined().map(\.id) == ids)
      #expect(pages.last?.count == 64)
      #expect(pages.first?.count == 1000 % 64)

      let top = try await stores.chats.messages(of: chat, before: ids[0], limit: 10)
      #expect(top == MessagePage(messages: [], hasEarlier: false, hasLater: true))
      let none = try await stores.chats.messages(of: chat, before: nil, limit: 0)
      #expect(none == MessagePage(messages: [], hasEarlier: true))
      let error = await failure { () throws(StorageError) in
        _ = try await stores.chats.messages(of: chat, before: stray[0], limit: 10)
      }
      #expect(error?.kind == "missing")
    }
  }
}

extension TreeTests {
  @Test(arguments: StoreKind.allCases)
  func aPathCanBeReadFromAnyOfItsMessages(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let ids = try await stores.add(&fixture, (0..<300).map { "\($0)" }, to: chat)
      let stray = try await stores.add(&fixture, ["stray", "on"], to: chat, after: ids[150])
      try await stores.chats.show(pathTo: ids[299], in: chat)
      for start in [0, 1, 149, 150, 151, 234, 235, 236, 298, 299] {
        let page = try await stores.chats.messages(of: chat, after: ids[start], limit: 64)
        #expect(page.messages.map(\.id) == Array(ids[(start + 1)...].prefix(64)))
        #expect(page.hasEarlier && page.hasLater == (start + 64 < 299))
        if let first = page.messages.first?.id {
          let before = try await stores.chats.messages(of: chat, before: first, limit: 3)
          #expect(before.messages.last?.id == ids[start] && before.hasLater)
        }
      }
      let none = try await stores.chats.messages(of: chat, after: ids[5], limit: 0)
      #expect(none == MessagePage(messages: [], hasEarlier: true, hasLater: true))
      for id in [stray[0], fixture.id()] {
        let error = await failure { () throws(StorageError) in
          _ = try await stores.chats.messages(of: chat, after: id, limit: 9)
        }
        #expect(error?.kind == "missing")
      }

      #expect(try await stores.chats.depth(of: ids[0]) == 0)
      #expect(try await stores.chats.depth(of: ids[7]) == 7)
      #expect(try await stores.chats.depth(of: stray[1]) == 152)
      #expect(try await stores.chats.shownMessage(nearest: ids[7], in: chat) == ids[7])
      #expect(try await stores.chats.shownMessage(nearest: stray[1], in: chat) == ids[150])
      #expect(try await stores.chats.shownMessage(nearest: fixture.id(), in: chat) == nil)
      let other = try await stores.addChat(&fixture, of: profile)
      #expect(try await stores.chats.shownMessage(nearest: ids[7], in: other) == nil)
      // This path shares nothing with it.
      try await stores.add(&fixture, ["another beginning"], to: chat)
      #expect(try await stores.chats.shownMessage(nearest: ids[7], in: chat) == nil)
      let nowhere: Conversation.ID = fixture.id()
      let error = await failure { () throws(StorageError) in
        _ = try await stores.chats.shownMessage(nearest: ids[7], in: nowhere)
      }
      #expect(error?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theOutlineHasEveryBranchWithoutTheTrash(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["one", "two", "three"], to: chat)
      let side = try await stores.add(&fixture, [String(repeating: "가", count: 300)], to: chat, after: path[0])
      func outline() async throws -> [MessageOutline] { try await stores.chats.outline(of: chat) }
      #expect(try await outline().map(\.id) == path + side)
      #expect(try await outline().map(\.parent) == [nil, path[0], path[1], path[0]])
      #expect(try await outline().map(\.text) == ["one", "two", "three", String(repeating: "가", count: 200)])
      #expect(try await outline().map(\.role) == [.user, .assistant, .user, .user])
      _ = try await stores.chats.delete(path[1], .one, as: fixture.id(), at: fixture.now, inPlaceOf: nil)
      #expect(try await outline().map(\.id) == [path[0], path[2], side[0]])
      #expect(try await outline().map(\.parent) == [nil, path[0], path[0]])
      let gone: Conversation.ID = fixture.id()
      #expect(
        await failure { () throws(StorageError) in _ = try await stores.chats.outline(of: gone) }?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theAlternativesOfAPageAreReadAtOnce(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let elsewhere = try await stores.addChat(&fixture, of: profile)
      let other = try await stores.add(&fixture, ["unrelated"], to: elsewhere)
      let hello = try await stores.add(&fixture, ["hello"], to: chat)
      let day = try await stores.add(&fixture, ["good day", "a", "q2", "a2"], to: chat)
      // An answer without a text, and one of the other side, are no alternatives.
      try await stores.chats.append(fixture.message(in: chat, after: day[0], .assistant, ""))
      try await stores.chats.append(fixture.message(in: chat, after: day[0], .user, "no answer"))
      let edited = fixture.message(in: chat, after: day[1], .user, "q2, I mean")
      try await stores.chats.append(edited)
      try await stores.chats.show(pathTo: day[3], in: chat)
      let all = [day[0]: [hello[0], day[0]], day[2]: [day[2], edited.id]]
      #expect(try await stores.chats.alternatives(in: chat, upTo: nil, limit: 50) == all)
      #expect(try await stores.chats.alternatives(in: chat, upTo: nil, limit: 4) == all)
      #expect(try await stores.chats.alternatives(in: chat, upTo: nil, limit: 3) == [day[2]: all[day[2]]])
      #expect(try await stores.chats.alternatives(in: chat, upTo: day[1], limit: 50) == [day[0]: all[day[0]]])
      #expect(try await stores.chats.alternatives(in: chat, upTo: edited.id, limit: 1) == [edited.id: all[day[2]]])
      #expect(try await stores.chats.alternatives(in: chat, upTo: nil, limit: 0).isEmpty)
      #expect(try await stores.chats.alternatives(in: elsewhere, upTo: nil, limit: 9).isEmpty)
      let missing = await failure { () throws(StorageError) in
        _ = try await stores.chats.alternatives(in: chat, upTo: other[0], limit: 9)
      }
      #expect(missing?.kind == "missing")
      // Where a message between is in the trash, what follows it stands beside the others.
      _ = try await stores.chats.delete(
        day[0], .one, as: fixture.id(), at: fixture.now, inPlaceOf: day[3])
      #expect(try await stores.chats.alternatives(in: chat, upTo: nil, limit: 50) == [day[2]: all[day[2]]])
    }
  }
}
