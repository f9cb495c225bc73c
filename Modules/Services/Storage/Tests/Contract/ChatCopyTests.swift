import Entities
import Storage
import Synchronization
import Testing

/// A copy of a chat has everything of it under new ids.
@Suite struct ChatCopyTests {
  /// A message of a tree, with the places of other messages instead of their ids.
  private struct Node: Equatable {
    var parent: Int?, tip: Int?
    var role: Message.Role, speaker: Avatar.ID?
    var text: String, reasoning: String, extra: String
    var state: Message.State
    var model: ModelChoice?
    var created: Timestamp
    var marks: MessageMarks
  }

  private func messages(of chat: Conversation.ID, in stores: Stores) async throws -> [TreeMessage] {
    let tree = Mutex<[TreeMessage]>([])
    try await stores.records.tree(of: chat) { message throws(StorageError) in tree.withLock { $0.append(message) } }
    return tree.withLock(\.self)
  }

  private func tree(of chat: Conversation.ID, in stores: Stores) async throws -> [Node] {
    let messages = try await messages(of: chat, in: stores)
    let places = Dictionary(uniqueKeysWithValues: messages.enumerated().map { ($1.message.id, $0) })
    return messages.map { part in
      let message = part.message
      return Node(
        parent: message.parent.flatMap { places[$0] }, tip: part.tip.flatMap { places[$0] }, role: message.role,
        speaker: message.speaker, text: message.text, reasoning: message.reasoning, extra: part.extra,
        state: message.state, model: message.model, created: message.created, marks: message.marks)
    }
  }

  /// The place of the end of the shown path.
  private func end(of chat: Conversation.ID, in stores: Stores) async throws -> Int? {
    let shown = try await stores.records.head(of: chat)?.shown
    return try await messages(of: chat, in: stores).firstIndex { $0.message.id == shown }
  }

  private func copy(
    _ chat: Conversation.ID, _ fixture: inout Fixture, of profile: UserProfile.ID, in stores: Stores
  ) async throws -> Conversation {
    let original = try #require(try await stores.chats.chat(chat))
    var new = fixture.chat(of: profile, with: original.avatar)
    new.title = "Copy"
    try await stores.chats.copy(chat, as: ChatCopy(new)) { _ throws(StorageError) in }
    return new
  }

  /// A question with two answers, of which the second goes on; the first one shows.
  private func branched(_ fixture: inout Fixture, in chat: Conversation.ID, _ stores: Stores) async throws -> [Message]
  {
    let question = fixture.message(in: chat, .user, "낚시 question")
    var answer = fixture.message(in: chat, after: question.id, .assistant, "one", .failed("why"), by: fixture.id())
    answer.reasoning = "hm"
    answer.model = ModelChoice(provider: "p", model: "m")
    let other = fixture.message(in: chat, after: question.id, .assistant, "two")
    let more = fixture.message(in: chat, after: other.id, .user, "more")
    for message in [question, answer, other, more] { try await stores.chats.append(message) }
    try await stores.chats.mark(other.id, with: .bookmark("here"))
    try await stores.chats.mark(more.id, with: .pinned(true))
    try await stores.chats.mark(question.id, with: .hidden(true))
    try await stores.chats.show(pathTo: answer.id, in: chat)
    return [question, answer, other, more]
  }

