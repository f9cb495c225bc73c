import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The summary of messages that no longer have room.
@Suite(.timeLimit(.minutes(10))) struct SummaryTests {
  /// About 205 tokens.
  private static func words(_ number: Int) -> String { "number \(number) " + String(repeating: "seven..", count: 100) }
  private static let on = PresetStack([.configuration: Preset(summarizes: true)])

  /// A chat with room for seven messages, with the given number of messages in turn.
  private func office(
    _ count: Int, presets: PresetStack = on, model: ScriptedModel = ScriptedModel(),
    status: @escaping @Sendable () -> BudgetStatus? = { nil }
  ) async throws -> (Office, Conversation.ID) {
    let office = try await Office(
      model, greeting: "", budget: PromptBudget(window: 1700, reply: 100, isKnown: true), presets: presets,
      accounting: ReplyAccounting(month: { _ in Month(year: 2026, 11) }) { _, _, _ in status() })
    let id = try await office.startConversation(with: office.avatar.id).id
    var parent: Message.ID?
    for number in 1...count {
      let message = Message(
        id: Message.ID(high: 5, low: UInt64(number)), chat: id, parent: parent,
        role: number.isMultiple(of: 2) ? .assistant : .user, text: Self.words(number),
        created: Timestamp(milliseconds: Int64(number)))
      try await office.stores.chats.append(message)
      parent = message.id
    }
    return (office, id)
  }

  /// Sends a message, and waits for its answer.
  /// - Returns: The number of the call for that answer.
  private func talk(_ office: Office, _ id: Conversation.ID, call: Int, send: Bool = true) async throws -> Listener {
    let listener = await office.listener(id)
    try await office.send(Self.words(100 + call), in: id)
    let (_, reply) = await office.model.call(call)
    reply.yield(.text(Self.words(200 + call)))
    reply.yield(.finished(.stop))
    reply.finish()
    _ = await listener.end()
    return listener
  }

  private func answer(_ office: Office, call: Int, _ events: ReplyEvent...) async -> Prompt {
    let (prompt, reply) = await office.model.call(call)
    for event in events { reply.yield(event) }
    reply.finish()
    return prompt
  }

  /// The usage in a chat besides its messages.
  private func unsaid(_ office: Office, _ id: Conversation.ID) async throws -> TokenUsage {
    let messages = try await office.stores.chats.messages(of: id, before: nil, limit: 100).messages.map(\.id)
    let said = try await office.stores.usage.usage(of: messages).values
    let all = try await office.stores.usage.usage(in: id)
    func rest(_ part: KeyPath<UsageSum, Int>) -> Int {
      all.reduce(0) { $0 + $1[keyPath: part] } - said.reduce(0) { $0 + $1[keyPath: part] }
    }
    return TokenUsage(promptTokens: rest(\.promptTokens), completionTokens: rest(\.completionTokens))
  }

  @Test func whatFallsOutIsSummedUpOnceAndSent() async throws {
    let (office, id) = try await office(8)
    let before = try #require(try await office.promptCut(in: id))
    #expect(before.leftOut == 1 && before.summarized == 0)
    let listener = try await talk(office, id, call: 0)
    let cost = TokenUsage(promptTokens: 70, completionTokens: 5)
    let asked = await answer(office, call: 1, .text("They <think>x</think>met."), .usage(cost), .finished(.stop))
    // The listener is notified, so that it reads again.
    _ = await listener.end()
    #expect(try await unsaid(office, id) == cost)
    #expect(asked.system.contains("Juno") && asked.turns.count == 1 && asked.turns[0].role == .user)
    #expect(asked.turns[0].text.contains("Person: number 1 ") && asked.turns[0].text.contains("Juno: number 2 "))

    let summary = try #require(try await office.presetReport(for: .chat(id)).summary)
    #expect(summary.model == office.model.choice && summary.text == "They <think>x</think>met.")
    let report = try await office.promptReport(of: UserTurn("And?"), in: id)
    let cut = try #require(report.cut)
    #expect(report.summary == summary && cut.summarized == cut.leftOut && summary.count >= cut.leftOut)
    let part = try #require(report.parts.first { $0.source == .summary })
    // It is made of chat messages, so it has the user's role.
    #expect(part.role == .user && part.text.hasSuffix(summary.text))
    #expect(report.parts.firstIndex(of: part) == report.parts.firstIndex { $0.role != .system })
    #expect(report.tokens <= (report.budget ?? 0))

    // The next reply uses it, and needs no other: the summary also covers the next messages.
    _ = try await talk(office, id, call: 2)
    let sent = office.model.calls.value[2].prompt
    #expect(sent.turns.first?.role == .user && sent.turns.first?.text.hasPrefix("[A summary") == true)
    for (one, next) in zip(sent.turns, sent.turns.dropFirst()) { #expect(one.role != next.role) }
    #expect(office.model.calls.value.count == 3)
  }

  @Test func theNextSummaryGoesOnFromTheLast() async throws {
    let (office, id) = try await office(8)
    let listener = try await talk(office, id, call: 0)
    _ = await answer(office, call: 1, .text("First."), .finished(.stop))
    _ = await listener.end()
    let first = try #require(try await office.presetReport(for: .chat(id)).summary)
    var call = 2
    while call < 20 {
      let listener = try await talk(office, id, call: call)
      call += 1
      let cut = try #require(try await office.promptCut(in: id))
      if cut.summarized == cut.leftOut { continue }
      let asked = await answer(office, call: call, .text("Second."), .finished(.stop))
      _ = await listener.end()
      let text = asked.turns[0].text
      #expect(text.hasPrefix("The record so far:\nFirst.\n\nThe messages:\n"))
      #expect(!text.contains("number 1 "))
      break
    }
    let second = try #require(try await office.presetReport(for: .chat(id)).summary)
    #expect(second.text == "Second." && second.count > first.count && call < 20)
    #expect(try await office.stores.chats.depth(of: second.last) + 1 == second.count)
  }

  @Test func onlyWhereItIsWanted() async throws {
    let (silent, id) = try await office(8, presets: PresetStack())
    _ = try await talk(silent, id, call: 0)
    // A summary would have begun by now: the end of a reply comes after it.
    await silent.conversationService.summaries.running[id]?.value
    #expect(silent.model.calls.value.count == 1)
    try await silent.savePreset(Preset(summarizes: true), for: .chat(id))
    _ = try await talk(silent, id, call: 1)
    #expect(await silent.model.call(2).prompt.system.contains("record"))

    let rules = ScriptedModel(choice: ModelChoice(provider: "offline", model: "rules"), summarizes: false)
    let (offline, other) = try await office(8, model: rules)
    _ = try await talk(offline, other, call: 0)
    await offline.conversationService.summaries.running[other]?.value
    #expect(rules.calls.value.count == 1)
    #expect(Array(try await offline.presetReport(for: .chat(other)).remarks.keys) == [.summarizes])
    // All messages still have room.
    let (short, third) = try await office(2)
    _ = try await talk(short, third, call: 0)
    await short.conversationService.summaries.running[third]?.value
    #expect(short.model.calls.value.count == 1)
  }

  @Test(
    arguments: [
      [.text("Half"), .finished(.length)], [.finished(.stop)], [.text("no end")],
      [.text(String(repeating: "a", count: ConversationSummary.longest + 1)), .finished(.stop)],
    ] as [[ReplyEvent]]) func aFailedSummaryDisturbsNoReply(events: [ReplyEvent]) async throws
  {
    let (office, id) = try await office(8)
    _ = try await talk(office, id, call: 0)
    let (_, reply) = await office.model.call(1)
    let task = await office.conversationService.summaries.running[id]
    for event in events { reply.yield(event) }
    reply.finish(throwing: ModelFailure(.serverError, LocalizedText("It broke.", "고장")))
    await task?.value
    #expect(try await office.presetReport(for: .chat(id)).summary == nil)
    #expect(try await office.shown(id).last?.state == .complete)
    _ = try await talk(office, id, call: 2)
    // The next reply brings the next attempt.
    _ = await office.model.call(3)
  }

  /// Sends messages until a failing summary is no longer tried.
  @Test func whatFailsAgainAndAgainIsTriedLater() async throws {
    let (office, id) = try await office(8)
    var call = 0
    for _ in 0..<2 {
      _ = try await talk(office, id, call: call)
      let task = await office.conversationService.summaries.running[id]
      _ = await answer(office, call: call + 1, .sent, .text("Half"), .finished(.length))
      await task?.value
      call += 2
    }
    #expect(try await office.presetReport(for: .chat(id)).remarks[.summarizes] == SummaryFailures.words)
    // Each turn adds two messages: the pause is over when ten more messages have no room.
    for _ in 0..<4 {
      _ = try await talk(office, id, call: call)
      await office.conversationService.summaries.running[id]?.value
      call += 1
      #expect(office.model.calls.value.count == call)
    }
    _ = try await talk(office, id, call: call)
    let task = await office.conversationService.summaries.running[id]
    _ = await answer(office, call: call + 1, .text("They met."), .finished(.stop))
    await task?.value
    let report = try await office.presetReport(for: .chat(id))
    #expect(report.summary?.text == "They met." && report.remarks.isEmpty)
  }

  @Test func theBudgetHoldsSummariesToo() async throws {
    let isSpent = Watched(false)
    let use = BudgetUsage(spent: Cost(Money(10, "USD")), budget: Money(10, "USD"))
    let (office, id) = try await office(8) { isSpent.value ? .reached(use) : nil }
    let listener = await office.listener(id)
    try await office.send(Self.words(100), in: id)
    let (_, reply) = await office.model.call(0)
    // The arriving reply is the last one within the budget.
    isSpent.change { $0 = true }
    reply.yield(.text("Yes."))
    reply.yield(.finished(.stop))
    reply.finish()
    _ = await listener.end()
    await office.conversationService.summaries.running[id]?.value
    #expect(office.model.calls.value.count == 1)
  }

  @Test func theCostOfASummaryIsEstimatedWhereTheProviderReportsNone() async throws {
    let (office, id) = try await office(8)
    _ = try await talk(office, id, call: 0)
    let task = await office.conversationService.summaries.running[id]
    _ = await answer(office, call: 1, .sent, .text("They met, and they"))
    await task?.value
    let broken = try await unsaid(office, id)
    #expect((broken.promptTokens ?? 0) > 400 && (broken.completionTokens ?? 0) > 0)
    // A request that was never sent costs nothing.
    _ = try await talk(office, id, call: 2)
    let next = await office.conversationService.summaries.running[id]
    _ = await office.model.call(3)
    await office.conversationService.finishAll()
    await next?.value
    #expect(try await unsaid(office, id) == broken)
  }

  @Test func whatWasStoppedHasCostItsPrompt() async throws {
    let (office, id) = try await office(8)
    _ = try await talk(office, id, call: 0)
    let task = await office.conversationService.summaries.running[id]
    let (_, reply) = await office.model.call(1)
    reply.yield(.sent)
    reply.yield(.text("They"))
    await office.conversationService.finishAll()
    await task?.value
    let used = try await unsaid(office, id)
    #expect((used.promptTokens ?? 0) > 400)
    try await office.removeConversation(id)
  }

  @Test func aSummaryDelaysNoMessage() async throws {
    let (office, id) = try await office(8)
    _ = try await talk(office, id, call: 0)
    _ = await office.model.call(1)
    try await office.send("Wait!", in: id)
    await office.model.endings.until { $0 >= 2 }
    _ = await office.model.call(2)
    #expect(await office.conversationService.summaries.running.isEmpty)
    try await office.removeConversation(id)
  }

  @Test func aQuestionOfACommandBeginsNone() async throws {
    let (office, id) = try await office(8, model: .saying("Yes."))
    let listener = await office.listener(id)
    try await office.ask(UserTurn("Hi"), in: id)
    _ = await listener.end()
    #expect(await office.conversationService.summaries.running.isEmpty)
    #expect(office.model.calls.value.count == 1)
  }

  @Test func anotherBranchHasAnotherPast() async throws {
    let (office, id) = try await office(8)
    let last = Message.ID(high: 5, low: 4)
    let summary = ConversationSummary(text: "They met.", last: last, count: 4, model: office.model.choice)
    try await office.stores.notes.setNote(summary.note, named: "summary/\(id)", of: office.user.id)
    #expect(try await office.promptReport(of: UserTurn("And?"), in: id).summary == summary)
    // The third message has another text.
    let branch = Message(
      id: Message.ID(high: 6, low: 3), chat: id, parent: Message.ID(high: 5, low: 2), role: .user, text: "Otherwise",
      created: Timestamp(milliseconds: 99))
    try await office.stores.chats.append(branch)
    #expect(try await office.presetReport(for: .chat(id)).summary == nil)
    try await office.stores.chats.show(pathTo: Message.ID(high: 5, low: 8), in: id)
    #expect(try await office.presetReport(for: .chat(id)).summary == summary)
    // A summary is used only while summaries are enabled.
    try await office.savePreset(Preset(summarizes: false), for: .chat(id))
    #expect(try await office.promptReport(of: UserTurn("And?"), in: id).summary == nil)
    // An invalid note is no summary.
    try await office.stores.notes.setNote("x", named: "summary/\(id)", of: office.user.id)
    #expect(try await office.presetReport(for: .chat(id)).summary == nil)
  }

  @Test func `After a deletion another summary is made; undo brings it back, and the user's words stay`() async throws {
    let (office, id) = try await office(8)
    let last = Message.ID(high: 5, low: 4)
    let summary = ConversationSummary(text: "They met.", last: last, count: 3, length: 4, model: office.model.choice)
    #expect(ConversationSummary(note: summary.note) == summary)
    try await office.stores.notes.setNote(summary.note, named: "summary/\(id)", of: office.user.id)
    #expect(try await office.promptReport(of: UserTurn("And?"), in: id).summary == summary)
    // A message after its end changes nothing; one before its end does.
    _ = try await office.deleteMessage(Message.ID(high: 5, low: 6), .one, in: id)
    #expect(try await office.presetReport(for: .chat(id)).summary == summary)
    let deletion = try await office.deleteMessage(Message.ID(high: 5, low: 2), .one, in: id)
    #expect(try await office.presetReport(for: .chat(id)).summary == nil)
    #expect(try await office.promptReport(of: UserTurn("And?"), in: id).summary == nil)
    try await office.undoDeletion(deletion.id, in: id)
    #expect(try await office.presetReport(for: .chat(id)).summary == summary)
    try await office.saveSummary("They have met.", upTo: last, in: id)
    _ = try await office.deleteMessage(Message.ID(high: 5, low: 2), .one, in: id)
    let own = try #require(try await office.presetReport(for: .chat(id)).summary)
    #expect(own.text == "They have met." && own.deleted == 1)
  }

  @Test func itIsPutRightAndTakenAway() async throws {
    let (office, id) = try await office(8)
    let summary = ConversationSummary(
      text: "They met.", last: Message.ID(high: 5, low: 4), count: 4, model: office.model.choice)
    await #expect(throws: ConversationFailure.otherSummary) {
      try await office.saveSummary("Nothing to change", upTo: summary.last, in: id)
    }
    #expect(try await office.presetReport(for: .chat(id)).summary == nil)
    try await office.stores.notes.setNote(summary.note, named: "summary/\(id)", of: office.user.id)
    try await office.saveSummary("They have met.", upTo: summary.last, in: id)
    // A caller with an older summary cannot overwrite a newer one.
    await #expect(throws: ConversationFailure.otherSummary) {
      try await office.saveSummary("Old.", upTo: Message.ID(high: 5, low: 2), in: id)
    }
    let changed = try #require(try await office.presetReport(for: .chat(id)).summary)
    #expect(changed.text == "They have met." && changed.model == nil && changed.count == 4)
    await #expect(throws: ConversationFailure.longSummary) {
      try await office.saveSummary(
        String(repeating: "a", count: ConversationSummary.longest + 1), upTo: summary.last, in: id)
    }
    try await office.saveSummary(" ", upTo: summary.last, in: id)
    #expect(try await office.presetReport(for: .chat(id)).summary == nil)
    try await office.stores.notes.setNote(summary.note, named: "summary/\(id)", of: office.user.id)
    try await office.removeConversation(id)
    #expect(try await office.stores.notes.note("summary/\(id)", of: office.user.id) == nil)
  }
}
