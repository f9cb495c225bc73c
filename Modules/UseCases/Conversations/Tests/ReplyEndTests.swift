import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The end of a reply; the earlier text is kept.
@Suite(.timeLimit(.minutes(10))) struct ReplyEndTests {
  private func end(after events: [ReplyEvent], throwing error: (any Error)? = nil) async throws -> Message {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let reply = await office.model.call().reply
    for event in events { reply.yield(event) }
    reply.finish(throwing: error)
    let end = try #require(await listener.end())
    var stored = try #require(try await office.stored(id).last)
    // The cause of a failure is known in this run only.
    #expect(stored.cause == nil)
    stored.cause = end.cause
    #expect(stored == end)
    return end
  }

  @Test func aFailureKeepsTheTextAndItsReason() async throws {
    let end = try await end(
      after: [.text("Once "), .text("upon")], throwing: ModelFailure(.timedOut, LocalizedText("Too slow.", "너무 느립니다.")))
    #expect(end.text == "Once upon")
    #expect(end.state == .failed("Too slow."))
  }

  @Test func reasoningIsStoredBesideTheReply() async throws {
    let end = try await end(after: [.reasoning("Who "), .reasoning("asks?"), .text("Hello."), .finished(.stop)])
    #expect(end.text == "Hello." && end.reasoning == "Who asks?" && end.state == .complete)
    let silent = try await self.end(after: [.reasoning("Who asks?"), .finished(.stop)])
    #expect(silent.reasoning == "Who asks?" && silent.state == .failed(Reason.empty.english))
    let long = String(repeating: "x", count: ConversationService.longestText)
    let endless = try await self.end(after: [.reasoning(long), .reasoning("y")])
    #expect(endless.reasoning == long && endless.state == .failed(Reason.tooLong.english))
  }

  @Test func whatWasThoughtIsNotSentBack() async throws {
    let office = try await Office(
      ScriptedModel(answering: [.reasoning("A secret."), .text("Hello."), .finished(.stop)]))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    _ = await listener.end()
    try await office.send("And?", in: id)
    let prompt = await office.model.call(1).prompt
    #expect(prompt.turns.map(\.text).contains("Hello."))
    #expect(!"\(prompt)".contains("secret"))
  }

  @Test func aStreamWithoutItsEndIsNoWholeReply() async throws {
    #expect(try await end(after: [.text("Once")]).state == .failed(Reason.truncated.english))
  }

  @Test func anEmptyReplyIsAFailure() async throws {
    #expect(try await end(after: [.text(" \n"), .finished(.stop)]).state == .failed(Reason.empty.english))
    #expect(try await end(after: [.finished(.length)]).state == .failed(Reason.cutAtOnce.english))
  }

  @Test func limitsAndFilters() async throws {
    #expect(try await end(after: [.text("a"), .finished(.length)]).state == .cutOff)
    #expect(try await end(after: [.text("a"), .finished(.other("eos"))]).state == .complete)
    #expect(try await end(after: [.text("a"), .finished(.contentFilter)]).state == .failed(Reason.filtered.english))
  }

  @Test func aReplyWithoutEndIsStoppedAtTheLimit() async throws {
    let piece = String(repeating: "가", count: 100_000)
    let end = try await end(after: Array(repeating: .text(piece), count: 5))
    #expect(end.state == .failed(Reason.tooLong.english))
    // The first bytes of a syllable that did not fit are left out.
    #expect(end.text.utf8.count == ConversationService.longestText - 1)
  }

  @Test func aLongReasonIsCut() async throws {
    let end = try await end(
      after: [], throwing: ModelFailure(.refused, LocalizedText(untranslated: String(repeating: "x", count: 100_000))))
    #expect(end.state == .failed(String(repeating: "x", count: 2000)))
  }

  @Test func stoppingKeepsTheTextAndStoresItBeforeItReturns() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let reply = await office.model.call().reply
    reply.yield(.text("Well, "))
    _ = await listener.next { $0.text == "Well, " }
    await office.stopReply(in: id)
    let stored = try #require(await office.stored(id).last)
    #expect(stored.state == .cancelled)
    #expect(stored.text == "Well, ")
    #expect(await listener.end() == stored)
    // The model is notified, and its further text is ignored.
    await office.model.endings.until { $0 == 1 }
    reply.yield(.text("too late"))
    reply.yield(.finished(.stop))
    await office.stopReply(in: id)
    #expect(try await office.stored(id).last == stored)
  }

  @Test func stoppingWhatIsOnlyBeginningStopsIt() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    async let sent: Void = office.send("Hi", in: id)
    while !office.conversationService.slots.isTaken(id) { await Task.yield() }
    await office.stopReply(in: id)
    try await sent
    #expect(try await office.stored(id).last?.state == .cancelled)
    #expect(office.conversationService.slots.taken.isEmpty)
    #expect(office.conversationService.unstored.count == 0)
  }

  @Test func aModelThatDoesNotHeedIsNotWaitedFor() async throws {
    let office = try await Office(stubborn: true)
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.send("Hi", in: id)
    await office.stopReply(in: id)
    #expect(try await office.stored(id).last?.state == .cancelled)
    try await office.send("Again", in: id)
    await office.stopReply(in: id)
  }

  @Test func theEndOfTheProgramInterruptsEveryReply() async throws {
    let office = try await Office()
    let first = try await office.startConversation(with: office.avatar.id).id
    let second = try await office.startConversation(with: office.avatar.id).id
    for id in [first, second] {
      let listener = await office.listener(id)
      try await office.send("Hi", in: id)
      await office.model.calls.until { $0.count == (id == first ? 1 : 2) }.last?.reply.yield(.text("So"))
      _ = await listener.next { $0.text == "So" }
    }
    await office.conversationService.finishAll()
    for id in [first, second] {
      #expect(try await office.stored(id).last?.state == .interrupted)
      #expect(try await office.stored(id).last?.text == "So")
    }
  }

  @Test func theEndOfAProfileEndsItsRepliesAndNoOthers() async throws {
    let office = try await Office()
    let other = UserProfile(id: UserProfile.ID(high: 7, low: 2), created: Timestamp(milliseconds: 2))
    try await office.stores.profiles.save(other)
    let mine = try await office.startConversation(with: office.avatar.id).id
    try await office.send("Hi", in: mine)
    // A reply goes on when another profile is put in use.
    try await office.stores.profiles.setCurrentProfile(other.id)
    let theirs = try await office.startConversation(with: office.avatar.id).id
    try await office.send("Hi", in: theirs)
    _ = await office.model.calls.until { $0.count == 2 }
    await office.conversationService.finishAll(of: office.user.id)
    #expect(try await office.stored(mine).last?.state == .cancelled)
    #expect(try await office.stored(theirs).last?.state == .streaming)
    await office.conversationService.finishAll()
  }

  @Test func theEndOfTheProgramDoesNotWaitForEver() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let reply = await office.model.call().reply
    // The store blocks in the first write of the reply.
    office.chats.isOpen.change { $0 = false }
    reply.yield(.text(String(repeating: "a", count: 2000)))
    await office.chats.attempts.until { $0 == 1 }
    async let finished: Void = office.conversationService.finishAll(within: .seconds(2))
    await office.clock.sleeper(until: .seconds(2))
    office.clock.advance(by: .seconds(2))
    await finished
    #expect(try await office.stored(id).last?.state == .streaming)
    office.chats.isOpen.change { $0 = true }
    #expect(await listener.end()?.state == .interrupted)
  }

  @Test func removingAConversationStopsItsReply() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    _ = await office.model.call()
    try await office.removeConversation(id)
    #expect(await listener.end()?.state == .cancelled)
    await office.model.endings.until { $0 == 1 }
    #expect(try await office.conversation(id) == nil)
    await #expect(throws: ConversationFailure.missingConversation(id)) { try await office.removeConversation(id) }
    await #expect(throws: ConversationFailure.missingConversation(id)) { try await office.send("Hi", in: id) }
  }
}

/// Waits for ever, also after a cancellation.
private struct StubbornModel: PlainModel {
  let choice = ModelChoice(provider: "stubborn", model: "one")

  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    AsyncThrowingStream {
      await Watched(0).until { $0 == 1 }
      return nil
    }
  }
}

extension Office {
  fileprivate init(stubborn: Bool) async throws {
    try await self.init()
    self = Office(self, StubbornModel())
  }
}
