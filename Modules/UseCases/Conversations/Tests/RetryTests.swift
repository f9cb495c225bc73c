import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(1))) struct RetryTests {
  @Test func anotherAnswerIsASiblingOfTheFirst() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let first = await office.model.call(0).reply
    first.yield(.text("Half"))
    first.finish(throwing: ModelFailure(.unreachable, Wording(untranslated: "Nobody is there.")))
    let failed = try #require(await listener.end())
    try await office.retry(in: id)
    let (prompt, second) = await office.model.call(1)
    // The answer that is to be replaced is no part of the question.
    #expect(prompt.turns.map(\.text) == ["Hello there.", "Hi"])
    second.yield(.text("Whole"))
    second.yield(.finished(.stop))
    let whole = try #require(await listener.end())
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "Whole"])
    #expect(whole.parent == failed.parent)
    #expect(try await office.stores.chats.siblings(of: whole.id) == [failed.id, whole.id])
    #expect(try await office.stores.chats.message(failed.id)?.text == "Half")
  }

  @Test func whenNothingComesTheAnswerBeforeStays() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let first = await office.model.call(0).reply
    first.yield(.text("Half"))
    first.finish(throwing: ModelFailure(.truncated, Wording(untranslated: "It broke off.")))
    let half = try #require(await listener.end())
    try await office.retry(in: id)
    await office.model.call(1).reply.finish(
      throwing: ModelFailure(.unauthorized, Wording(untranslated: "It wants a key.")))
    let empty = try #require(await listener.end())
    #expect(empty.text.isEmpty && empty.state == .failed("It wants a key."))
    // It is kept as an answer of its own, and what was there before is what shows.
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "Half"])
    #expect(try await office.stores.chats.siblings(of: half.id) == [half.id, empty.id])
    // The next one takes its place again.
    try await office.retry(in: id)
    let third = await office.model.call(2).reply
    third.yield(.text("Whole"))
    third.yield(.finished(.stop))
    _ = await listener.end()
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "Whole"])
  }

  @Test func aGreetingIsNoQuestion() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    await #expect(throws: ConversationFailure.nothingToAnswer(id)) { try await office.retry(in: id) }
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
    try await office.retry(in: id)
    #expect(await listener.end()?.text == "At last.")
    #expect(try await office.texts(id) == ["0", "1", "2", "3", "At last."])
  }

  @Test func aReplyOfAnotherProgramIsNotDisturbed() async throws {
    let office = try await Office(.saying("Here."), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    let foreign = Message(
      id: Message.ID(high: 1, low: 1), chat: id, parent: nil, role: .assistant, text: "half", state: .streaming,
      created: Timestamp(milliseconds: 1))
    try await office.stores.chats.append(foreign)
    await #expect(throws: ConversationFailure.replyInFlight(id)) { try await office.send("Hi", in: id) }
    // Once that program is dead, its reply is marked, and the conversation goes on.
    office.chats.abandoned.change { $0 = [foreign.id] }
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    #expect(await listener.end()?.state == .interrupted)
    #expect(await listener.end()?.text == "Here.")
    #expect(try await office.texts(id) == ["half", "Hi", "Here."])
  }
}
