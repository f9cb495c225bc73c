/// A moment, in whole milliseconds since the start of 1970 in UTC.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// How far from 1970 a moment can be: 100,000,000 days, as in ECMA-262, 21.4.1.1. The difference of two moments, and a
  /// moment some years after another, are then numbers too, whatever a damaged or hostile file says.
  public static let range: ClosedRange<Int64> = -8_640_000_000_000_000...8_640_000_000_000_000

  /// Milliseconds since 1970; before it they are negative. They are in `range`.
  public let milliseconds: Int64

  /// The moment that many milliseconds after the start of 1970; outside of `range`, the end of it that is nearer.
  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Whether one is earlier.
  public static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }

  /// Reads a number of milliseconds.
  public init(from decoder: any Decoder) throws {
    self.init(milliseconds: try decoder.singleValueContainer().decode(Int64.self))
  }

  /// Writes a number of milliseconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(milliseconds)
  }
}
