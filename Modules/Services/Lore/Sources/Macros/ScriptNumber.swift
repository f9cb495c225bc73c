/// A number in the notation of JavaScript, in which SillyTavern reads and writes variables.
struct ScriptNumber {
  let value: Double

  init(_ value: Double) { self.value = value }

  /// Parses a text as JavaScript's `Number(text)` does; nil where that gives NaN. An empty text is 0.
  init?(_ text: String) {
    let digits = text.trimmedLikeScript
    if digits.isEmpty {
      value = 0
    } else if let radix = Self.radix(of: digits) {
      guard let number = UInt64(digits.dropFirst(2), radix: radix), digits.dropFirst(2).first != "+" else { return nil }
      value = Double(number)
    } else {
      // Swift's parser takes more than JavaScript's: hexadecimal fractions, “nan”, “inf”.
      guard digits.allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Double(digits) else { return nil }
      value = number
    }
  }

  private static func radix(of digits: String) -> Int? {
    switch digits.prefix(2).lowercased() {
    case "0x": 16
    case "0o": 8
    case "0b": 2
    default: nil
    }
  }

  /// The shortest notation; a whole number has no fraction.
  var text: String {
    if value == value.rounded(), abs(value) < 1e18 { return String(Int64(value)) }
    return value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : value.isNaN ? "NaN" : String(value)
  }
}

extension String {
  /// The text without white space at its ends, as JavaScript's `trim()`.
  var trimmedLikeScript: String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace || scalar == "\u{FEFF}" }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
