/// What a parser accepts at most. The defaults suit a file or an answer from a server.
public struct JSONLimits: Hashable, Sendable {
  /// The longest text, in bytes. A parsed value can take some ten times its text's size in memory.
  public var bytes: Int
  /// How many arrays and objects may stand inside one another. The parser recurses once per level.
  public var depth: Int

  /// Limits from their parts.
  public init(bytes: Int = 32 << 20, depth: Int = 128) {
    self.bytes = bytes
    self.depth = depth
  }
}
