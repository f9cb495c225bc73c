public import Entities

/// What the tokens of models cost: first what the user wrote, then what this program knows.
public struct PriceTable: Hashable, Sendable {
  /// A price, and whose it is.
  public struct Entry: Hashable, Sendable {
    let provider: NamePattern, model: NamePattern
    /// What it costs.
    public let price: TokenPrice
    /// Whether the user wrote it.
    public let isOwn: Bool

    init(provider: String, model: String, price: TokenPrice, isOwn: Bool) {
      self.provider = NamePattern(provider)
      self.model = NamePattern(model)
      self.price = price
      self.isOwn = isOwn
    }

    /// The provider's and the model's names, in which `*` stands for anything.
    public var providerPattern: String { provider.text }
    /// The same of the model's.
    public var modelPattern: String { model.text }

    /// What this program knows of a model holds for its dated forms too: `gpt-5-mini-2025-08-07`.
    func fits(_ choice: ModelChoice) -> Bool {
      guard provider.matches(choice.provider) else { return false }
      if model.matches(choice.model) { return true }
      return !isOwn && ["-20*", "-latest"].contains { NamePattern(model.text + $0).matches(choice.model) }
    }
  }

  /// The currency's code by ISO 4217.
  public let currency: String
  /// The entries, of which the first that fits counts.
  public let entries: [Entry]

  init(currency: String, own: [Entry], rate: Double?) {
    self.currency = currency
    // What this program knows is in dollars.
    entries = own + (rate.map { rate in Self.known.map { $0.multiplied(by: rate) } } ?? [])
  }

  /// What this program knows by itself, in dollars.
  public static let builtIn = PriceTable(currency: "USD", own: [], rate: 1)
}

extension PriceTable {
  /// What a model's tokens cost; nil where nobody knows. What the user wrote comes before anything else; otherwise
  /// servers on this machine or its network, and rules, ask nothing.
  public func price(of choice: ModelChoice, isLocal: Bool) -> TokenPrice? {
    let entry = entries.first { $0.fits(choice) && ($0.isOwn || !isLocal) }
    if let entry { return entry.price }
    return isLocal || choice.provider == "offline" ? .free : nil
  }

  /// What answers of a model cost.
  public func cost(of usage: UsageSum) -> Cost {
    guard let price = price(of: usage.model, isLocal: usage.isLocal) else {
      return Cost(Money(0, currency), hasUnknown: true)
    }
    let new = Double(usage.promptTokens - usage.cachedTokens) * price.input
    let cached = Double(usage.cachedTokens) * (price.cachedInput ?? price.input)
    return Cost(Money((new + cached + Double(usage.completionTokens) * price.output) / 1_000_000, currency))
  }
}

extension PriceTable.Entry {
  fileprivate func multiplied(by rate: Double) -> Self {
    Self(
      provider: provider.text, model: model.text,
      price: TokenPrice(
        input: price.input * rate, cachedInput: price.cachedInput.map { $0 * rate }, output: price.output * rate),
      isOwn: isOwn)
  }
}
