/// A moment, in whole milliseconds since the start of 1970 in UTC.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// The greatest distance from 1970: 100,000,000 days, as in ECMA-262, 21.4.1.1. Differences of two moments, and
  /// moments some years later, then cannot overflow, whatever a damaged or hostile file contains.
  public static let range: ClosedRange<Int64> = -8_640_000_000_000_000...8_640_000_000_000_000

  /// Milliseconds since 1970, negative before it; within `range`.
  public let milliseconds: Int64

  /// The moment this many milliseconds after the start of 1970, limited to `range`.
  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Whether the first is earlier.
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
