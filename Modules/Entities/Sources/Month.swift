/// A month of the Gregorian calendar.
public struct Month: Hashable, Comparable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month of the year, 1 to 12.
  public let number: Int

  /// A month; values out of range become the nearest valid ones.
  public init(year: Int, _ number: Int) {
    self.year = min(max(year, 0), 9999)
    self.number = min(max(number, 1), 12)
  }

  /// Whether the first is earlier.
  public static func < (one: Self, other: Self) -> Bool { (one.year, one.number) < (other.year, other.number) }
}

extension Month: CustomStringConvertible {
  /// The month as `2026-11`.
  public var description: String {
    let year = String(year)
    return String(repeating: "0", count: 4 - year.count) + year + (number < 10 ? "-0" : "-") + "\(number)"
  }

  /// Parses `2026-11`; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      text.utf8.allSatisfy({ $0 == 0x2D || 0x30...0x39 ~= $0 }), let year = Int(parts[0]), let number = Int(parts[1]),
      1...12 ~= number
    else { return nil }
    self.init(year: year, number)
  }
}

extension Month: Codable {
  /// Reads `"2026-11"`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let month = Month(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "A month is written as 2026-11.")
    }
    self = month
  }

  /// Writes `"2026-11"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
