import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// A store that fails while a reply arrives.
@Suite(.timeLimit(.minutes(10))) struct StoreFailureTests {
  private let full = StorageError.full(path: "/disk")

  @Test func aPassingFailureIsForgotten() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let reply = await office.model.call().reply
    office.chats.failures.change { $0.update = full }
    reply.yield(.text(String(repeating: "a", count: 3000)))
    await office.chats.attempts.until { $0 == 1 }
    // The next attempt depends on time only, however much text arrives.
    await office.clock.sleeper(until: .milliseconds(250))
    reply.yield(.text(String(repeating: "b", count: 3000)))
    while try await office.texts(id).last?.utf8.count != 6000 { await Task.yield() }
    #expect(office.chats.attempts.value == 1)
    office.chats.failures.change { $0.update = nil }
    office.clock.advance(by: .milliseconds(250))
    await office.chats.events.until { $0.contains(where: \.isUpdate) }
    #expect(office.chats.updates.map(\.utf8.count) == [6000])
    reply.yield(.finished(.stop))
    #expect(await listener.end()?.state == .complete)
  }

  @Test func anEndThatCannotBeStoredIsShownAndStoredLater() async throws {
    let office = try await Office(.saying("Whole."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    office.chats.failures.change { failures in
      failures.update = full
      failures.finish = full
    }
    try await office.send("Hi", in: id)
    let end = try #require(await listener.end())
    #expect(end.text == "Whole." && end.isUnstored == true)
    #expect(office.conversationService.unsavedTexts == ["Whole."])
    #expect(end.state == .failed(Reason.words(for: full, in: .english)))
    // In the store it is still arriving; a screen must not show it so.
    #expect(try await office.stored(id).last?.state == .streaming)
    #expect(try await office.shown(id).last == end)

    #expect(!office.conversationService.unstored.ended.isEmpty)

    // While the disk is full nothing can be sent; the end waits.
    office.chats.failures.change { [full] in $0.append = { _ in full } }
    await #expect(throws: full) { try await office.send("More", in: id) }
    #expect(try await office.shown(id).last == end)

    office.chats.failures.change { $0 = WatchedChatStore.Failures() }
    try await office.send("More", in: id)
    let stored = try await office.stored(id)
    #expect(stored[2].text == "Whole.")
    #expect(stored[2].state == .complete)
    #expect(try await office.shown(id)[2].isUnstored == nil && office.conversationService.unsavedTexts.isEmpty)
    #expect(await office.model.call(1).prompt.turns.map(\.text) == ["Hello there.", "Hi", "Whole.", "More"])
    #expect(office.conversationService.unstored.ended.isEmpty)
  }

  @Test func theEndOfTheProgramTriesOnceMore() async throws {
    let office = try await Office(.saying("Whole."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    office.chats.failures.change { $0.finish = full }
    try await office.send("Hi", in: id)
    _ = await listener.end()
    office.chats.failures.change { $0.finish = nil }
    await office.conversationService.finishAll()
    #expect(try await office.stored(id).last?.state == .complete)
  }

  /// Both are stored or neither: the typed text stays in its field.
  @Test func aReplyThatCannotBeginLeavesNothingSaid() async throws {
    let office = try await Office(.saying("Now."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    office.chats.failures.change { [full] in $0.append = { $0.role == .assistant ? full : nil } }
    await #expect(throws: full) { try await office.send("Hi", in: id) }
    #expect(try await office.texts(id) == ["Hello there."])
    #expect(office.model.calls.value.isEmpty)
    #expect(office.conversationService.slots.taken.isEmpty)
    office.chats.failures.change { $0.append = nil }
    try await office.send("Hi", in: id)
    #expect(await listener.end()?.text == "Now.")
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "Now."])
  }

  @Test func aConversationThatAnotherProgramDeletedEndsItsReply() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let reply = await office.model.call().reply
    try await office.stores.chats.deleteChat(id)
    reply.yield(.text(String(repeating: "a", count: 2000)))
    reply.yield(.finished(.stop))
    guard case .failed(let reason)? = await listener.end()?.state else {
      Issue.record("The reply did not fail.")
      return
    }
    #expect(reason.contains("could not be stored"))
    #expect(office.conversationService.unstored.ended.isEmpty)
    #expect(office.conversationService.slots.taken.isEmpty)
  }

  @Test func reasonsAreWordsForPeople() {
    let failures: [StorageError] = [
      .missing(LocalizedText("It is gone.", "없어졌습니다.")),
      .unusable(path: "/a", reason: LocalizedText("It can only be read.", "읽기 전용입니다.")),
      .unsynced(path: "/a", reason: LocalizedText("Input/output error.", "입출력 오류.")),
      .newer(path: "/a", version: 9, known: 1), .corrupt(path: "/a", reason: LocalizedText("It is torn.", "찢어졌습니다.")),
      full,
      .busy(path: "/a"), .failed(LocalizedText("Odd.", "이상합니다.")),
    ]
    for failure in failures {
      let words = Reason.words(for: failure, in: .english)
      #expect(words.hasPrefix("The reply could not be stored. "))
      #expect(words.hasSuffix("."))
      #expect(Reason.words(for: failure, in: .korean).hasPrefix("답장을 보관하지 못했습니다. "))
    }
    #expect(Set(failures.map { Reason.words(for: $0, in: .english) }).count == failures.count)
  }
}
