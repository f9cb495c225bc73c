import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct RetryTests {
  @Test func anotherAnswerIsASiblingOfTheFirst() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let first = await office.model.call(0).reply
    first.yield(.text("Half"))
    first.finish(throwing: ModelFailure(.unreachable, LocalizedText(untranslated: "Nobody is there.")))
    let failed = try #require(await listener.end())
    try await office.retry(failed)
    let (prompt, second) = await office.model.call(1)
    // The answer to be replaced is no part of the prompt.
    #expect(prompt.turns.map(\.text) == ["Hello there.", "Hi"])
    second.yield(.text("Whole"))
    second.yield(.finished(.stop))
    let whole = try #require(await listener.end())
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "Whole"])
    #expect(whole.parent == failed.parent)
    #expect(try await office.stores.chats.siblings(of: whole.id) == [failed.id, whole.id])
    #expect(try await office.stores.chats.message(failed.id)?.text == "Half")
  }

  @Test func whiteSpaceIsNoAnswer() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let first = await office.model.call(0).reply
    first.yield(.text("Whole"))
    first.yield(.finished(.stop))
    let whole = try #require(await listener.end())
    try await office.retry(whole)
    let second = await office.model.call(1).reply
    second.yield(.text("\n "))
    second.yield(.finished(.stop))
    let empty = try #require(await listener.end())
    #expect(empty.text.isEmpty)
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "Whole"])
  }

  /// A reply that failed leaves two messages of the user, which many models' templates refuse.
  @Test func messagesWithoutAnAnswerBetweenThemAreOneTurn() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("One", in: id)
    await office.model.call(0).reply.finish(
      throwing: ModelFailure(.unauthorized, LocalizedText(untranslated: "It wants a key.")))
    _ = await listener.end()
    try await office.send("Two", in: id)
    let call = await office.model.call(1)
    #expect(call.prompt.turns.map(\.text) == ["Hello there.", "One\n\nTwo"])
    call.reply.finish()
    _ = await listener.end()
  }

  @Test func whenNothingComesTheAnswerBeforeStays() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let first = await office.model.call(0).reply
    first.yield(.text("Half"))
    first.finish(throwing: ModelFailure(.truncated, LocalizedText(untranslated: "It broke off.")))
    let half = try #require(await listener.end())
    try await office.retry(half)
    await office.model.call(1).reply.finish(
      throwing: ModelFailure(.unauthorized, LocalizedText(untranslated: "It wants a key.")))
    let empty = try #require(await listener.end())
    #expect(empty.text.isEmpty && empty.state == .failed("It wants a key."))
    // It is kept as an alternative, and the earlier answer is shown.
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "Half"])
    #expect(try await office.stores.chats.siblings(of: half.id) == [half.id, empty.id])
    // The next answer is shown in its place.
    try await office.retry(half)
    let third = await office.model.call(2).reply
    third.yield(.text("Whole"))
    third.yield(.finished(.stop))
    _ = await listener.end()
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "Whole"])
  }

  @Test func aGreetingIsNoQuestion() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let greeting = try #require(try await office.shown(id).last)
    await #expect(throws: ConversationFailure.nothingToAnswer(id)) { try await office.retry(greeting) }
    #expect(try await office.texts(id) == ["Hello there."])
  }

  @Test func theQuestionIsFoundHoweverFarUp() async throws {
    let office = try await Office(.saying("At last."), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    var parent: Message.ID?
    for number in 0..<60 {
      let message = Message(
        id: Message.ID(high: 1, low: UInt64(number)), chat: id, parent: parent,
        role: number == 3 ? .user : .assistant, text: "\(number)", created: Timestamp(milliseconds: 1))
      try await office.stores.chats.append(message)
      parent = message.id
    }
    let listener = await office.listener(id)
    try await office.retry(try #require(try await office.shown(id).last))
    #expect(await listener.end()?.text == "At last.")
    #expect(try await office.texts(id) == ["0", "1", "2", "3", "At last."])
  }

  /// One window shows a failed reply; meanwhile another program goes on in the same chat.
  private func wentOn() async throws -> (behind: Office, other: Office, shown: Message) {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("First", in: id)
    let reply = await office.model.call(0).reply
    reply.yield(.text("Half"))
    reply.finish(throwing: ModelFailure(.truncated, LocalizedText(untranslated: "It broke off.")))
    let shown = try #require(await listener.end())
    return (office, Office(office, ScriptedModel.saying("Whole.")), shown)
  }

  @Test func whatWasSaidElsewhereMeanwhileIsNotAnsweredAnew() async throws {
    let (behind, other, shown) = try await wentOn()
    let listener = await other.listener(shown.chat)
    try await other.send("Second", in: shown.chat)
    _ = await listener.end()
    let said = ["Hello there.", "First", "Half", "Second", "Whole."]
    #expect(try await behind.texts(shown.chat) == said)
    await #expect(throws: ConversationWentOn.self) { try await behind.retry(shown) }
    // Nothing was sent or stored, and the other program's reply is shown.
    #expect(behind.model.calls.value.count == 1)
    #expect(try await behind.texts(shown.chat) == said)
    let end = try #require(try await behind.shown(shown.chat).last)
    #expect(try await behind.stores.chats.siblings(of: end.id) == [end.id])
    #expect(await !behind.isReplying(in: shown.chat))
  }

  @Test func norWhatWasAnsweredAnewElsewhere() async throws {
    let (behind, other, shown) = try await wentOn()
    let listener = await other.listener(shown.chat)
    try await other.retry(shown)
    let whole = try #require(await listener.end())
    await #expect(throws: ConversationWentOn.self) { try await behind.retry(shown) }
    #expect(try await behind.texts(shown.chat) == ["Hello there.", "First", "Whole."])
    // A caller that has read it can ask for another answer.
    try await behind.retry(whole)
    await behind.stopReply(in: shown.chat)
    #expect(try await behind.stores.chats.siblings(of: whole.id).count == 3)
  }

  @Test func whatCameWholeMeanwhileIsNotAnsweredAnew() async throws {
    let (office, _, shown) = try await wentOn()
    let id = Message.ID(high: 1, low: 1)
    var dead = Message(
      id: id, chat: shown.chat, parent: shown.id, role: .assistant, text: "half", state: .streaming,
      created: Timestamp(milliseconds: 1))
    try await office.stores.chats.append(dead)
    try await office.stores.chats.finish(id, text: "half, and the rest", state: .complete)
    dead.state = .interrupted
    await #expect(throws: ConversationWentOn.self) { try await office.retry(dead) }
  }

  @Test func aReplyThatCouldNotBeginIsAnsweredAnewAtItsQuestion() async throws {
    let (office, _, shown) = try await wentOn()
    try await office.stores.chats.append(
      Message(
        id: Message.ID(high: 1, low: 1), chat: shown.chat, parent: shown.id, role: .user, text: "Well?",
        created: Timestamp(milliseconds: 1)))
    let unstored = Message(
      id: Message.ID(high: 1, low: 2), chat: shown.chat, parent: Message.ID(high: 1, low: 1), role: .assistant,
      text: "", state: .failed("The disk is full."), created: Timestamp(milliseconds: 1))
    try await office.retry(unstored)
    #expect(await office.model.call(1).prompt.turns.last?.text == "Well?")
    await office.stopReply(in: shown.chat)
  }

  @Test func aMessageOfAProgramThatIsBehindComesLast() async throws {
    let (behind, other, shown) = try await wentOn()
    let listener = await other.listener(shown.chat)
    try await other.send("Second", in: shown.chat)
    _ = await listener.end()
    try await behind.send("Third", in: shown.chat)
    #expect(await behind.model.call(1).prompt.turns.map(\.text).suffix(3) == ["Second", "Whole.", "Third"])
    await behind.stopReply(in: shown.chat)
    #expect(
      try await behind.texts(shown.chat).prefix(6) == ["Hello there.", "First", "Half", "Second", "Whole.", "Third"])
  }

  @Test func aReplyOfAnotherProgramIsNotDisturbed() async throws {
    let office = try await Office(.saying("Here."), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    let foreign = Message(
      id: Message.ID(high: 1, low: 1), chat: id, parent: nil, role: .assistant, text: "half", state: .streaming,
      created: Timestamp(milliseconds: 1))
    try await office.stores.chats.append(foreign)
    await #expect(throws: ConversationFailure.replyElsewhere(id)) { try await office.send("Hi", in: id) }
    await #expect(throws: ConversationFailure.replyElsewhere(id)) { _ = try await office.deleteConversation(id) }
    await #expect(throws: ConversationFailure.replyElsewhere(id)) { try await office.removeConversation(id) }
    // Once that program has ended, its reply is marked, and the conversation goes on.
    office.chats.abandoned.change { $0 = [foreign.id] }
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    #expect(await listener.end()?.state == .interrupted)
    #expect(await listener.end()?.text == "Here.")
    #expect(try await office.texts(id) == ["half", "Hi", "Here."])
  }
}
