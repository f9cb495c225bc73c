/// The limits of a parser. The defaults suit a file or an answer from a server.
public struct JSONLimits: Hashable, Sendable {
  /// The longest text, in bytes. A parsed value can need some ten times the size of its text in memory.
  public var bytes: Int
  /// The deepest nesting of arrays and objects. The parser recurses once per level.
  public var depth: Int

  /// Limits from their parts.
  public init(bytes: Int = 32 << 20, depth: Int = 128) {
    self.bytes = bytes
    self.depth = depth
  }
}
