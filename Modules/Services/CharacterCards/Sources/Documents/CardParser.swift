import JSON

/// Reads the JSON of a card within the limits, and notices what a parser passes over.
enum CardParser {
  static func value(_ bytes: [UInt8], limits: CardLimits, _ log: inout WarningLog) throws(CardError) -> JSONValue {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(
        parsing: bytes,
        limits: JSONLimits(
          bytes: max(limits.card, limits.json), depth: limits.depth, values: limits.values, keepsNumberText: true))
    } catch {
      throw CardError(error, in: bytes, limits: limits)
    }
    if hasBrokenText(bytes) { log.add(.brokenText) }
    log.add(.repeatedKey, count: repeatedKeys(in: value))
    return value
  }

  /// Whether bytes are no UTF-8, or an escape is half a surrogate pair.
  private static func hasBrokenText(_ bytes: [UInt8]) -> Bool {
    if String(validating: bytes, as: UTF8.self) == nil { return true }
    var place = 0
    var awaitsLow = false
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "\\")), start + 1 < bytes.count {
      let digits = bytes[start...].dropFirst(2).prefix(4)
      let unit =
        bytes[start + 1] == UInt8(ascii: "u") ? UInt16(String(decoding: digits, as: UTF8.self), radix: 16) : nil
      let isLow = unit.map { 0xDC00...0xDFFF ~= $0 } ?? false
      if awaitsLow ? !(isLow && start == place) : isLow { return true }
      awaitsLow = unit.map { 0xD800...0xDBFF ~= $0 } ?? false
      place = start + (unit == nil ? 2 : 6)
    }
    return awaitsLow
  }

  private static func repeatedKeys(in value: JSONValue) -> Int {
    switch value {
    case .array(let elements): elements.reduce(0) { $0 + repeatedKeys(in: $1) }
    case .object(let object):
      object.members.reduce(object.members.count - Set(object.members.lazy.map(\.key)).count) {
        $0 + repeatedKeys(in: $1.value)
      }
    default: 0
    }
  }
}
