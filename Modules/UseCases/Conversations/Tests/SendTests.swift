import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct SendTests {
  @Test func aReplyArrivesAndIsStored() async throws {
    let office = try await Office(.saying("Fine, thank you."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("How are you?", in: id)
    let end = try #require(await listener.end())
    #expect(end.text == "Fine, thank you.")
    #expect(end.state == .complete)
    #expect(end.model == ModelChoice(provider: "scripted", model: "one"))
    let stored = try await office.stored(id)
    #expect(stored.map(\.text) == ["Hello there.", "How are you?", "Fine, thank you."])
    #expect(stored.map(\.parent) == [nil, stored[0].id, stored[1].id])
    #expect(stored.last == end)
  }

  /// A command that ends with the answer records its use by itself, and a refused message is no use.
  @Test func aMessageInAProgramThatStaysOpenIsReported() async throws {
    let (first, said) = (try await Office(.saying("Fine.")), Watched(0))
    let office = Office(first, models: ModelSelector(usual: first.model), onSpoken: { said.change { $0 += 1 } })
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("one", in: id)
    _ = try #require(await listener.end())
    #expect(said.value == 1)
    await #expect(throws: ConversationFailure.self) { try await office.send("  ", in: id) }
    try await office.ask(UserTurn("two"), in: id)
    #expect(said.value == 1)
    await office.conversationService.finishAll()
  }

  @Test func theQuestionIsStoredBeforeTheModelIsAsked() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    office.chats.failures.change { $0.append = { $0.role == .user ? .full(path: "/disk") : nil } }
    await #expect(throws: StorageError.full(path: "/disk")) { try await office.send("one", in: id) }
    #expect(office.model.calls.value.isEmpty)
    office.chats.failures.change { $0.append = nil }
    try await office.send("two", in: id)
    let appended = office.chats.events.value.compactMap { if case .append(let message) = $0 { message } else { nil } }
    #expect(appended.map(\.text) == ["Hello there.", "two", ""])
    #expect(appended.last?.state == .streaming)
    _ = await office.model.call()
    #expect(await listener.next { _ in true }?.text == "two")
    #expect(await listener.next { _ in true } == appended.last)
    await office.stopReply(in: id)
  }

  @Test(arguments: ["", " \n\t ", "\u{3000}"]) func emptyTextsAreRefused(_ text: String) async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    await #expect(throws: ConversationFailure.emptyText) { try await office.send(text, in: id) }
    #expect(try await office.texts(id) == ["Hello there."])
  }

  @Test func theLongestTextIsSentAndOneByteMoreIsNot() async throws {
    let office = try await Office(.saying("Long."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let text = String(repeating: "a", count: ConversationService.longestText)
    await #expect(throws: ConversationFailure.longText(bytes: text.utf8.count + 1)) {
      try await office.send(text + "b", in: id)
    }
    let listener = await office.listener(id)
    try await office.send(text, in: id)
    _ = await listener.end()
    #expect(await office.model.call().prompt.turns.last?.text.utf8.count == text.utf8.count)
  }

  @Test func textIsStoredAsItWasTyped() async throws {
    let office = try await Office(.saying("I see."))
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.send("  let x = 1\n", in: id)
    #expect(try await office.texts(id)[1] == "  let x = 1\n")
  }

  @Test func aSecondTextIsRefusedWhileAReplyArrives() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("one", in: id)
    await #expect(throws: ConversationFailure.replyInFlight(id)) { try await office.send("two", in: id) }
    let arriving = try #require(try await office.shown(id).last)
    await #expect(throws: ConversationFailure.replyInFlight(id)) { try await office.retry(arriving) }
    #expect(try await office.texts(id) == ["Hello there.", "one", ""])
    let reply = await office.model.call().reply
    reply.yield(.text("done"))
    reply.yield(.finished(.stop))
    _ = await listener.end()
    // The listener has the end, so the conversation must be free.
    try await office.send("two", in: id)
    await office.stopReply(in: id)
    #expect(try await office.texts(id) == ["Hello there.", "one", "done", "two", ""])
  }

  @Test func ofManyAtOnceOneIsSent() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let sent = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask { (try? await office.send("\(number)", in: id)) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(sent == 1)
    #expect(try await office.shown(id).count == 3)
    await office.stopReply(in: id)
  }

  @Test func conversationsDoNotWaitForOneAnother() async throws {
    let office = try await Office()
    let first = try await office.startConversation(with: office.avatar.id).id
    let second = try await office.startConversation(with: office.avatar.id).id
    let listeners = (await office.listener(first), await office.listener(second))
    try await office.send("one", in: first)
    let one = await office.model.call(0).reply
    try await office.send("two", in: second)
    let two = await office.model.call(1).reply
    two.yield(.text("second"))
    two.yield(.finished(.stop))
    #expect(await listeners.1.end()?.text == "second")
    one.yield(.text("first"))
    one.yield(.finished(.stop))
    #expect(await listeners.0.end()?.text == "first")
  }

  @Test func anotherProfilesConversationTakesNoText() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let other = UserProfile(id: UserProfile.ID(high: 8, low: 8), created: Timestamp(milliseconds: 2))
    try await office.stores.profiles.save(other)
    try await office.stores.profiles.setCurrentProfile(other.id)
    await #expect(throws: ConversationFailure.missingConversation(id)) { try await office.send("hi", in: id) }
    #expect(try await office.conversation(id) == nil)
    try await office.stores.profiles.setCurrentProfile(nil)
    await #expect(throws: ConversationFailure.noProfile) { try await office.send("hi", in: id) }
    // A failed message does not block the conversation.
    try await office.stores.profiles.setCurrentProfile(office.user.id)
    try await office.send("hi", in: id)
    await office.stopReply(in: id)
  }
}
