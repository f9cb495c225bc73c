import RandomTesting
import Entities
import Storage
import Testing

@Suite struct MessageTests {
  @Test(arguments: StoreKind.allCases)
  func everyKindOfMessageComesBackAsItWas(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let states: [Message.State] = [
        .complete, .streaming, .cancelled, .interrupted, .failed("the line broke\u{0}"), .failed(""), .cutOff,
      ]
      var kept: [Message] = []
      for (index, state) in states.enumerated() {
        var message = fixture.message(
          in: chat, after: kept.last?.id, .assistant, "no. \(index)", state,
          by: index.isMultiple(of: 2) ? fixture.id() : nil)
        if index > 1 { message.model = ModelChoice(provider: "ollama", model: "gemma:\(index)") }
        try await stores.chats.append(message)
        kept.append(message)
      }
      #expect(try await stores.chats.messages(of: chat, before: nil, limit: 99).messages == kept)
      for message in kept { #expect(try await stores.chats.message(message.id) == message) }
      #expect(try await stores.chats.message(fixture.id()) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func anyTextComesBackAsItWas(_ kind: StoreKind) async throws {
    let seed: UInt64 = 20_250_607
    var random = SeededGenerator(seed: seed)
    var texts = ["", "\u{0}", "a\u{0}b", "'; DROP TABLE message; --", "\u{FEFF}\u{202E}", "한\u{1112}\u{1161}\u{11AB}"]
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
    try await kind.withStores { [texts] stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      try await stores.add(&fixture, texts, to: chat)
      let kept = try await stores.shown(chat)
      // Compared as bytes: equal strings may differ in them.
      #expect(kept.map { Array($0.utf8) } == texts.map { Array($0.utf8) }, "seed \(seed)")
      for text in texts { _ = try await stores.found(text, of: profile) }
      try await stores.chats.deleteChat(chat)
      #expect(try await stores.chats.chat(chat) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aReplyArrivesBitByBit(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let question = try await stores.add(&fixture, ["why"], to: chat)[0]
      let reply = fixture.message(in: chat, after: question, .assistant, "", .streaming)
      try await stores.chats.append(reply)
      try await stores.chats.update(reply.id, text: "because")
      #expect(try await stores.chats.message(reply.id)?.text == "because")
      #expect(try await stores.chats.message(reply.id)?.state == .streaming)
      #expect(try await stores.found("because", of: profile).isEmpty)
      #expect(try await stores.chats.markAbandonedReplies().isEmpty)

      try await stores.chats.finish(reply.id, text: "because of reasons", state: .failed("no more"))
      #expect(try await stores.chats.message(reply.id)?.text == "because of reasons")
      #expect(try await stores.chats.message(reply.id)?.state == .failed("no more"))
      #expect(try await stores.found("because", of: profile) == ["because of reasons"])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func anEndedMessageCannotChange(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let message = try await stores.add(&fixture, ["whole"], to: chat)[0]
      let streaming = fixture.message(in: chat, after: message, .assistant, "", .streaming)
      try await stores.chats.append(streaming)
      let chats = stores.chats
      let failures = [
        await failure { () throws(StorageError) in try await chats.update(message, text: "other") },
        await failure { () throws(StorageError) in try await chats.finish(message, text: "other", state: .complete) },
        await failure { () throws(StorageError) in try await chats.finish(streaming.id, text: "", state: .streaming) },
      ]
      #expect(failures.map { $0?.kind } == ["failed", "failed", "failed"])
      #expect(try await stores.shown(chat) == ["whole", ""])
      #expect(try await stores.found("whole", of: profile) == ["whole"])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aReplyCutByTheModelsLimitHasEnded(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let reply = fixture.message(in: chat, .assistant, "", .streaming)
      try await stores.chats.append(reply)
      let chats = stores.chats
      try await chats.finish(reply.id, text: "half apple", state: .cutOff)
      #expect(try await chats.message(reply.id)?.state == .cutOff)
      #expect(try await stores.found("half", of: profile) == ["half apple"])
      let again = await failure { () throws(StorageError) in
        try await chats.finish(reply.id, text: "other", state: .complete)
      }
      #expect(again?.kind == "failed")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aReplyMarkedAsAbandonedCanStillBeFinished(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let reply = fixture.message(in: chat, .assistant, "half apple", .interrupted)
      try await stores.chats.append(reply)
      #expect(try await stores.found("half", of: profile) == ["half apple"])
      try await stores.chats.finish(reply.id, text: "whole apple", state: .complete)
      #expect(try await stores.found("half", of: profile).isEmpty)
      #expect(try await stores.found("apple", of: profile) == ["whole apple"])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aMessageNeedsAParentAndAnUnusedIdentifier(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let other = try await stores.addChat(&fixture, of: profile)
      let first = fixture.message(in: chat)
      try await stores.chats.append(first)
      let strangers = [
        fixture.message(in: chat, after: fixture.id()), fixture.message(in: other, after: first.id),
        fixture.message(in: fixture.id()), first,
      ]
      var kinds: [String?] = []
      for message in strangers {
        kinds.append(await failure { () throws(StorageError) in try await stores.chats.append(message) }?.kind)
      }
      #expect(kinds == ["missing", "missing", "missing", "failed"])
      #expect(try await stores.shown(chat) == ["text"])
      #expect(try await stores.shown(other).isEmpty)
    }
  }
}

extension MessageTests {
  @Test(arguments: StoreKind.allCases)
  func reasoningIsStoredBesideTheMessage(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let reply = fixture.message(in: chat, .assistant, "", .streaming)
      try await stores.chats.append(reply)
      func stored() async throws -> [String?] {
        let message = try await stores.chats.messages(of: chat, before: nil, limit: 9).messages.last
        return [message?.text, message?.reasoning]
      }
      try await stores.chats.update(reply.id, text: "", reasoning: "Perhaps\u{0} zebras")
      #expect(try await stored() == ["", "Perhaps\u{0} zebras"])
      try await stores.chats.update(reply.id, text: "No")
      #expect(try await stored() == ["No", "Perhaps\u{0} zebras"])
      try await stores.chats.finish(reply.id, text: "No.", reasoning: "Perhaps zebras. No.", state: .complete)
      #expect(try await stored() == ["No.", "Perhaps zebras. No."])
      // Reasoning is not searched.
      #expect(try await stores.found("zebras", of: profile).isEmpty)

      var whole = fixture.message(in: chat, after: reply.id, .assistant, "Yes.")
      whole.reasoning = "At once."
      try await stores.chats.append(whole)
      #expect(try await stores.chats.message(whole.id) == whole)
    }
  }
}
