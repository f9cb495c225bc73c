public import Entities
public import Pricing
public import Storage
import Synchronization

/// The usage of replies, its cost at current prices, and the budget.
///
/// The price file is read at each call that needs prices, so a correction takes effect at once. Nothing is read without
/// a call.
public final class UsageService: Sendable {
  /// The stores of the profiles and of their usage.
  public struct Records: Sendable {
    let profiles: any ProfileStore
    let usage: any UsageStore

    /// The records of this run.
    /// - Parameter profiles: The profiles of this run: its own profile is used, not that of the next start.
    public init(profiles: any ProfileStore, usage: any UsageStore) {
      self.profiles = profiles
      self.usage = usage
    }
  }

  private let records: @Sendable () async throws -> Records
  let priceFile: String
  private let readPrices: @Sendable () throws -> PriceTable
  private let now: @Sendable () -> Timestamp
  private let month: @Sendable (Timestamp) -> Month
  private let saveBudget: @Sendable (String) throws -> Double?
  private let budget: Mutex<Double?>
  private let readBudget: (@Sendable () throws -> Double?)?

  /// A service over stores and prices.
  ///
  /// - Parameters:
  ///   - records: Opens the stores.
  ///   - priceFile: The price file of the user.
  ///   - prices: Reads the prices in use.
  ///   - budget: The monthly budget, in the currency of the prices; nil for no limit.
  ///   - readBudget: Reads the budget again, because another program may have changed it; nil where the command line
  ///     sets the budget, so that the file does not count. If it cannot be read, the last value stays.
  ///   - saveBudget: Saves a budget for later runs, as the user wrote it, and returns its amount; nil for none.
  ///   - month: The month that a moment belongs to.
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
  func report() async throws -> SpendingReport {
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

  func spending(of messages: [Message.ID]) async throws -> [Message.ID: SpendingLine] {
    let prices = try readPrices()
    return try await records().usage.usage(of: messages).mapValues { SpendingLine($0, prices.cost(of: $0)) }
  }

  func spending(in conversation: Conversation.ID) async throws -> [SpendingLine] {
    Self.lines(try await records().usage.usage(in: conversation), at: try readPrices())
  }

  func cost(of usage: UsageSum) throws -> Cost { try readPrices().cost(of: usage) }

  func usage(of message: Message.ID) async throws -> UsageSum? {
    try await records().usage.usage(of: [message])[message]
  }

  func modelPrices() throws -> ModelPrices {
    let table = try readPrices()
    return ModelPrices(
      currency: table.currency, file: priceFile,
      prices: table.entries.map { entry in
        ModelPrices.Price(
          provider: entry.providerPattern, model: entry.modelPattern, input: entry.price.input,
          cachedInput: entry.price.cachedInput, output: entry.price.output, isOwn: entry.isOwn)
      })
  }

  private static func lines(_ sums: [UsageSum], at prices: PriceTable) -> [SpendingLine] {
    sums.map { SpendingLine($0, prices.cost(of: $0)) }
  }
}

extension UsageService {
  /// The budget's status for the next answer of a model in a profile, in at most one trip to the store; nil without a
  /// budget, or when the answer is free.
  /// - Throws: The error of the price file, unless the model is free without it; the store's errors.
  public func status(
    of model: ModelChoice, isLocal: Bool, for profile: UserProfile.ID
  ) async throws -> BudgetStatus? {
    guard let budget = currentBudget() else { return nil }
    // A model that is free without the user's prices is not blocked by an error in them.
    let prices: PriceTable
    do {
      prices = try readPrices()
    } catch {
      if PriceTable.builtIn.price(of: model, isLocal: isLocal) == .free { return nil }
      throw error
    }
    guard let price = prices.price(of: model, isLocal: isLocal) else { return .unpriced(model) }
    guard price.input > 0 || price.output > 0 else { return nil }
    let sums = try await records().usage.usage(of: profile, in: month(now()))
    let use = BudgetUsage(
      spent: Self.lines(sums, at: prices).total(in: prices.currency), budget: Money(budget, prices.currency))
    return use.isReached ? .reached(use) : use.isNear ? .near(use) : .within
  }

  func setBudget(_ text: String) throws {
    let amount = try saveBudget(text)
    budget.withLock { $0 = amount }
  }

  /// The budget, read again where another program may have changed it.
  private func currentBudget() -> Double? {
    if let readBudget, case .success(let amount) = Result(catching: readBudget) { budget.withLock { $0 = amount } }
    return budget.withLock { $0 }
  }
}