  @Test(arguments: StoreKind.allCases) func theWholeTreeIsCopied(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let said = try await branched(&fixture, in: chat, stores)
      let before = try await tree(of: chat, in: stores)
      let summaries = try await stores.chats.chats(of: profile, offset: 0, limit: 9)
      let copy = try await copy(chat, &fixture, of: profile, in: stores)

      #expect(try await tree(of: copy.id, in: stores) == before && before.count == 4 && before[2].tip == 3)
      #expect(try await tree(of: chat, in: stores) == before)
      #expect(try await stores.shown(copy.id) == ["낚시 question", "one"])
      #expect(try await stores.chats.chat(copy.id) == copy)
      let ids = Set(try await messages(of: copy.id, in: stores).map(\.message.id))
      #expect(ids.count == 4 && ids.isDisjoint(with: said.map(\.id)))
      #expect(try await stores.found("낚시", of: profile) == ["낚시 question", "낚시 question"])
      #expect(try await stores.chats.markedMessages(of: copy.id, limit: 9).map(\.text) == ["two", "more"])

      try await stores.chats.deleteChat(copy.id)
      #expect(try await tree(of: chat, in: stores) == before)
      #expect(try await stores.found("낚시", of: profile).count == 1)
      #expect(try await stores.chats.chats(of: profile, offset: 0, limit: 9) == summaries)
      let again = try await self.copy(chat, &fixture, of: profile, in: stores)
      try await stores.chats.deleteChat(chat)
      #expect(try await tree(of: again.id, in: stores) == before)
    }
  }

  @Test(arguments: StoreKind.allCases) func theTrashStaysBehind(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["one", "two", "three", "four"], to: chat)
      for (index, extent) in [(1, MessageDeletion.Extent.one), (3, .below)] {
        _ = try await stores.chats.delete(path[index], extent, as: fixture.id(), at: fixture.now, inPlaceOf: nil)
      }
      let copy = try await copy(chat, &fixture, of: profile, in: stores)
      #expect(try await stores.shown(copy.id) == ["one", "three"])
      #expect(try await stores.chats.deletions(in: copy.id).isEmpty)
      #expect(try await stores.chats.deletions(in: chat).count == 2)
    }
  }

  /// What is final is copied. The end of the shown path is then the answer before it.
  @Test(arguments: StoreKind.allCases) func anArrivingReplyStaysBehind(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["question", "answer", "more"], to: chat)
      let reply = fixture.message(in: chat, after: path[2], .assistant, "half", .streaming)
      try await stores.chats.append(reply)
      let copy = try await copy(chat, &fixture, of: profile, in: stores)
      #expect(try await stores.shown(copy.id) == ["question", "answer", "more"])
      try await stores.chats.finish(reply.id, text: "whole", state: .complete)
      #expect(try await stores.shown(chat).last == "whole")
      // Another answer to an answered question.
      let other = fixture.message(in: chat, after: path[0], .assistant, "", .streaming)
      try await stores.chats.append(other)
      let second = try await self.copy(chat, &fixture, of: profile, in: stores)
      #expect(try await stores.shown(second.id) == ["question", "answer", "more", "whole"])
      // A first message that is arriving, alone.
      let empty = try await stores.addChat(&fixture, of: profile)
      try await stores.chats.append(fixture.message(in: empty, .assistant, "", .streaming))
      let third = try await self.copy(empty, &fixture, of: profile, in: stores)
      #expect(try await stores.shown(third.id).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases) func whatBelongsToTheChatIsCopied(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["one", "two"], to: chat)
      let persona = fixture.persona("Captain", of: profile), lorebook = fixture.lorebook("Sea", of: profile)
      try await stores.personas.save(persona, with: nil)
      try await stores.personas.bind(persona.id, in: .chat(chat), of: profile)
      try await stores.lorebooks.save(lorebook, text: "{}")
      try await stores.lorebooks.assign(lorebook.id, to: [.chat(chat), .everywhere], of: profile)
      for (name, text) in ["a/\(chat)": "first", "b/\(chat)": "\(path[1])", "c/\(chat)": "gone", "draft/\(chat)": "x"] {
        try await stores.notes.setNote(text, named: name, of: profile)
      }
      let new = fixture.chat(of: profile)
      let copy = ChatCopy(
        new, notes: ["a/\(chat)": "a/\(new.id)", "b/\(chat)": "b/\(new.id)", "c/\(chat)": "c/\(new.id)", "none": "n"]
      ) { name, text, ids in
        switch name.first {
        case "b": Message.ID(text).flatMap(ids).map { "\($0)" }
        case "c": nil
        default: text
        }
      }
      try await stores.chats.copy(chat, as: copy) { _ throws(StorageError) in }
      #expect(Set(try await stores.personas.bindings(of: profile).map(\.scope)) == [.chat(chat), .chat(new.id)])
      let scopes = try await stores.lorebooks.assignments(of: profile).map(\.scope)
      #expect(Set(scopes) == [.chat(chat), .chat(new.id), .everywhere])
      #expect(try await stores.notes.note("a/\(new.id)", of: profile) == "first")
      let end = try await stores.records.head(of: new.id)?.shown
      #expect(try await stores.notes.note("b/\(new.id)", of: profile) == end.map { "\($0)" })
      #expect(end != path[1] && end != nil)
      for name in ["c/\(new.id)", "n", "draft/\(new.id)"] {
        #expect(try await stores.notes.note(name, of: profile) == nil)
      }
    }
  }

  /// What a model used counts once.
  @Test(arguments: StoreKind.allCases) func theCopyHasNoUsage(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      var reply = fixture.message(in: chat, .assistant, "", .streaming)
      reply.model = ModelChoice(provider: "p", model: "m")
      try await stores.chats.append(reply)
      let usage = UsageRecord(
        tokens: TokenUsage(promptTokens: 5), isLocal: false, month: Month(year: 2026, 11))
      try await stores.chats.finish(reply.id, text: "a", reasoning: nil, state: .complete, usage: usage)
      let sums = try await stores.usage.monthlyUsage(of: profile)
      let copy = try await copy(chat, &fixture, of: profile, in: stores)
      #expect(try await stores.usage.usage(in: copy.id).isEmpty)
      #expect(try await stores.usage.usage(in: chat).map(\.promptTokens) == [5])
      #expect(try await stores.usage.monthlyUsage(of: profile) == sums)
    }
  }

  /// The copy of an imported chat exports what the import kept. The file is still recognised by the original alone.
  @Test(arguments: StoreKind.allCases) func anImportedChatIsCopiedWithoutItsFingerprint(_ kind: StoreKind) async throws
  {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = fixture.chat(of: profile)
      let message = fixture.message(in: chat.id, .user, "hi")
      var piece = StagedPiece(), new = StagedImport()
      piece.messages = [TreeMessage(message, extra: "{\"extra\":1}")]
      new.chats = [StagedImport.Chat(ChatHead(chat, shown: message.id, extra: "kept"), fingerprint: "print")]
      try await stores.records.stage(piece, for: profile)
      try await stores.records.publish(new, for: profile)
      let copy = try await copy(chat.id, &fixture, of: profile, in: stores)
      #expect(try await stores.records.head(of: copy.id)?.extra == "kept")
      #expect(try await tree(of: copy.id, in: stores) == tree(of: chat.id, in: stores))
      #expect(try await stores.records.chat(importedAs: "print", by: profile) == chat.id)
      // The trash gives back what the import kept.
      _ = try await stores.chats.moveToTrash(copy.id, at: fixture.now)
      try await stores.chats.restoreChat(copy.id)
      #expect(try await stores.records.head(of: copy.id)?.extra == "kept")
      try await stores.chats.deleteChat(chat.id)
      #expect(try await stores.records.chat(importedAs: "print", by: profile) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases) func itComesInPiecesAndAStopLeavesNothing(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      try await stores.add(&fixture, (0..<600).map { "word\($0)" }, to: chat)
      let new = fixture.chat(of: profile)
      let contents = try await stores.profiles.contents(of: profile)
      let stopped = await failure { () throws(StorageError) in
        try await stores.chats.copy(chat, as: ChatCopy(new)) { count throws(StorageError) in
          if count > 300 { throw .failed(LocalizedText("stop", "stop")) }
        }
      }
      #expect(stopped == .failed(LocalizedText("stop", "stop")))
      #expect(try await stores.chats.chatIDs(of: profile) == [chat])
      #expect(try await stores.profiles.contents(of: profile) == contents)
      #expect(try await stores.found("word5", of: profile, limit: 1) == ["word5"])
      // It can begin again.
      let pieces = Mutex<[Int]>([])
      try await stores.chats.copy(chat, as: ChatCopy(new)) { count throws(StorageError) in
        pieces.withLock { $0.append(count) }
      }
      #expect(pieces.withLock(\.self) == [256, 512, 600])
      #expect(try await stores.shown(new.id) == stores.shown(chat))
    }
  }

  @Test(arguments: StoreKind.allCases) func whatIsMissingOrInUseIsRefused(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture), other = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let foreign = fixture.chat(of: other), new = fixture.chat(of: profile)
      let cases = [(fixture.id(), new, "missing"), (chat, foreign, "missing")]
      for (id, new, kind) in cases {
        let error = await failure { () throws(StorageError) in
          try await stores.chats.copy(id, as: ChatCopy(new)) { _ throws(StorageError) in }
        }
        #expect(error?.kind == kind)
      }
      let existing = try #require(try await stores.chats.chat(chat))
      let taken = await failure { () throws(StorageError) in
        try await stores.chats.copy(chat, as: ChatCopy(existing)) { _ throws(StorageError) in }
      }
      #expect(taken?.kind == "failed")
      #expect(try await stores.chats.chatIDs(of: profile) == [chat])
    }
  }
}
