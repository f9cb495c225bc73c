import Entities
import LanguageModels
import Testing

@testable import Conversations

/// Conversations that a server refuses as too long for its model.
@Suite(.timeLimit(.minutes(10))) struct RefusedLengthTests {
  /// About 1,000 tokens by the rule.
  private static let long = String(repeating: "seven..", count: 498)
  private static let asks = 12

  /// A conversation with 12 long questions, each with a long answer.
  private func office() async throws -> (Office, Conversation.ID, Listener) {
    let office = try await Office(ScriptedModel(), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    for turn in 0..<Self.asks {
      try await office.send(Self.long, in: id)
      finish(await office.model.call(turn).reply, .text(Self.long))
      _ = await listener.end()
    }
    return (office, id, listener)
  }

  private func finish(_ reply: ScriptedModel.Stream.Continuation, _ event: ReplyEvent) {
    reply.yield(event)
    reply.yield(.finished(.stop))
    reply.finish()
  }

  private func refusal(window: Int? = nil, tokens: Int? = nil) -> ModelFailure {
    ModelFailure(.tooLong(window: window, tokens: tokens), LocalizedText("It is too long.", "너무 깁니다."))
  }

  @Test func anUnknownWindowCutsNothing() async throws {
    let (office, id, _) = try await office()
    let report = try await office.promptReport(of: UserTurn("And?"), in: id)
    #expect(report.leftOut == 0 && report.window == nil && report.tokens > 20_000)
    #expect(office.model.calls.value.last?.prompt.turns.count == 2 * Self.asks - 1)
    #expect(try await office.promptCut(in: id) == nil)
  }

  @Test func aRefusalThatNamesTheWindowIsTriedAgainWithinIt() async throws {
    let (office, id, listener) = try await office()
    try await office.send("And?", in: id)
    await office.model.call(Self.asks).reply.finish(throwing: refusal(window: 8192, tokens: 26_000))
    let (prompt, reply) = await office.model.call(Self.asks + 1)
    #expect(prompt.turns.last?.text == "And?" && (2...7).contains(prompt.turns.count))
    finish(reply, .text("Yes."))
    let ended = try #require(await listener.end())
    // Listeners get the number; it is not stored.
    #expect(ended.state == .complete && ended.leftOut == 2 * Self.asks + 1 - prompt.turns.count)
    #expect(try await office.stored(id).last?.leftOut == nil)
    let cut = try #require(try await office.promptCut(in: id))
    #expect(cut.leftOut > 15)
    #expect(try await office.promptReport(of: UserTurn("So?"), in: id).window == 8192)
    // The next prompt fits at once.
    try await office.send("So?", in: id)
    #expect(await office.model.call(Self.asks + 2).prompt.turns.count <= prompt.turns.count + 2)
  }

  @Test func aRefusalWithoutANumberHalvesUntilItFits() async throws {
    let (office, id, listener) = try await office()
    try await office.send("And?", in: id)
    await office.model.call(Self.asks).reply.finish(throwing: refusal())
    let first = await office.model.call(Self.asks + 1)
    first.reply.finish(throwing: refusal())
    let second = await office.model.call(Self.asks + 2)
    #expect(second.prompt.turns.count < first.prompt.turns.count && first.prompt.turns.count < 2 * Self.asks)
    finish(second.reply, .text("Yes."))
    #expect(await listener.end()?.state == .complete)
    // The window was found by trying; no server reported it.
    #expect(try await office.promptReport(of: UserTurn("So?"), in: id).window == nil)
  }

  @Test func aQuestionThatIsTooLongAloneFailsInTheServersWords() async throws {
    let office = try await Office(ScriptedModel(), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send(Self.long, in: id)
    await office.model.call().reply.finish(throwing: refusal(window: 512))
    let ended = try #require(await listener.end())
    #expect(ended.state == .failed("It is too long.") && ended.cause == .provider)
    #expect(office.model.calls.value.count == 1)
  }

  @Test func whatHadBegunToComeIsNotAskedForAgain() async throws {
    let (office, id, listener) = try await office()
    try await office.send("And?", in: id)
    let reply = await office.model.call(Self.asks).reply
    reply.yield(.text("Well, "))
    reply.finish(throwing: refusal(window: 4096))
    let ended = try #require(await listener.end())
    #expect(ended.state == .failed("It is too long.") && ended.text == "Well, ")
    #expect(office.model.calls.value.count == Self.asks + 1)
  }
}
