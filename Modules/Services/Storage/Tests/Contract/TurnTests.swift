import Entities
import Storage
import Testing

/// A question and its reply are added in one step, at the end of the shown path.
@Suite(.timeLimit(.minutes(10))) struct TurnTests {
  @Test(arguments: StoreKind.allCases)
  func theQuestionFollowsWhatIsShownAtThatMoment(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let chat = try await stores.addChat(&fixture, of: try await stores.addProfile(&fixture))
      let first = try await stores.begin(&fixture, "one", in: chat)
      #expect(first?.question.parent == nil)
      try await stores.chats.finish(try #require(first).reply, text: "1", state: .complete)
      let second = try #require(try await stores.begin(&fixture, "two", in: chat))
      #expect(second.question.parent == first?.reply)
      #expect(try await stores.shown(chat) == ["one", "1", "two", ""])
      let last = try await stores.chats.messages(of: chat, before: nil, limit: 1).messages.last
      #expect(last?.id == second.reply && last?.parent == second.question.id && last?.state == .streaming)
      let kept = try await stores.chats.chat(chat)
      #expect(kept?.updated == last?.created)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func nothingIsAddedWhileAReplyArrives(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let chat = try await stores.addChat(&fixture, of: try await stores.addProfile(&fixture))
      let first = try #require(try await stores.begin(&fixture, "one", in: chat))
      #expect(try await stores.begin(&fixture, "two", in: chat) == nil)
      #expect(try await stores.shown(chat) == ["one", ""])
      // A reply that has ended but could not be stored as ended does not block the next question.
      let second = try #require(try await stores.begin(&fixture, "two", in: chat, after: [first.reply]))
      #expect(second.question.parent == first.reply)
      #expect(try await stores.chats.siblings(of: second.question.id).count == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func bothAreAddedOrNeither(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let chat = try await stores.addChat(&fixture, of: try await stores.addProfile(&fixture))
      let question = fixture.message(in: chat)
      let failed = await failure { () throws(StorageError) in
        _ = try await stores.chats.append(question, answeredBy: question, after: [])
      }
      #expect(failed?.kind == "failed")
      #expect(try await stores.shown(chat).isEmpty)
      #expect(try await stores.chats.message(question.id) == nil)
      let lost = fixture.message(in: fixture.id())
      let missing = await failure { () throws(StorageError) in
        _ = try await stores.chats.append(lost, answeredBy: lost, after: [])
      }
      #expect(missing?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aNewChatIsAddedWithItsFirstQuestionOrNotAtAll(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = fixture.chat(of: profile)
      let greetings = ["Hello", "Good day"].map { fixture.message(in: chat.id, .assistant, $0) }
      let new = NewChat(chat, greetings: greetings, showing: greetings[0].id)
      let question = fixture.message(in: chat.id, .user, "Hi")
      let failed = await failure { () throws(StorageError) in
        _ = try await stores.chats.append(question, answeredBy: question, after: [], beginning: new)
      }
      #expect(failed?.kind == "failed")
      #expect(try await stores.chats.chatIDs(of: profile).isEmpty)
      let reply = fixture.message(in: chat.id, .assistant, "", .streaming)
      let said = try await stores.chats.append(question, answeredBy: reply, after: [], beginning: new)
      #expect(said?.parent == greetings[0].id)
      #expect(try await stores.shown(chat.id) == ["Hello", "Hi", ""])
      #expect(try await stores.chats.siblings(of: greetings[0].id) == greetings.map(\.id))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func anotherFormOfAQuestionIsABranchBesideIt(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let chat = try await stores.addChat(&fixture, of: try await stores.addProfile(&fixture))
      let said = try await stores.add(&fixture, ["one", "1", "two", "2"], to: chat)
      let question = fixture.message(in: chat, .user, "two, I mean")
      let reply = fixture.message(in: chat, after: question.id, .assistant, "", .streaming)
      let late = try await stores.chats.append(question, answeredBy: reply, beside: said[2], inPlaceOf: said[1])
      #expect(late == nil)
      #expect(try await stores.shown(chat) == ["one", "1", "two", "2"])
      let stored = try await stores.chats.append(question, answeredBy: reply, beside: said[2], inPlaceOf: said[3])
      #expect(stored?.parent == said[1])
      #expect(try await stores.shown(chat) == ["one", "1", "two, I mean", ""])
      #expect(try await stores.chats.siblings(of: said[2]) == [said[2], question.id])
      try await stores.chats.finish(reply.id, text: "2", state: .complete)
      // A first message has no parent, and its other form neither.
      let first = fixture.message(in: chat, .user, "One")
      let answer = fixture.message(in: chat, after: first.id, .assistant, "", .streaming)
      let root = try await stores.chats.append(first, answeredBy: answer, beside: said[0], inPlaceOf: reply.id)
      #expect(root != nil && root?.parent == nil)
      #expect(try await stores.shown(chat) == ["One", ""])
      #expect(try await stores.chats.leaf(below: said[1]) == reply.id)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func anotherFormOfAMissingQuestionIsRefused(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let (chat, other) = (
        try await stores.addChat(&fixture, of: profile), try await stores.addChat(&fixture, of: profile)
      )
      let said = try await stores.add(&fixture, ["one", "1"], to: chat)
      let elsewhere = try await stores.add(&fixture, ["two"], to: other)
      let question = fixture.message(in: chat, .user, "One")
      let reply = fixture.message(in: chat, after: question.id, .assistant, "", .streaming)
      let missing = await failure { () throws(StorageError) in
        _ = try await stores.chats.append(question, answeredBy: reply, beside: elsewhere[0], inPlaceOf: said[1])
      }
      #expect(missing?.kind == "missing")
      let twice = await failure { () throws(StorageError) in
        _ = try await stores.chats.append(question, answeredBy: question, beside: said[0], inPlaceOf: said[1])
      }
      #expect(twice?.kind == "failed")
      #expect(try await stores.shown(chat) == ["one", "1"])
      #expect(try await stores.chats.message(question.id) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aMessageForAnotherEndIsNotAdded(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let chat = try await stores.addChat(&fixture, of: try await stores.addProfile(&fixture))
      let said = try await stores.add(&fixture, ["one", "1", "two"], to: chat)
      let late = fixture.message(in: chat, after: said[0], .assistant, "another 1")
      #expect(try await !stores.chats.append(late, inPlaceOf: said[1]))
      #expect(try await !stores.chats.show(pathTo: said[1], in: chat, inPlaceOf: said[0]))
      #expect(try await stores.shown(chat) == ["one", "1", "two"])
      #expect(try await stores.chats.append(late, inPlaceOf: said[2]))
      #expect(try await stores.shown(chat) == ["one", "another 1"])
      #expect(try await stores.chats.show(pathTo: said[2], in: chat, inPlaceOf: late.id))
      #expect(try await stores.shown(chat) == ["one", "1", "two"])
    }
  }

  /// For the file these are several programs.
  @Test func simultaneousQuestionsFollowEachOther() async throws {
    try await withDirectory { directory in
      let stores = try Stores.open(directory: directory)
      var fixture = Fixture()
      let chat = try await stores.addChat(&fixture, of: try await stores.addProfile(&fixture))
      let programs = try (0..<4).map { _ in try Stores.open(directory: directory) }
      let texts = try await withThrowingTaskGroup(of: [String].self) { group in
        for (number, program) in programs.enumerated() {
          var own = Fixture()
          for _ in 0...(number * 1000) { let _: Message.ID = own.id() }
          group.addTask { [own] in
            var (own, said) = (own, [String]())
            for round in 0..<20 {
              let text = "\(number) \(round)"
              guard let turn = try await program.begin(&own, text, in: chat) else { continue }
              said.append(text)
              try await program.chats.finish(turn.reply, text: "to \(text)", state: .complete)
            }
            return said
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      let shown = try await stores.shown(chat)
      #expect(!texts.isEmpty && shown.count == texts.count * 2)
      #expect(Set(shown) == Set(texts + texts.map { "to \($0)" }))
      for (question, answer) in zip(shown, shown.dropFirst()) where !question.hasPrefix("to ") {
        #expect(answer == "to \(question)")
      }
    }
  }
}

extension Stores {
  /// Adds a question, and begins a reply to it.
  fileprivate func begin(
    _ fixture: inout Fixture, _ text: String, in chat: Conversation.ID, after ended: Set<Message.ID> = []
  ) async throws -> (question: Message, reply: Message.ID)? {
    let question = fixture.message(in: chat, .user, text)
    let reply = fixture.message(in: chat, after: question.id, .assistant, "", .streaming)
    return try await chats.append(question, answeredBy: reply, after: ended).map { ($0, reply.id) }
  }
}
