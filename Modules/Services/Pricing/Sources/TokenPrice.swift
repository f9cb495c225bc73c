/// What a million tokens cost, in whole units of the table's currency.
public struct TokenPrice: Hashable, Sendable {
  /// Of what is sent.
  public var input: Double
  /// Of what is sent and a cache of the provider's has; nil where that costs as much as the rest.
  public var cachedInput: Double?
  /// Of what comes, also what is thought.
  public var output: Double

  /// A price from its parts.
  public init(input: Double, cachedInput: Double? = nil, output: Double) {
    self.input = input
    self.cachedInput = cachedInput
    self.output = output
  }

  /// Nothing costs anything.
  public static let free = TokenPrice(input: 0, cachedInput: 0, output: 0)
}
