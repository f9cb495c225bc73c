import Entities
import Foundation
import Pricing
import Storage
import Synchronization
import Testing

@testable import Spending

@Suite struct UsageServiceTests {
  private static let now = Month(year: 2026, 11), before = Month(year: 2026, 9)
  private static let mini = ModelChoice(provider: "openai", model: "gpt-5-mini")
  private static let odd = ModelChoice(provider: "openai", model: "nobody-knows")
  private struct Refused: Error {}

  /// A configuration file that another program writes.
  private final class Written: Sendable {
    private let content: Mutex<Result<Double?, Refused>>
    init(_ amount: Double) { content = Mutex(.success(amount)) }
    func write(_ result: Result<Double?, Refused>) { content.withLock { $0 = result } }
    func amount() throws -> Double? { try content.withLock { $0 }.get() }
  }

  private let stores = Stores.inMemory()
  private let chat = Conversation.ID(high: 3, low: 3)
  private let profile = UserProfile(id: UserProfile.ID(high: 1, low: 1), created: Timestamp(milliseconds: 1))

  private func usage(
    _ budget: Double? = nil, prices: @escaping @Sendable () throws -> PriceTable = { .builtIn },
    readBudget: (@Sendable () throws -> Double?)? = nil
  ) async throws -> UsageService {
    _ = try await stores.profiles.currentProfile(orMaking: profile)
    if try await stores.chats.chat(chat) == nil {
      let time = Timestamp(milliseconds: 1)
      try await stores.chats.create(
        Conversation(id: chat, profile: profile.id, avatar: Avatar.ID(high: 2, low: 2), created: time, updated: time))
    }
    return UsageService(
      records: { [stores] in UsageService.Records(profiles: stores.profiles, usage: stores.usage) },
      priceFile: "/p/prices.json", prices: prices, budget: budget, readBudget: readBudget,
      saveBudget: { text in
        guard let amount = Double(text) else { throw Refused() }
        return amount
      }, now: { Timestamp(milliseconds: 0) }, month: { _ in Self.now })
  }

  private func use(
    _ model: ModelChoice, _ prompt: Int, _ completion: Int = 0, isLocal: Bool = false, in month: Month = now
  ) async throws {
    let tokens = TokenUsage(promptTokens: prompt, completionTokens: completion)
    try await stores.usage.addUsage(
      UsageRecord(tokens: tokens, isLocal: isLocal, month: month), of: model, in: chat)
  }

  @Test func tokensCanBePricedBeforeTheyAreUsed() async throws {
    let service = try await usage()
    let known = UsageSum(model: Self.mini, promptTokens: 1_000_000, completionTokens: 0)
    #expect(try service.cost(of: known).known.amount > 0)
    #expect(try service.cost(of: UsageSum(model: Self.odd, promptTokens: 1, completionTokens: 1)).hasUnknown)
  }

  @Test func aReportHasThisMonthFirstAndTheDearestOnTop() async throws {
    let usage = try await usage(10)
    #expect(try await usage.report().months.map(\.month) == [Self.now])
    try await use(Self.mini, 4_000_000)
    try await use(Self.odd, 100)
    try await use(ModelChoice(provider: "openai", model: "gpt-4o"), 1_000_000, isLocal: true)
    try await use(Self.mini, 8_000_000, in: Self.before)
    let report = try await usage.report()
    #expect(report.budget == Money(10, "USD") && report.priceFile == "/p/prices.json")
    #expect(report.months.map(\.month) == [Self.now, Self.before])
    #expect(report.months[0].lines.first?.usage.model == Self.mini)
    #expect(report.months[0].total == Cost(Money(1, "USD"), hasUnknown: true))
    #expect(report.months[1].total == Cost(Money(2, "USD")))
    #expect(report.months[0].total.words.english == "$1.00 + unknown price")
    let lines = try await usage.spending(in: chat)
    #expect(lines.total(in: "USD") == Cost(Money(3, "USD"), hasUnknown: true))
  }

  @Test func theBudgetWarnsThenStops() async throws {
    let usage = try await usage(1)
    #expect(try await usage.status(of: Self.mini, isLocal: false, for: profile.id) == .within)
    try await use(Self.mini, 3_000_000)
    #expect(try await usage.status(of: Self.mini, isLocal: false, for: profile.id) == .within)
    try await use(Self.mini, 200_000)
    guard case .near(let use)? = try await usage.status(of: Self.mini, isLocal: false, for: profile.id) else {
      Issue.record("not near")
      return
    }
    #expect(abs(use.spent.known.amount - 0.8) < 1e-9)
    try await self.use(Self.mini, 800_000)
    guard case .reached(let use)? = try await usage.status(of: Self.mini, isLocal: false, for: profile.id) else {
      Issue.record("not reached")
      return
    }
    #expect(use.words.english == "$1.00 of this month's budget of $1.00 is spent.")
    // A free reply, or one with an unknown price, is not blocked.
    #expect(try await usage.status(of: Self.mini, isLocal: true, for: profile.id) == nil)
    #expect(try await usage.status(of: Self.odd, isLocal: false, for: profile.id) == .unpriced(Self.odd))
    try usage.setBudget("2")
    #expect(try await usage.status(of: Self.mini, isLocal: false, for: profile.id) == .within)
    #expect(throws: Refused.self) { try usage.setBudget("much") }
    #expect(try await usage.report().budget == Money(2, "USD"))
  }

  @Test func eachProfileHasSpentItsOwn() async throws {
    let usage = try await usage(1)
    try await use(Self.mini, 4_000_000)
    guard case .reached? = try await usage.status(of: Self.mini, isLocal: false, for: profile.id) else {
      Issue.record("not reached")
      return
    }
    let other = UserProfile.ID(high: 1, low: 2)
    #expect(try await usage.status(of: Self.mini, isLocal: false, for: other) == .within)
  }

  /// Another program may have changed the budget since the run began.
  @Test func theBudgetIsReadWhereItIsChecked() async throws {
    let reading = Written(100)
    let usage = try await usage(100, readBudget: { try reading.amount() })
    try await use(Self.mini, 3_000_000)
    #expect(try await usage.status(of: Self.mini, isLocal: false, for: profile.id) == .within)
    reading.write(.success(0.5))
    guard case .reached? = try await usage.status(of: Self.mini, isLocal: false, for: profile.id) else {
      Issue.record("spent on")
      return
    }
    // An unreadable file does not remove the limit.
    reading.write(.failure(Refused()))
    #expect(try await usage.report().budget == Money(0.5, "USD"))
    reading.write(.success(nil))
    #expect(try await usage.status(of: Self.mini, isLocal: false, for: profile.id) == nil)
  }

  @Test func anotherMonthHasItsOwnBudget() async throws {
    let usage = try await usage(1)
    try await use(Self.mini, 40_000_000, in: Self.before)
    #expect(try await usage.status(of: Self.mini, isLocal: false, for: profile.id) == .within)
  }

  @Test func aBrokenFileOfPricesIsSaid() async throws {
    let usage = try await usage(1) { throw Refused() }
    await #expect(throws: Refused.self) { _ = try await usage.status(of: Self.mini, isLocal: false, for: profile.id) }
    await #expect(throws: Refused.self) { _ = try await usage.report() }
    // A free reply does not read it, and is not blocked.
    #expect(try await usage.status(of: Self.mini, isLocal: true, for: profile.id) == nil)
    // Without a budget the file is not needed.
    let free = try await self.usage { throw Refused() }
    #expect(try await free.status(of: Self.mini, isLocal: false, for: profile.id) == nil)
  }
}
