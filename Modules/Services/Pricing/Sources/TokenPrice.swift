/// The price of a million tokens, in whole units of the table's currency.
public struct TokenPrice: Hashable, Sendable {
  /// The price of input tokens.
  public var input: Double
  /// The price of input tokens from the provider's cache; nil when it is that of other input tokens.
  public var cachedInput: Double?
  /// The price of output tokens, reasoning included.
  public var output: Double

  /// Makes a price.
  public init(input: Double, cachedInput: Double? = nil, output: Double) {
    self.input = input
    self.cachedInput = cachedInput
    self.output = output
  }

  /// All prices are zero.
  public static let free = TokenPrice(input: 0, cachedInput: 0, output: 0)
}
