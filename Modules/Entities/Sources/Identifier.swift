/// The unique identifier of an `Entity`: a UUID of version 7 (RFC 9562).
///
/// The first 48 bits are the time of creation in milliseconds. Identifiers therefore sort by age to the millisecond,
/// and stores of different machines can be merged.
public struct Identifier<Entity>: Hashable, Sendable {
  /// The first and the last 64 of the 128 bits.
  public let high: UInt64, low: UInt64

  /// An identifier with exactly these bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new identifier, made at `time` from a generator's random bits.
  public init(at time: Timestamp, using generator: inout some RandomNumberGenerator) {
    let clock = UInt64(clamping: time.milliseconds) & 0xFFFF_FFFF_FFFF
    high = clock << 16 | 0x7000 | generator.next() & 0x0FFF
    low = 0x8000_0000_0000_0000 | generator.next() >> 2
  }

  /// A new identifier, made at `time` from the system's random bits.
  public init(at time: Timestamp) {
    var generator = SystemRandomNumberGenerator()
    self.init(at: time, using: &generator)
  }
}

extension Identifier: Comparable {
  /// Whether the first is older, to the millisecond.
  public static func < (one: Self, other: Self) -> Bool {
    (one.high, one.low) < (other.high, other.low)
  }
}

extension Identifier: LosslessStringConvertible {
  /// Reads the usual 36 characters, in either case: `01890a5d-ac96-774b-bcce-b302099a8057`.
  public init?(_ description: String) {
    let groups = description.split(separator: "-", omittingEmptySubsequences: false)
    let digits = groups.joined()
    guard groups.map(\.count) == [8, 4, 4, 4, 12], digits.allSatisfy(\.isHexDigit),
      let high = UInt64(digits.prefix(16), radix: 16), let low = UInt64(digits.dropFirst(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The usual 36 characters, in lower case.
  public var description: String {
    func hex(_ value: UInt64, _ digits: Int) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: digits - text.count) + text
    }
    return [
      hex(high >> 32, 8), hex(high >> 16 & 0xFFFF, 4), hex(high & 0xFFFF, 4),
      hex(low >> 48, 4), hex(low & 0xFFFF_FFFF_FFFF, 12),
    ].joined(separator: "-")
  }
}

extension Identifier: Codable {
  /// Reads the usual 36 characters.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let identifier = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a UUID")
    }
    self = identifier
  }

  /// Writes the usual 36 characters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
