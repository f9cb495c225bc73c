extension PatternParser {
  /// A unit or a set that an escape stands for.
  enum ClassMember {
    case unit(UInt32)
    case set(PatternSet)
  }

  /// The rest of a class after its bracket.
  mutating func set(_ start: Int) throws(PatternFault) -> PatternSet {
    var result = PatternSet()
    result.isNegated = take("^")
    while !take("]") {
      guard peek() != nil else { throw PatternFault(.unbalanced, at: start) }
      let place = at
      let first = try member()
      guard isNext("-"), at + 1 < units.count, units[at + 1] != "]" else {
        add(first, to: &result)
        continue
      }
      at += 1
      let last = try member()
      if case .unit(let low) = first, case .unit(let high) = last {
        guard low <= high else { throw PatternFault(.badRange, at: place) }
        result.ranges.append(low...high)
      } else {
        // Annex B: a set is no end of a range, and the hyphen stands for itself.
        if isUnicode { throw PatternFault(.badRange, at: place) }
        add(first, to: &result)
        add(.unit(0x2D), to: &result)
        add(last, to: &result)
      }
    }
    result.normalize()
    return result
  }

  private func add(_ member: ClassMember, to set: inout PatternSet) {
    switch member {
    case .unit(let unit): set.ranges.append(unit...unit)
    case .set(let other): set.form(other)
    }
  }

  private mutating func member() throws(PatternFault) -> ClassMember {
    let start = at
    guard take("\\") else {
      guard let unit = peek() else { throw PatternFault(.unbalanced, at: start) }
      at += 1
      return .unit(unit)
    }
    if take("b") { return .unit(0x08) }
    if isUnicode, take("-") { return .unit(0x2D) }
    return try classEscape(start)
  }

  /// The escapes that exist inside and outside of a class.
  mutating func classEscape(_ start: Int) throws(PatternFault) -> ClassMember {
    guard let unit = peek() else { throw PatternFault(.badEscape, at: start) }
    at += 1
    switch unit.scalar {
    case "d": return .set(.digits)
    case "D": return .set(PatternSet.digits.negated())
    case "w": return .set(.words)
    case "W": return .set(PatternSet.words.negated())
    case "s": return .set(.spaces)
    case "S": return .set(PatternSet.spaces.negated())
    case "p" where isUnicode, "P" where isUnicode: return .set(try property(start, isNegated: unit == "P"))
    case "t": return .unit(0x09)
    case "n": return .unit(0x0A)
    case "v": return .unit(0x0B)
    case "f": return .unit(0x0C)
    case "r": return .unit(0x0D)
    case "c": return .unit(try controlLetter(start))
    case "x": return .unit(try code(of: 2, for: unit, start))
    case "u": return .unit(try codeOfUnicode(start))
    case "0" where !isDigit(peek()): return .unit(0)
    case "0"..."7":
      // Annex B: an octal code.
      if isUnicode { throw PatternFault(.badEscape, at: start) }
      var value = unit - 0x30
      while let next = peek(), 0x30...0x37 ~= next, value * 8 + next - 0x30 <= 0xFF {
        value = value * 8 + next - 0x30
        at += 1
      }
      return .unit(value)
    default:
      // Annex B: any other letter stands for itself.
      if isUnicode, !"^$\\.*+?()[]{}|/".unicodeScalars.contains(where: { $0.value == unit }) {
        throw PatternFault(.badEscape, at: start)
      }
      return .unit(unit)
    }
  }

  private func isDigit(_ unit: UInt32?) -> Bool { unit.map { 0x30...0x39 ~= $0 } ?? false }

  private mutating func controlLetter(_ start: Int) throws(PatternFault) -> UInt32 {
    if let letter = peek(), 0x61...0x7A ~= letter | 0x20 {
      at += 1
      return letter % 32
    }
    if isUnicode { throw PatternFault(.badEscape, at: start) }
    // Annex B: the backslash stands for itself, and `c` follows.
    at -= 1
    return 0x5C
  }

  /// A code of so many hexadecimal digits; without them Annex B takes the letter itself.
  private mutating func code(of count: Int, for letter: UInt32, _ start: Int) throws(PatternFault) -> UInt32 {
    let digits = units[at...].prefix(count)
    let values = digits.compactMap(hexadecimal)
    guard values.count == count else {
      if isUnicode { throw PatternFault(.badEscape, at: start) }
      return letter
    }
    at += count
    return values.reduce(0) { $0 * 16 + $1 }
  }

  private mutating func codeOfUnicode(_ start: Int) throws(PatternFault) -> UInt32 {
    if isUnicode, take("{") {
      var value: UInt32 = 0
      let first = at
      while let digit = peek().flatMap(hexadecimal) {
        value = Swift.min(value * 16 + digit, 0x11_0000)
        at += 1
      }
      guard at > first, value <= 0x10_FFFF, take("}") else { throw PatternFault(.badEscape, at: start) }
      return value
    }
    let high = try code(of: 4, for: 0x75, start)
    // With the flag `u` two escapes of a surrogate pair are one scalar.
    guard isUnicode, 0xD800...0xDBFF ~= high, at + 6 <= units.count, units[at] == "\\", units[at + 1] == "u" else {
      return high
    }
    let values = units[at + 2..<at + 6].compactMap(hexadecimal)
    let low = values.reduce(0) { $0 * 16 + $1 }
    guard values.count == 4, 0xDC00...0xDFFF ~= low else { return high }
    at += 6
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  private func hexadecimal(_ unit: UInt32) -> UInt32? {
    switch unit {
    case 0x30...0x39: unit - 0x30
    case 0x41...0x46, 0x61...0x66: (unit | 0x20) - 0x61 + 10
    default: nil
    }
  }

  private mutating func property(_ start: Int, isNegated: Bool) throws(PatternFault) -> PatternSet {
    guard take("{"), let end = units[at...].firstIndex(where: { $0 == "}" }) else {
      throw PatternFault(.badEscape, at: start)
    }
    guard let property = PatternProperty(PatternGroups.text(units[at..<end])) else {
      throw PatternFault(.unknownProperty, at: start)
    }
    at = end + 1
    var set = PatternSet()
    set.properties = [property]
    set.isNegated = isNegated
    return set
  }
}
