import Entities
import Storage
import Testing

@Suite struct TrashTests {
  /// The neighbour of a deleted answer shows, and giving the answer back shows it again.
  @Test(arguments: StoreKind.allCases)
  func anAnswerIsDeletedAndGivenBack(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["q", "first", "q2"], to: chat)
      let second = try await stores.add(&fixture, ["second"], to: chat, after: path[0])[0]
      try await stores.chats.markSeen(chat)
      let id: MessageDeletion.ID = fixture.id()
      let deletion = try await stores.chats.delete(second, .below, as: id, at: fixture.now, inPlaceOf: second)
      #expect(deletion?.count == 1 && deletion?.message.text == "second")
      #expect(try await stores.shown(chat) == ["q", "first", "q2"])
      #expect(try await stores.found("second", of: profile).isEmpty)
      // The chat is not new: the user has seen its end.
      #expect(try await stores.chats.chats(of: profile, offset: 0, limit: 1).first?.isNew == false)
      // Nothing happens to a chat that went on elsewhere.
      #expect(try await stores.chats.undo(id, inPlaceOf: second) == false)
      #expect(try await stores.chats.undo(id, inPlaceOf: path[2]))
      #expect(try await stores.shown(chat) == ["q", "second"])
      #expect(try await stores.found("second", of: profile) == ["second"])
      let again = await failure { () throws(StorageError) in _ = try await stores.chats.undo(id, inPlaceOf: nil) }
      #expect(again?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func whatIsArrivingIsNotDeleted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let question = try await stores.add(&fixture, ["q"], to: chat)[0]
      let reply = fixture.message(in: chat, after: question, .assistant, "", .streaming)
      try await stores.chats.append(reply)
      let id: MessageDeletion.ID = fixture.id(), time = fixture.now
      let error = await failure { () throws(StorageError) in
        _ = try await stores.chats.delete(question, .below, as: id, at: time, inPlaceOf: nil)
      }
      #expect(error?.kind == "failed")
      #expect(try await stores.chats.deletions(in: chat).isEmpty)
      #expect(try await stores.chats.messages(of: chat, before: nil, limit: 9).messages.count == 2)
    }
  }

  /// The messages of the inner deletion come after a message that is deleted: they cannot be shown yet.
  @Test(arguments: StoreKind.allCases)
  func theLaterDeletionIsUndoneFirst(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["1", "2", "3", "4"], to: chat)
      let ids: [MessageDeletion.ID] = [fixture.id(), fixture.id()], time = fixture.now
      _ = try await stores.chats.delete(path[2], .one, as: ids[0], at: time, inPlaceOf: nil)
      #expect(try await stores.shown(chat) == ["1", "2", "4"])
      #expect(try await stores.chats.message(path[3])?.parent == path[1])
      _ = try await stores.chats.delete(path[1], .below, as: ids[1], at: time, inPlaceOf: nil)
      #expect(try await stores.chats.deletions(in: chat).map(\.count) == [2, 1])
      let error = await failure { () throws(StorageError) in _ = try await stores.chats.undo(ids[0], inPlaceOf: nil) }
      #expect(error?.kind == "failed")
      #expect(try await stores.chats.undo(ids[1], inPlaceOf: nil))
      #expect(try await stores.chats.undo(ids[0], inPlaceOf: nil))
      #expect(try await stores.shown(chat) == ["1", "2", "3", "4"])
    }
  }

  /// What was used stays counted for the chat, and a bookmark is gone with its message.
  @Test(arguments: StoreKind.allCases)
  func anEmptiedTrashLeavesOnlyWhatWasUsed(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      var reply = fixture.message(in: chat, .assistant, "", .streaming)
      reply.model = ModelChoice(provider: "openai", model: "m")
      try await stores.chats.append(reply)
      let usage = UsageRecord(
        tokens: TokenUsage(promptTokens: 7, completionTokens: 5), isLocal: false, month: Month(year: 2026, 11))
      try await stores.chats.finish(reply.id, text: "secret", reasoning: "hm", state: .complete, usage: usage)
      try await stores.chats.mark(reply.id, with: .bookmark("here"))
      let after = try await stores.add(&fixture, ["after"], to: chat, after: reply.id)[0]
      let before = try await stores.usage.usage(in: chat)
      let id: MessageDeletion.ID = fixture.id(), time = fixture.now
      _ = try await stores.chats.delete(reply.id, .one, as: id, at: time, inPlaceOf: nil)
      try await stores.chats.emptyTrash(of: nil, until: Timestamp(milliseconds: time.milliseconds - 1))
      #expect(try await stores.chats.deletions(in: chat).count == 1)
      #expect(try await stores.chats.hasMessage(reply.id))
      try await stores.chats.emptyTrash(of: chat, until: time)
      let unknown: Message.ID = fixture.id()
      for id in [reply.id, unknown] { #expect(try await !stores.chats.hasMessage(id)) }
      #expect(try await stores.chats.hasMessage(after))
      #expect(try await stores.chats.deletions(in: chat).isEmpty)
      #expect(try await stores.chats.markedMessages(of: chat, limit: 9).isEmpty)
      #expect(try await stores.usage.usage(in: chat) == before)
      #expect(try await stores.found("secret", of: profile).isEmpty)
      let found = try await stores.chats.messages(of: chat, before: nil, limit: 9)
      #expect(found.messages.map(\.id) == [after] && found.messages[0].parent == nil && !found.hasEarlier)
    }
  }

  /// An archive has no messages of the trash, and has the marks of the others.
  @Test(arguments: StoreKind.allCases)
  func anArchiveHasTheMarksAndNotTheTrash(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["1", "2", "3"], to: chat)
      try await stores.chats.mark(path[2], with: .pinned(true))
      let id: MessageDeletion.ID = fixture.id()
      _ = try await stores.chats.delete(path[1], .one, as: id, at: fixture.now, inPlaceOf: nil)
      let records = try await stores.allRecords(of: profile)
      let messages = records.compactMap { if case .message(let message, _) = $0 { message } else { nil } }
      #expect(messages.map(\.text) == ["1", "3"] && messages[1].parent == path[0])
      #expect(messages[1].marks == MessageMarks(isPinned: true))
      // Merged where everything is already: what is in the trash stays there.
      try await stores.take(records)
      #expect(try await stores.shown(chat) == ["1", "3"])
      #expect(try await stores.chats.deletions(in: chat).count == 1)
    }
  }
}
