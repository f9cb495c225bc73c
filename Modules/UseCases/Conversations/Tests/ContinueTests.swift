import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// Going on with an answer, and messages that the model writes for the user.
@Suite(.timeLimit(.minutes(10))) struct ContinueTests {
  private func answered(
    _ text: String, accounting: ReplyAccounting? = nil
  ) async throws -> (office: Office, listener: Listener, last: Message) {
    let office = try await Office(accounting: accounting)
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let reply = await office.model.call(0).reply
    reply.yield(.text(text))
    reply.yield(.finished(.length))
    return (office, listener, try #require(await listener.end()))
  }

  @Test(arguments: [("Once upon", "a time.", "Once upon a time."), ("Once", ", long ago.", "Once, long ago.")])
  func theNewAnswerBeginsWithTheEarlierOne(_ first: String, _ rest: String, _ whole: String) async throws {
    let (office, listener, last) = try await answered(first)
    try await office.continueReply(last)
    let (prompt, reply) = await office.model.call(1)
    #expect(prompt.turns.map(\.text).prefix(3) == ["Hello there.", "Hi", first])
    #expect(prompt.turns.last?.role == .user && prompt.turns.count == 4)
    for piece in [rest.prefix(2), rest.dropFirst(2)] { reply.yield(.text(String(piece))) }
    reply.yield(.finished(.stop))
    let end = try #require(await listener.end())
    #expect(end.text == whole && end.state == .complete && end.parent == last.parent)
    #expect(try await office.texts(last.chat) == ["Hello there.", "Hi", whole])
    // The earlier answer stays as an alternative.
    #expect(try await office.lastSwipes(in: last.chat)?.all == [last.id, end.id])
  }

  @Test func whenNothingComesTheAnswerStays() async throws {
    let (office, listener, last) = try await answered("Once upon")
    try await office.continueReply(last)
    await office.model.call(1).reply.finish(throwing: ModelFailure(.truncated, LocalizedText(untranslated: "No.")))
    _ = await listener.end()
    #expect(try await office.texts(last.chat).last == "Once upon")
    #expect(try await office.lastSwipes(in: last.chat) == nil)
  }

  /// Only what is new was used.
  @Test func theUsageIsThatOfTheRest() async throws {
    let accounting = ReplyAccounting(month: { _ in Month(year: 2026, 11) }, status: { _, _, _ in nil })
    let (office, listener, last) = try await answered(String(repeating: "word ", count: 400), accounting: accounting)
    try await office.continueReply(last)
    let reply = await office.model.call(1).reply
    reply.yield(.text("end."))
    reply.yield(.finished(.stop))
    let end = try #require(await listener.end())
    let usage = try await office.stores.usage.usage(of: [last.id, end.id])
    let (first, second) = (try #require(usage[last.id]), try #require(usage[end.id]))
    #expect(second.completionTokens * 20 < first.completionTokens)
  }

  @Test func onlyAnAnswerOfAModelGoesOn() async throws {
    let (office, _, last) = try await answered("Once upon")
    let greeting = try await office.startConversation(with: office.avatar.id).id
    let first = try #require(try await office.shown(greeting).last)
    await #expect(throws: ConversationFailure.nothingToContinue) { try await office.continueReply(first) }
    let rules = Office(office, ScriptedModel.saying("x", choice: ModelChoice(provider: "offline", model: "rules")))
    await #expect(throws: ConversationFailure.rulesCannot) { try await rules.continueReply(last) }
    await #expect(throws: ConversationFailure.rulesCannot) {
      for try await _ in rules.suggestMessage(in: last.chat) {}
    }
  }

  @Test func aSuggestionIsNeitherStoredNorSent() async throws {
    let (office, _, last) = try await answered("Once upon")
    let before = try await office.texts(last.chat)
    var suggested: [String] = []
    async let model = office.model.call(1)
    let stream = office.suggestMessage(in: last.chat)
    let (prompt, reply) = await model
    #expect(prompt.turns.last?.text.contains("Write the next message") == true)
    for event in [ReplyEvent.text("User: Tell"), .text(" me."), .finished(.stop)] { reply.yield(event) }
    reply.finish()
    for try await text in stream { suggested.append(text) }
    #expect(suggested == ["Tell", "Tell me."])
    #expect(try await office.texts(last.chat) == before)
  }

  @Test func aReaderWhoStopsEndsTheRequest() async throws {
    let (office, _, last) = try await answered("Once upon")
    let reading = Task { for try await _ in office.suggestMessage(in: last.chat) {} }
    let ended = office.model.endings.value
    _ = await office.model.call(1)
    reading.cancel()
    await office.model.endings.until { $0 > ended }
    _ = await reading.result
  }
}
