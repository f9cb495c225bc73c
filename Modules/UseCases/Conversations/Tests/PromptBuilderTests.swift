import Entities
import Testing

@testable import Conversations

@Suite struct PromptBuilderTests {
  private func definitionTokens() async throws -> Int {
    try await Office.builder().report(asking: UserTurn("")).tokens
  }

  private static let chat = Conversation.ID(high: 1, low: 1)

  private func message(
    _ number: Int, _ role: Message.Role, _ text: String, _ state: Message.State = .complete
  ) -> Message {
    Message(
      id: Message.ID(high: 1, low: UInt64(number)), chat: Self.chat,
      parent: number > 1 ? Message.ID(high: 1, low: UInt64(number - 1)) : nil, role: role, text: text, state: state,
      created: Timestamp(milliseconds: 1))
  }

  private func prompt(
    of messages: [Message], budget: PromptBudget = PromptBudget(), reads: Watched<[Int]> = Watched([])
  ) async throws -> PromptReport? {
    try await builder(messages, budget: budget, reads: reads).prompt(answeringBefore: nil)?.report
  }

  private func builder(
    _ messages: [Message], opening: String? = nil, budget: PromptBudget = PromptBudget(),
    reads: Watched<[Int]> = Watched([])
  ) -> PromptBuilder {
    PromptBuilder(
      speakers: Office.speakers(), model: ModelSelection(choice: ModelChoice(provider: "scripted", model: "one")),
      opening: opening, budget: budget,
      messages: { before, limit in
        reads.change { $0.append(limit) }
        let end = before.flatMap { id in messages.firstIndex { $0.id == id } } ?? messages.count
        let page = messages[..<end].suffix(limit)
        return MessagePage(messages: Array(page), hasEarlier: page.count < end)
      }, depth: { id in messages.firstIndex { $0.id == id } ?? 0 })
  }

