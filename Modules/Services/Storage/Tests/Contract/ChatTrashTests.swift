import Entities
import Testing

@testable import Storage

@Suite struct ChatTrashTests {
  /// While it is in the trash, nothing else finds it; then everything is as it was.
  @Test(arguments: StoreKind.allCases)
  func aChatComesBackAsItWas(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let chats = stores.chats
      let profile = try await stores.addProfile(&fixture)
      let other = try await stores.addChat(&fixture, of: profile)
      let avatar: Avatar.ID = fixture.id()
      let id = try await stores.addChat(&fixture, of: profile, with: avatar)
      let path = try await stores.add(&fixture, ["q", "first", "q2"], to: id)
      try await stores.add(&fixture, ["second"], to: id, after: path[0])
      try await chats.mark(path[1], with: .bookmark("here"))
      try await chats.move(id, to: ChatPlace(isPinned: true, tags: ["sea"]))
      try await chats.rename(id, to: "Title")
      let persona = fixture.persona("Captain", of: profile), lorebook = fixture.lorebook("Sea", of: profile)
      try await stores.personas.save(persona, with: nil)
      try await stores.personas.bind(persona.id, in: .chat(id), of: profile)
      try await stores.lorebooks.save(lorebook, text: "{}")
      try await stores.lorebooks.assign(lorebook.id, to: [.chat(id)], of: profile)
      try await stores.notes.setNote("half", named: "draft/\(id)", of: profile)
      let before = try await chats.outline(of: id), summary = try await chats.chats(of: profile, offset: 0, limit: 1)
      let contents = try await stores.profiles.contents(of: profile)

      #expect(try await chats.moveToTrash(id, at: fixture.now))
      #expect(try await chats.chat(id) == nil)
      #expect(try await chats.message(path[1]) == nil)
      #expect(try await chats.chatIDs(of: profile) == [other])
      #expect(try await chats.latestChat(of: profile, with: avatar) == nil)
      #expect(try await stores.avatars.chatCounts(of: profile)[avatar] == nil)
      #expect(try await stores.found("first", of: profile).isEmpty)
      #expect(try await chats.shelves(of: profile) == ChatShelves(deleted: 1))
      #expect(try await stores.records.head(of: id) == nil)
      let less = try await stores.profiles.contents(of: profile)
      #expect(less.chats == contents.chats - 1 && less.messages == contents.messages - 4 && less.drafts == 0)
      let mark = await failure { () throws(StorageError) in try await chats.mark(path[1], with: .pinned(true)) }
      #expect(mark?.kind == "missing")
      let again = await failure { () throws(StorageError) in _ = try await chats.moveToTrash(id, at: fixture.now) }
      #expect(again?.kind == "missing")
      let taken = Conversation(
        id: id, profile: profile, avatar: avatar, title: nil, created: fixture.now, updated: fixture.now)
      #expect(await failure { () throws(StorageError) in try await chats.create(taken) }?.kind == "failed")
      let row = try #require(try await chats.chats(of: profile, on: .deleted, offset: 0, limit: 9).first)
      #expect(row.chat == summary[0].chat && row.deleted == fixture.now && row.lastText == summary[0].lastText)
      #expect(try await chats.deletedChat(id)?.title == "Title")
      #expect(try await chats.deletedChatIDs(of: profile) == [id])

      try await chats.restoreChat(id)
      #expect(try await chats.outline(of: id) == before)
      #expect(try await chats.chats(of: profile, offset: 0, limit: 1) == summary)
      #expect(try await stores.shown(id) == ["q", "second"])
      #expect(try await chats.markedMessages(of: id, limit: 9).map(\.id) == [path[1]])
      #expect(try await stores.found("first", of: profile) == ["first"])
      #expect(try await stores.personas.bindings(of: profile).map(\.scope) == [.chat(id)])
      #expect(try await stores.lorebooks.assignments(of: profile).map(\.scope) == [.chat(id)])
      #expect(try await stores.profiles.contents(of: profile) == contents)
      #expect(try await chats.deletedChatIDs(of: profile).isEmpty)
      let missing = await failure { () throws(StorageError) in try await chats.restoreChat(id) }
      #expect(missing?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aChatWithAnArrivingReplyStays(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let id = try await stores.addChat(&fixture, of: profile)
      let other = try await stores.addChat(&fixture, of: profile)
      let reply = fixture.message(in: id, .assistant, "", .streaming)
      try await stores.chats.append(reply)
      let time = fixture.now
      let error = await failure { () throws(StorageError) in _ = try await stores.chats.moveToTrash(id, at: time) }
      #expect(error?.kind == "failed")
      #expect(try await stores.chats.chat(id) != nil)
      #expect(try await stores.chats.moveToTrash(other, at: time))
    }
  }

  /// The last deleted comes first. What was deleted later than the given time stays, and what was used still counts.
  @Test(arguments: StoreKind.allCases)
  func theTrashIsEmptiedByAge(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let chats = stores.chats
      let profile = try await stores.addProfile(&fixture), second = try await stores.addProfile(&fixture)
      var ids: [Conversation.ID] = []
      for owner in [profile, profile, second] {
        let id = try await stores.addChat(&fixture, of: owner)
        try await stores.add(&fixture, ["moon"], to: id)
        ids.append(id)
      }
      let month = Month(year: 2026, 11)
      let usage = UsageRecord(tokens: TokenUsage(promptTokens: 1), isLocal: false, month: month)
      try await stores.usage.addUsage(usage, of: ModelChoice(provider: "p", model: "m"), in: ids[0])
      func time(_ hours: Int64) -> Timestamp { Timestamp(milliseconds: hours * 3_600_000) }
      for (id, hours) in zip(ids, [1, 3, 2] as [Int64]) { _ = try await chats.moveToTrash(id, at: time(hours)) }
      #expect(try await stores.usage.usage(in: ids[0]).isEmpty)
      let list = try await chats.chats(of: profile, on: .deleted, offset: 0, limit: 9)
      #expect(list.map(\.id) == [ids[1], ids[0]])
      #expect(try await chats.chats(of: profile, on: .deleted, offset: 1, limit: 9).map(\.id) == [ids[0]])
      // Chats of another profile stay, and chats that were deleted later.
      #expect(try await chats.emptyChatTrash(of: profile, until: time(2)).map(\.id) == [ids[0]])
      #expect(try await chats.emptyChatTrash(of: nil, until: time(2)).map(\.id) == [ids[2]])
      #expect(try await chats.emptyChatTrash(of: nil, until: time(2)).isEmpty)
      #expect(try await stores.usage.usage(of: profile, in: month).count == 1)
      try await chats.restoreChat(ids[1])
      #expect(try await stores.found("moon", of: profile) == ["moon"])
    }
  }

  /// It can be deleted for good alone, and goes with its profile.
  @Test(arguments: StoreKind.allCases)
  func aChatInTheTrashGoesForGood(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture), time = fixture.now
      let (one, other) = (
        try await stores.addChat(&fixture, of: profile), try await stores.addChat(&fixture, of: profile)
      )
      for id in [one, other] { _ = try await stores.chats.moveToTrash(id, at: time) }
      try await stores.chats.deleteChat(one)
      #expect(try await stores.chats.deletedChatIDs(of: profile) == [other])
      // A profile without a name that has something in the trash is not empty.
      #expect(try await stores.profiles.dropEmptyProfiles(besides: []).isEmpty)
      try await stores.profiles.deleteProfile(profile)
      #expect(try await stores.chats.deletedChat(other) == nil)
    }
  }

  /// The archive has neither the deleted chat nor anything that belongs to it. A merge gives it back.
  @Test(arguments: StoreKind.allCases)
  func anArchiveLeavesItOutAndAnImportGivesItBack(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture), time = fixture.now
      let id = try await stores.addChat(&fixture, of: profile)
      try await stores.add(&fixture, ["moon"], to: id)
      let persona = fixture.persona("Captain", of: profile)
      try await stores.personas.save(persona, with: nil)
      try await stores.personas.bind(persona.id, in: .chat(id), of: profile)
      try await stores.notes.setNote("half", named: "draft/\(id)", of: profile)
      let before = try await stores.allRecords(of: profile)
      _ = try await stores.chats.moveToTrash(id, at: time)
      let after = try await stores.allRecords(of: profile)
      #expect(before.count - after.count == 4)
      let summary = try await stores.take(before)
      #expect(summary.chats.added == 1 && summary.messages.present == 1)
      #expect(try await stores.allRecords(of: profile) == before)
    }
  }

  /// What an import kept of its file stays with the chat. Messages that were in its trash can be removed meanwhile.
  @Test(arguments: StoreKind.allCases)
  func itsOwnTrashIsEmptiedMeanwhile(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = fixture.chat(of: profile)
      let first = fixture.message(in: chat.id), second = fixture.message(in: chat.id, after: first.id)
      var piece = StagedPiece(), new = StagedImport()
      piece.messages = [TreeMessage(first), TreeMessage(second)]
      try await stores.records.stage(piece, for: profile)
      new.chats = [
        StagedImport.Chat(ChatHead(chat, shown: second.id, seen: second.id, extra: "{}"), fingerprint: "f")
      ]
      try await stores.records.publish(new, for: profile)
      let deletion: MessageDeletion.ID = fixture.id(), time = fixture.now
      _ = try await stores.chats.delete(second.id, .one, as: deletion, at: time, inPlaceOf: nil)
      _ = try await stores.chats.moveToTrash(chat.id, at: time)
      #expect(try await stores.records.chat(importedAs: "f", by: profile) == nil)
      try await stores.chats.emptyTrash(of: nil, until: time)
      try await stores.chats.restoreChat(chat.id)
      #expect(try await stores.records.chat(importedAs: "f", by: profile) == chat.id)
      #expect(try await stores.records.head(of: chat.id)?.extra == "{}")
      #expect(try await stores.chats.outline(of: chat.id).map(\.id) == [first.id])
    }
  }
}
