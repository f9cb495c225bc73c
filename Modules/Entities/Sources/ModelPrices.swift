/// The prices of models that are in effect, for lists.
public struct ModelPrices: Hashable, Sendable {
  /// The price of a million tokens of some models.
  public struct Price: Hashable, Sendable {
    /// The provider's and the model's names; `*` matches anything.
    public var provider: String, model: String
    /// The price of sent tokens; of sent tokens in a cache, nil for the same price; of received tokens.
    public var input: Double, cachedInput: Double?, output: Double
    /// Whether the user set it.
    public var isOwn: Bool

    /// A price.
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
  /// The path of the user's price file, which may not exist.
  public var file: String
  /// The prices; the first that matches is used.
  public var prices: [Price]

  /// Prices.
  public init(currency: String, file: String, prices: [Price]) {
    self.currency = currency
    self.file = file
    self.prices = prices
  }
}
