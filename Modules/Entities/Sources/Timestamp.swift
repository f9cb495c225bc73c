/// A moment, in whole milliseconds since the start of 1970 in UTC.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// Milliseconds since 1970; before it they are negative.
  public let milliseconds: Int64

  /// The moment that many milliseconds after the start of 1970.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Whether one is earlier.
  public static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }

  /// Reads a number of milliseconds.
  public init(from decoder: any Decoder) throws {
    milliseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  /// Writes a number of milliseconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(milliseconds)
  }
}
