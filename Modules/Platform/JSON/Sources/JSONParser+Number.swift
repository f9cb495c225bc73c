extension JSONParser {
  /// Reads a number: exactly if it is whole and fits, else as a double.
  mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let firstDigit = position
    var whole: Int64? = 0
    while let digit = digit() {
      whole = whole.flatMap { Self.appending(digit, to: $0, isNegative: isNegative) }
      position += 1
    }
    let digits = position - firstDigit
    // No digits, or a zero in front of others.
    guard digits > 0, digits == 1 || bytes[firstDigit] != UInt8(ascii: "0") else {
      throw JSONError(.badNumber, at: start)
    }
    let hasFraction = try fraction(start: start)
    let hasExponent = try exponent(start: start)
    // A negative zero has no integer.
    if !hasFraction, !hasExponent, let whole, !(isNegative && whole == 0) { return .int(whole) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
    if limits.keepsNumberText, number.map({ String($0) }) != text { return .numeral(text) }
    guard let number else { throw JSONError(.badNumber, at: start) }
    return .double(number)
  }

  private static func appending(_ digit: UInt8, to number: Int64, isNegative: Bool) -> Int64? {
    let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
    let (sum, carry) =
      isNegative
      ? tens.subtractingReportingOverflow(Int64(digit)) : tens.addingReportingOverflow(Int64(digit))
    return overflow || carry ? nil : sum
  }

  private func digit() -> UInt8? {
    guard position < bytes.count, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[position] else { return nil }
    return bytes[position] - UInt8(ascii: "0")
  }

  private mutating func fraction(start: Int) throws(JSONError) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: ".") else { return false }
    position += 1
    try someDigits(start: start)
    return true
  }

  private mutating func exponent(start: Int) throws(JSONError) -> Bool {
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return false }
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
      position += 1
    }
    try someDigits(start: start)
    return true
  }

  private mutating func someDigits(start: Int) throws(JSONError) {
    guard digit() != nil else { throw JSONError(.badNumber, at: start) }
    while digit() != nil { position += 1 }
  }
}
