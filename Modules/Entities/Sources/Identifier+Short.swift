/// The short form of an identifier: its last digits, without hyphens. They are random, except those of built-in
/// entities. The first digits are a time, and equal for entities created together.
extension Identifier {
  /// The least number of digits in a short form.
  public static var shortestForm: Int { 8 }

  /// The last digits of the identifier: as many as are needed to distinguish it from the others, at least eight.
  public func shortForm(among others: some Sequence<Self>) -> String {
    let shared = others.reduce(0) { $1 == self ? $0 : max($0, sharedLastDigits(with: $1)) }
    return String(description.filter { $0 != "-" }.suffix(max(Self.shortestForm, shared + 1)))
  }

  /// Whether a text is a short form of it: its last digits, at least eight of them.
  public func hasShortForm(_ text: String) -> Bool {
    ShortForm(text).map(isNamed) ?? false
  }

  private func isNamed(by form: ShortForm) -> Bool {
    low & form.mask.low == form.low && high & form.mask.high == form.high
  }

  private func sharedLastDigits(with other: Self) -> Int {
    let difference = low ^ other.low
    return difference != 0 ? difference.trailingZeroBitCount / 4 : 16 + (high ^ other.high).trailingZeroBitCount / 4
  }
}

extension Array {
  /// Identifiers for a message to the user: eight at most, and the number of the others.
  public func list<Entity>(in language: ContentLanguage) -> String where Element == Identifier<Entity> {
    let rest = count - 8
    return prefix(8).map(\.description).joined(separator: ", ")
      + (rest > 0 ? language(", and \(rest) more", " 외 \(rest)개") : "")
  }
}

/// The last digits of an identifier, as they were written.
private struct ShortForm {
  let high: UInt64, low: UInt64
  let mask: (high: UInt64, low: UInt64)

  /// Nil for a text that is no short form.
  init?(_ text: String) {
    // The text may be anything, a whole file by mistake too.
    guard (8...32).contains(text.utf8.prefix(33).count), text.utf8.allSatisfy(Self.isDigit) else { return nil }
    let count = text.utf8.count
    low = UInt64(text.suffix(16), radix: 16) ?? 0
    high = UInt64(text.dropLast(16), radix: 16) ?? 0
    mask = (Self.mask(of: max(0, count - 16)), Self.mask(of: min(16, count)))
  }

  private static func mask(of digits: Int) -> UInt64 { digits == 16 ? .max : (1 << (4 * UInt64(digits))) - 1 }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
