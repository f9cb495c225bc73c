/// The prices of models that count, as a list shows them.
public struct ModelPrices: Hashable, Sendable {
  /// What a million tokens of some models cost.
  public struct Price: Hashable, Sendable {
    /// The provider's and the model's names, in which `*` stands for anything.
    public var provider: String, model: String
    /// Of what is sent; of what is sent and a cache has, nil for the same; of what comes.
    public var input: Double, cachedInput: Double?, output: Double
    /// Whether the user wrote it.
    public var isOwn: Bool

    /// A price from its parts.
    public init(
      provider: String, model: String, input: Double, cachedInput: Double? = nil, output: Double, isOwn: Bool
    ) {
      self.provider = provider
      self.model = model
      self.input = input
      self.cachedInput = cachedInput
      self.output = output
      self.isOwn = isOwn
    }
  }

  /// The currency's code by ISO 4217.
  public var currency: String
  /// The file that people write prices into, whether it is there or not.
  public var file: String
  /// The prices, of which the first that fits counts.
  public var prices: [Price]

  /// Prices from their parts.
  public init(currency: String, file: String, prices: [Price]) {
    self.currency = currency
    self.file = file
    self.prices = prices
  }
}
