public import Entities
public import Pricing
public import Storage
import Synchronization

/// What replies used and what that costs, at the prices of this moment, and how much may be spent.
///
/// The file of prices is read at each look: who corrects it sees so at once. Nothing is read without being asked for.
public final class UsageService: Sendable {
  /// What is read of the user's data.
  public struct Records: Sendable {
    let profiles: any ProfileStore
    let usage: any UsageStore

    /// Those of this run.
    /// - Parameter profiles: Knows who uses it: what counts is whose run it is, not who comes at the next start.
    public init(profiles: any ProfileStore, usage: any UsageStore) {
      self.profiles = profiles
      self.usage = usage
    }
  }

  private let records: @Sendable () async throws -> Records
  /// Where people write prices.
  public let priceFile: String
  private let readPrices: @Sendable () throws -> PriceTable
  private let now: @Sendable () -> Timestamp
  private let month: @Sendable (Timestamp) -> Month
  private let saveBudget: @Sendable (String) throws -> Double?
  private let budget: Mutex<Double?>
  private let readBudget: (@Sendable () throws -> Double?)?

  /// A book.
  ///
  /// - Parameters:
  ///   - records: Opens what is kept.
  ///   - priceFile: Where people write prices.
  ///   - prices: Reads the prices that count.
  ///   - budget: What may be spent in a month, in the currency of the prices; nil for any amount.
  ///   - readBudget: Reads the same anew, as another program may have written it since; nil where the command says it,
  ///     and no file. What cannot be read leaves the amount as it was.
  ///   - saveBudget: Keeps another budget for later runs, as it was written, and gives its amount; nil for none.
  ///   - month: The month that a moment counts for.
  public init(
    records: @escaping @Sendable () async throws -> Records, priceFile: String,
    prices: @escaping @Sendable () throws -> PriceTable, budget: Double?,
    readBudget: (@Sendable () throws -> Double?)? = nil,
    saveBudget: @escaping @Sendable (String) throws -> Double?, now: @escaping @Sendable () -> Timestamp,
    month: @escaping @Sendable (Timestamp) -> Month
  ) {
    self.records = records
    self.priceFile = priceFile
    readPrices = prices
    self.budget = Mutex(budget)
    self.readBudget = readBudget
    self.saveBudget = saveBudget
    self.now = now
    self.month = month
  }
}

extension UsageService {
  /// What the profile in use used, this month and in each earlier one.
  public func report() async throws -> SpendingReport {
    let prices = try readPrices()
    var months: [Month: [UsageSum]] = [month(now()): []]
    let records = try await records()
    if let profile = try await records.profiles.currentProfile() {
      months.merge(try await records.usage.monthlyUsage(of: profile.id)) { _, kept in kept }
    }
    let spent = months.sorted { $0.key > $1.key }.map { month, sums in
      let lines = Self.lines(sums, at: prices).sorted { $0.cost.known.amount > $1.cost.known.amount }
      return MonthSpending(month, lines: lines, total: lines.total(in: prices.currency))
    }
    return SpendingReport(
      months: spent, currency: prices.currency, budget: currentBudget().map { Money($0, prices.currency) },
      priceFile: priceFile)
  }

  /// What these messages used and cost.
  public func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine] {
    let prices = try readPrices()
    return try await records().usage.usage(of: messages).mapValues { SpendingLine($0, prices.cost(of: $0)) }
  }

  /// What was used in a conversation, by model.
  public func spending(in conversation: Conversation.ID) async throws -> [SpendingLine] {
    Self.lines(try await records().usage.usage(in: conversation), at: try readPrices())
  }

  /// The tokens of one message, whatever they cost; nil where nobody counted.
  public func usage(of message: Message.ID) async throws -> UsageSum? {
    try await records().usage.usage(of: [message])[message]
  }

  /// The prices that count.
  public func prices() throws -> PriceTable { try readPrices() }

  private static func lines(_ sums: [UsageSum], at prices: PriceTable) -> [SpendingLine] {
    sums.map { SpendingLine($0, prices.cost(of: $0)) }
  }
}

extension UsageService {
  /// How the next answer of a model stands to the budget; nil where there is none, or the answer costs nothing.
  public func status(of model: ModelChoice, isLocal: Bool) async throws -> BudgetStatus? {
    guard let budget = currentBudget() else { return nil }
    // What is free without the user's prices is not held up by a slip of the pen in them.
    let prices: PriceTable
    do {
      prices = try readPrices()
    } catch {
      if PriceTable.builtIn.price(of: model, isLocal: isLocal) == .free { return nil }
      throw error
    }
    guard let price = prices.price(of: model, isLocal: isLocal) else { return .unpriced(model) }
    guard price.input > 0 || price.output > 0 else { return nil }
    let records = try await records()
    let profile = try await records.profiles.currentProfile()
    // Who begins with this answer has spent nothing yet.
    let sums = if let profile { try await records.usage.usage(of: profile.id, in: month(now())) } else { [UsageSum]() }
    let use = BudgetUsage(
      spent: Self.lines(sums, at: prices).total(in: prices.currency), budget: Money(budget, prices.currency))
    return use.isReached ? .reached(use) : use.isNear ? .near(use) : .within
  }

  /// Makes another amount the budget, from now on and in later runs; no text takes it away.
  /// - Throws: When the text is no amount, or it cannot be kept. Then nothing has changed.
  public func setBudget(_ text: String) throws {
    let amount = try saveBudget(text)
    budget.withLock { $0 = amount }
  }

  /// What may be spent as it stands now.
  private func currentBudget() -> Double? {
    if let readBudget, case .success(let amount) = Result(catching: readBudget) { budget.withLock { $0 = amount } }
    return budget.withLock { $0 }
  }
}
