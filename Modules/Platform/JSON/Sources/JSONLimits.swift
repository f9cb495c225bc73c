/// The limits of a parser. The defaults suit a file or an answer from a server.
public struct JSONLimits: Hashable, Sendable {
  /// The longest text, in bytes. A parsed value can need some ten times the size of its text in memory.
  public var bytes: Int
  /// The deepest nesting of arrays and objects. The parser recurses once per level.
  public var depth: Int
  /// The most values, counting every array, object, member and element. A value needs up to 100 bytes of memory,
  /// however short its text is.
  public var values: Int
  /// Whether a number is kept as its text where `int` and `double` would write another one: `1e3`, `1.50`, `1e400`.
  public var keepsNumberText: Bool

  /// Limits from their parts.
  public init(bytes: Int = 32 << 20, depth: Int = 128, values: Int = .max, keepsNumberText: Bool = false) {
    (self.bytes, self.depth, self.values) = (bytes, depth, values)
    self.keepsNumberText = keepsNumberText
  }
}
