public import Entities

/// The prices of models' tokens: first the user's, then the built-in ones.
public struct PriceTable: Hashable, Sendable {
  /// A price and its origin.
  public struct Entry: Hashable, Sendable {
    let provider: NamePattern, model: NamePattern
    /// The price of a million tokens.
    public let price: TokenPrice
    /// Whether the user set it.
    public let isOwn: Bool

    init(provider: String, model: String, price: TokenPrice, isOwn: Bool) {
      self.provider = NamePattern(provider)
      self.model = NamePattern(model)
      self.price = price
      self.isOwn = isOwn
    }

    /// The pattern of the provider's name, in which `*` matches any text.
    public var providerPattern: String { provider.text }
    /// The pattern of the model's name.
    public var modelPattern: String { model.text }

    /// Whether the entry matches a model. A built-in entry also matches the dated and the latest names of its model:
    /// `gpt-5-mini-2025-08-07`, `gpt-5-mini-latest`.
    func fits(_ choice: ModelChoice) -> Bool {
      guard provider.matches(choice.provider) else { return false }
      if model.matches(choice.model) { return true }
      return !isOwn && ["-20*", "-latest"].contains { NamePattern(model.text + $0).matches(choice.model) }
    }
  }

  /// The currency's code by ISO 4217.
  public let currency: String
  /// The entries; the first match counts.
  public let entries: [Entry]

  init(currency: String, own: [Entry], rate: Double?) {
    self.currency = currency
    // The built-in prices are in dollars.
    entries = own + (rate.map { rate in Self.known.map { $0.multiplied(by: rate) } } ?? [])
  }

  /// The built-in prices, in dollars.
  public static let builtIn = PriceTable(currency: "USD", own: [], rate: 1)
}

extension PriceTable {
  /// The price of a model's tokens; nil when unknown. The user's entries come first; otherwise servers on this machine
  /// or its network, and rules, are free.
  public func price(of choice: ModelChoice, isLocal: Bool) -> TokenPrice? {
    let entry = entries.first { $0.fits(choice) && ($0.isOwn || !isLocal) }
    if let entry { return entry.price }
    return isLocal || choice.provider == "offline" ? .free : nil
  }

  /// The cost of a model's usage.
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
