import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

@Suite struct UsageTests {
  private static let month = Month(year: 2026, 11)
  private static let accounting = ReplyAccounting(month: { _ in month })

  /// The stored usage of the reply to one question.
  private func used(_ model: ScriptedModel, accounting: ReplyAccounting? = accounting) async throws -> UsageSum? {
    let office = try await Office(model, accounting: accounting)
    let chat = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(chat)
    try await office.send("Well?", in: chat)
    let reply = try #require(await listener.end())
    let sum = try await office.stores.usage.usage(of: [reply.id])[reply.id]
    #expect(
      try await office.stores.usage.usage(of: office.user.id, in: Self.month) == [sum].compactMap(\.self))
    return sum
  }

  private func sum(
    _ prompt: Int, _ completion: Int, cached: Int = 0, reasoning: Int = 0, estimates: Int = 0, isLocal: Bool = false
  ) -> UsageSum {
    UsageSum(
      model: ModelChoice(provider: "scripted", model: "one"), isLocal: isLocal, estimates: estimates,
      promptTokens: prompt, cachedTokens: cached, completionTokens: completion, reasoningTokens: reasoning)
  }

  @Test func theProvidersFiguresAreStored() async throws {
    let usage = TokenUsage(promptTokens: 50, cachedTokens: 20)
    let later = TokenUsage(completionTokens: 9, reasoningTokens: 4)
    let model = ScriptedModel(answering: [.usage(usage), .text("Yes."), .usage(later), .finished(.stop)], site: .local)
    #expect(try await used(model) == sum(50, 9, cached: 20, reasoning: 4, isLocal: true))
  }

  @Test func whatItDoesNotTellIsEstimated() async throws {
    let silent = try #require(try await used(ScriptedModel(answering: [.text("Yes."), .finished(.stop)])))
    #expect(silent.estimates == 1 && silent.promptTokens > 4 && silent.completionTokens > 0)
  }

  @Test func aReplyThatBrokeIsEstimatedByWhatCame() async throws {
    let text = String(repeating: "word ", count: 200)
    let model = ScriptedModel(answering: [
      .usage(TokenUsage(promptTokens: 50, completionTokens: 1)), .text(text),
    ])
    let broken = try #require(try await used(model))
    #expect(broken.promptTokens == 50 && broken.estimates == 1 && broken.completionTokens > 200)
  }

  @Test func rulesHaveNoTokensAndCountingIsOptional() async throws {
    let answer: [ReplyEvent] = [.text("Yes."), .finished(.stop)]
    #expect(try await used(ScriptedModel(answering: answer, site: .program)) == nil)
    #expect(try await used(ScriptedModel(answering: answer), accounting: nil) == nil)
  }

  @Test func whatWasRefusedUsedNothing() async throws {
    #expect(try await used(ScriptedModel(answering: [])) == nil)
  }

  @Test func aReplyStoppedBeforeItsFirstTextHasUsedThePrompt() async throws {
    let office = try await Office(accounting: Self.accounting)
    let chat = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(chat)
    try await office.send("Well?", in: chat)
    let arriving = try #require(await office.conversationService.slots.reply(in: chat))
    let call = await office.model.call()
    call.reply.yield(.sent)
    while await arriving.asked?.meter.isSent != true { await Task.yield() }
    await office.stopReply(in: chat)
    let reply = try #require(await listener.end())
    let stopped = try #require(try await office.stores.usage.usage(of: [reply.id])[reply.id])
    #expect(stopped.completionTokens == 0 && stopped.promptTokens > 0 && stopped.estimates == 1)
  }

  @Test(arguments: [[], [.sent, .waiting(for: .seconds(1), attempt: 2, of: 3, because: busy)]] as [[ReplyEvent]])
  func aReplyStoppedBeforeItsRequestHasUsedNothing(events: [ReplyEvent]) async throws {
    let office = try await Office(accounting: Self.accounting)
    let chat = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(chat)
    try await office.send("Well?", in: chat)
    let call = await office.model.call()
    for event in events { call.reply.yield(event) }
    if !events.isEmpty { _ = await listener.next { $0.pause != nil } }
    await office.stopReply(in: chat)
    let reply = try #require(await listener.end())
    #expect(reply.state == .cancelled)
    #expect(try await office.stores.usage.usage(of: [reply.id]).isEmpty)
  }
  private static let busy = ModelFailure(.limited, LocalizedText("Busy.", "바쁨"))

  @Test func anEndThatTheStoreDidNotTakeIsCountedLater() async throws {
    let answer: [ReplyEvent] = [
      .text("Yes."), .usage(TokenUsage(promptTokens: 5, completionTokens: 2)), .finished(.stop),
    ]
    let office = try await Office(ScriptedModel(answering: answer), accounting: Self.accounting)
    let chat = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(chat)
    office.chats.failures.change { $0.finish = .full(path: "/") }
    try await office.send("Well?", in: chat)
    let reply = try #require(await listener.end())
    #expect(try await office.stores.usage.usage(of: [reply.id]).isEmpty)
    office.chats.failures.change { $0.finish = nil }
    await office.conversationService.unstored.saveEnds()
    #expect(try await office.stores.usage.usage(of: [reply.id])[reply.id] == sum(5, 2))
  }

  @Test func whatIsUsedBesidesRepliesIsTheChats() async throws {
    let office = try await Office(accounting: Self.accounting)
    let chat = try await office.startConversation(with: office.avatar.id).id
    try await office.conversationService.budget.account(
      TokenUsage(promptTokens: 30, completionTokens: 3), of: office.model, in: chat)
    #expect(try await office.stores.usage.usage(in: chat) == [sum(30, 3)])
  }

  @Test func theSumsOfAConversationOutliveIt() async throws {
    let office = try await Office(ScriptedModel.saying("Yes."), accounting: Self.accounting)
    let chat = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(chat)
    try await office.send("Well?", in: chat)
    _ = await listener.end()
    _ = try await office.deleteConversation(chat)
    #expect(try await office.stores.usage.usage(of: office.user.id, in: Self.month).count == 1)
  }
}