  @Test func whatWasSaidInItsOrder() async throws {
    let prompt = try #require(
      await prompt(of: [
        message(1, .assistant, "Hello.", .cutOff), message(2, .user, "Hi"), message(3, .assistant, "Half", .cancelled),
        message(4, .user, "Go on"), message(5, .assistant, "Quarter", .interrupted), message(6, .user, "And?"),
        message(7, .assistant, "Broke off", .failed("why")), message(8, .user, "Once more"),
        message(9, .assistant, "", .failed("why")), message(10, .assistant, " ", .cancelled),
        message(11, .user, "Please"),
      ]))
    #expect(
      prompt.turns.map(\.text)
        == ["Hello.", "Hi", "Half", "Go on", "Quarter", "And?", "Broke off", "Once more", "Please"])
    #expect(prompt.turns.map(\.role).prefix(3) == [.assistant, .user, .assistant])
    #expect(prompt.leftOut == 0)
  }

  @Test func withoutWhatWasThought() async throws {
    let prompt = try await prompt(of: [
      message(1, .user, "<think>mine</think>"), message(2, .assistant, "<think>A secret.</think>Hello."),
      message(3, .assistant, "<think>Another", .cancelled), message(4, .user, "And?"),
    ])
    #expect(prompt?.turns.map(\.text) == ["<think>mine</think>", "Hello.", "And?"])
  }

  @Test func itEndsWithTheLastQuestion() async throws {
    let prompt = try await prompt(of: [
      message(1, .user, "Hi"), message(2, .assistant, "Old answer"), message(3, .assistant, "Arriving", .streaming),
    ])
    #expect(prompt?.turns.map(\.text) == ["Hi"])
    #expect(try await self.prompt(of: [message(1, .assistant, "Hello.")]) == nil)
    #expect(try await self.prompt(of: []) == nil)
  }

  @Test func tokensAreEstimatedByTheirBytes() {
    #expect(TokenEstimate().tokens(of: "") == 4)
    #expect(TokenEstimate().tokens(of: "a") == 5)
    #expect(TokenEstimate().tokens(of: "1234567") == 6)
    #expect(TokenEstimate().tokens(of: "12345678") == 7)
    #expect(TokenEstimate().tokens(of: "가") == 5)
  }

  @Test func theBudgetKeepsTheNewestWhole() async throws {
    let system = try await definitionTokens()
    // Each message costs 6 tokens, so three have room, and some tokens are left.
    let messages = (0..<10).map { message($0, $0.isMultiple(of: 2) ? .assistant : .user, "message") }
    let budget = PromptBudget(window: system + 3 * 6 + 5 + 100, reply: 100)
    let prompt = try #require(await prompt(of: messages, budget: budget))
    #expect(prompt.turns.map(\.role) == [.user, .assistant, .user])
    #expect(prompt.tokens == system + 18)
    #expect(prompt.leftOut == 7)
  }

  @Test func nothingOlderThanTheFirstWithoutRoomIsTaken() async throws {
    let system = try await definitionTokens()
    let messages = [
      message(1, .user, "tiny"), message(2, .assistant, String(repeating: "x", count: 1000)), message(3, .user, "last"),
    ]
    let prompt = try #require(await prompt(of: messages, budget: PromptBudget(window: system + 50, reply: 0)))
    #expect(prompt.turns.map(\.text) == ["last"])
    #expect(prompt.leftOut == 2)
  }

  @Test func theLastQuestionIsNeverCut() async throws {
    let question = String(repeating: "가나다 ", count: 50_000)
    let messages = [message(1, .assistant, "Hello."), message(2, .user, question)]
    let prompt = try #require(await prompt(of: messages, budget: PromptBudget(window: 10, reply: 100)))
    #expect(prompt.turns.map(\.text) == [question])
    #expect(prompt.leftOut == 1)
  }

  @Test func aLongHistoryIsNotReadToItsBeginning() async throws {
    let messages = (0..<20_000).map { message($0, $0.isMultiple(of: 2) ? .assistant : .user, "0123456789") }
    let reads = Watched<[Int]>([])
    let budget = PromptBudget(window: 16_384)
    let prompt = try #require(await prompt(of: messages, budget: budget, reads: reads))
    // Messages that were not read are counted too.
    #expect(prompt.leftOut == 20_000 - prompt.turns.count)
    #expect(prompt.tokens <= 16_384 - 1024)
    // About 2,200 messages of 7 tokens have room.
    #expect(reads.value.reduce(0, +) < 2300)
  }

  @Test func emptyRepliesWithoutEndAreNotReadForEver() async throws {
    let failed = (0..<8000).map { message($0, .assistant, "", .failed("why")) }
    let reads = Watched<[Int]>([])
    let prompt = try #require(await prompt(of: failed + [message(9000, .user, "Hi")], reads: reads))
    #expect(prompt.turns.map(\.text) == ["Hi"])
    #expect(prompt.leftOut == 8001 - PromptHistory.furthest)
    #expect(reads.value.count == PromptHistory.furthest / PromptHistory.page)
  }

  @Test func whatIsAboutToBeSaidComesLast() async throws {
    let said = [message(1, .assistant, "Hello."), message(2, .user, "Hi"), message(3, .assistant, "And?")]
    let question = UserTurn("Well", instruction: "Be short.", pictures: [UserTurn.Picture(name: "a.png", bytes: [1])])
    let report = try await builder(said).report(asking: question)
    #expect(
      report.parts.map(\.source) == [
        .systemPrompt, .personality, .instruction, .greeting, .message, .message, .question,
      ])
    #expect(report.parts.map(\.role) == [.system, .system, .system, .assistant, .user, .assistant, .user])
    #expect(report.parts.compactMap(\.message) == said.map(\.id) && report.parts.last?.message == nil)
    #expect(report.parts.last?.pictures == question.pictures)
    #expect(report.parts.last?.tokens == TokenEstimate().tokens(of: "Well") + TokenEstimate.picture)
    #expect(report.cut == nil)
    let before = try await builder(said).report(asking: UserTurn(" "))
    #expect(before.parts.map(\.text).dropFirst(2) == ["Hello.", "Hi", "And?"])
  }

  @Test func keptPicturesGoWithTheirMessages() async throws {
    let said = [message(1, .user, "Hi"), message(2, .assistant, "Yes?"), message(3, .user, "Look")]
    let kept = KeptPictures.Picture(id: KeptPictures.Picture.ID(high: 1, low: 1), size: 1, name: "a.png")
    var builder = builder(said)
    builder.pictures = PromptPictures([said[0].id: [kept], said[1].id: [kept], said[2].id: [kept, kept]]) {
      UserTurn.Picture(name: $0.name, bytes: [1])
    }
    let report = try #require(await builder.prompt(answeringBefore: nil, with: "Be short.")).report
    #expect(report.parts.map(\.pictures.count) == [0, 0, 0, 1, 0, 2])
    #expect(report.parts[2].text == "Be short." && report.parts[2].role == .system)
    #expect(report.parts.last?.tokens == TokenEstimate().tokens(of: "Look") + 2 * TokenEstimate.picture)
  }

  @Test func aProvidersOpeningStandsOnlyBeforeTheAvatar() async throws {
    let greeted = builder([message(1, .assistant, "Hello.")], opening: "(Begin.)")
    #expect(try await greeted.report(asking: UserTurn("Hi")).turns.map(\.text) == ["(Begin.)", "Hello.", "Hi"])
    let asked = builder([message(1, .user, "Hi"), message(2, .assistant, "Yes?")], opening: "(Begin.)")
    #expect(try await asked.report(asking: UserTurn("So")).turns.map(\.text) == ["Hi", "Yes?", "So"])
    #expect(try await builder([], opening: "(Begin.)").report(asking: UserTurn("")).turns.isEmpty)
  }
}

extension PromptReport {
  /// The parts without the system's.
  fileprivate var turns: [Part] { parts.filter { $0.role != .system } }
}
