import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

@Suite struct BudgetTests {
  private static let use = BudgetUse(spent: Cost(Money(10, "USD")), budget: Money(10, "USD"))

  private func office(_ standing: BudgetStanding?, site: ModelSite = .remote) async throws -> Office {
    let model = ScriptedModel(answering: [.text("Yes."), .finished(.stop)], site: site)
    return try await Office(
      model, accounts: ReplyAccounts(month: { _ in Month(year: 2026, 11) }) { _, _ in standing })
  }

  @Test func aReplyWithoutRoomIsNotBegunAndNothingIsSaid() async throws {
    let office = try await office(.reached(Self.use))
    let chat = try await office.startConversation(with: office.avatar.id).id
    await #expect(throws: BudgetReached(Self.use)) { try await office.send("Well?", in: chat) }
    #expect(try await office.texts(chat) == ["Hello there."])
    #expect(office.model.calls.value.isEmpty)
    #expect(await !office.isReplying(in: chat))
    #expect(try await office.budgetStanding(in: chat) == .reached(Self.use))
    #expect(try await office.budgetStanding(in: nil) == .reached(Self.use))
  }

  @Test func aPassIsForOneReply() async throws {
    let office = try await office(.reached(Self.use))
    let chat = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(chat)
    await office.passBudget(in: chat)
    try await office.send("Well?", in: chat)
    #expect(await listener.end()?.state == .complete)
    await #expect(throws: BudgetReached(Self.use)) { try await office.send("And?", in: chat) }
    await #expect(throws: BudgetReached(Self.use)) { try await office.retry(in: chat) }
    await office.passBudget(in: chat)
    try await office.retry(in: chat)
    #expect(await listener.end()?.state == .complete)
  }

  @Test(arguments: [nil, .within, .near(use), .unpriced(ModelChoice(provider: "a", model: "b"))] as [BudgetStanding?])
  func everythingElseBegins(standing: BudgetStanding?) async throws {
    let office = try await office(standing)
    let chat = try await office.startConversation(with: office.avatar.id).id
    try await office.send("Well?", in: chat)
    #expect(try await office.texts(chat).contains("Well?"))
    _ = await office.model.call()
  }

  @Test func rulesAreNotAskedAbout() async throws {
    let office = try await office(.reached(Self.use), site: .program)
    let chat = try await office.startConversation(with: office.avatar.id).id
    #expect(try await office.budgetStanding(in: chat) == nil)
    try await office.send("Well?", in: chat)
  }
}
