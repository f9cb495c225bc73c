import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

@Suite struct BudgetTests {
  private static let use = BudgetUsage(spent: Cost(Money(10, "USD")), budget: Money(10, "USD"))

  private func office(_ status: BudgetStatus?, site: ModelLocation = .remote) async throws -> Office {
    let model = ScriptedModel(answering: [.text("Yes."), .finished(.stop)], site: site)
    return try await Office(
      model, accounting: ReplyAccounting(month: { _ in Month(year: 2026, 11) }) { _, _, _ in status })
  }

  @Test func aReplyWithoutRoomIsNotBegunAndNothingIsSaid() async throws {
    let office = try await office(.reached(Self.use))
    let chat = try await office.startConversation(with: office.avatar.id).id
    await #expect(throws: BudgetReached(Self.use)) { try await office.send("Well?", in: chat) }
    #expect(try await office.texts(chat) == ["Hello there."])
    #expect(office.model.calls.value.isEmpty)
    #expect(await !office.isReplying(in: chat))
    #expect(try await office.budgetStatus(for: .chat(chat)) == .reached(Self.use))
    #expect(try await office.budgetStatus(for: .avatar(office.avatar.id)) == .reached(Self.use))
  }

  @Test func aPassIsForOneReply() async throws {
    let office = try await office(.reached(Self.use))
    let chat = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(chat)
    await office.passBudget(in: chat)
    try await office.send("Well?", in: chat)
    #expect(await listener.end()?.state == .complete)
    await #expect(throws: BudgetReached(Self.use)) { try await office.send("And?", in: chat) }
    let reply = try #require(try await office.shown(chat).last)
    await #expect(throws: BudgetReached(Self.use)) { try await office.retry(reply) }
    await office.passBudget(in: chat)
    try await office.retry(reply)
    #expect(await listener.end()?.state == .complete)
  }

  @Test(arguments: [nil, .within, .near(use), .unpriced(ModelChoice(provider: "a", model: "b"))] as [BudgetStatus?])
  func everythingElseBegins(status: BudgetStatus?) async throws {
    let office = try await office(status)
    let chat = try await office.startConversation(with: office.avatar.id).id
    try await office.send("Well?", in: chat)
    #expect(try await office.texts(chat).contains("Well?"))
    _ = await office.model.call()
  }

  @Test func rulesAreNotAskedAbout() async throws {
    let office = try await office(.reached(Self.use), site: .program)
    let chat = try await office.startConversation(with: office.avatar.id).id
    #expect(try await office.budgetStatus(for: .chat(chat)) == nil)
    try await office.send("Well?", in: chat)
  }

  // MARK: - The profile of the budget

  private static let free = ModelSelection(choice: ModelChoice(provider: "scripted", model: "free"))

  /// A service whose usual model is over the budget, and whose model `free` costs nothing.
  private func conversations(_ make: @escaping ModelSelector.Maker) async throws -> (Office, Office) {
    let office = try await Office()
    let accounting = ReplyAccounting(month: { _ in Month(year: 2026, 11) }) { model, _, _ in
      model == Self.free.choice ? nil : .reached(Self.use)
    }
    return (office, Office(office, models: ModelSelector(usual: office.model, make: make), accounting: accounting))
  }

  @Test func aNewChatIsHeldByTheModelOfItsAvatar() async throws {
    let (_, conversations) = try await conversations { _ in ScriptedModel(choice: Self.free.choice) }
    let scope = PresetScope.avatar(conversations.avatar.id)
    #expect(try await conversations.budgetStatus(for: scope) == .reached(Self.use))
    try await conversations.savePreset(Preset(model: Self.free), for: scope)
    #expect(try await conversations.budgetStatus(for: scope) == nil)
    let chat = try await conversations.startConversation(with: conversations.avatar.id).id
    try await conversations.send("Well?", in: chat)
    #expect(try await conversations.texts(chat).contains("Well?"))
  }

  @Test func whatIsCheckedIsWhatIsAsked() async throws {
    let made = Watched<[ScriptedModel]>([])
    let (office, conversations) = try await conversations { _ in
      let model = ScriptedModel.saying("Yes.", choice: Self.free.choice)
      made.change { $0.append(model) }
      return model
    }
    let chat = try await conversations.startConversation(with: conversations.avatar.id).id
    try await conversations.chooseModel(.selection(Self.free), in: chat)
    let listener = await conversations.listener(chat)
    try await conversations.send("Well?", in: chat)
    #expect(await listener.end()?.model == Self.free.choice)
    #expect(made.value.count == 1 && made.value[0].calls.value.count == 1 && office.model.calls.value.isEmpty)
  }

  @Test func aModelThatCannotBeHadOnceIsNotAskedUnchecked() async throws {
    // The first attempt to make the model fails; a second one would have bypassed the budget.
    let attempts = Watched(0)
    let dear = ScriptedModel(choice: ModelChoice(provider: "scripted", model: "dear"))
    let (_, conversations) = try await conversations { _ in
      if attempts.change({ count in
        count += 1; return count
      }) == 2 {
        throw StorageError.full(path: "/")
      }
      return dear
    }
    let chat = try await conversations.startConversation(with: conversations.avatar.id).id
    try await conversations.chooseModel(.selection(ModelSelection(choice: dear.choice)), in: chat)
    attempts.change { $0 = 1 }
    let listener = await conversations.listener(chat)
    try await conversations.send("Well?", in: chat)
    guard case .failed = await listener.end()?.state else {
      Issue.record("it was asked")
      return
    }
    #expect(dear.calls.value.isEmpty)
  }

  @Test func aBudgetThatCannotBeKnownHoldsReplies() async throws {
    let office = try await Office()
    let accounting = ReplyAccounting(month: { _ in Month(year: 2026, 11) }) { _, _, _ in
      throw StorageError.full(path: "/")
    }
    let conversations = Office(office, models: ModelSelector(usual: office.model), accounting: accounting)
    let chat = try await conversations.startConversation(with: conversations.avatar.id).id
    await #expect(throws: StorageError.self) { try await conversations.send("Well?", in: chat) }
    #expect(try await conversations.texts(chat) == ["Hello there."])
  }
}
