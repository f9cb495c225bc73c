/// A heading that begins with number signs: CommonMark 0.31, section 4.2.
struct HeadingLine {
  let level: Int
  let text: [UInt8]

  /// Nil when the line is no heading.
  init?(_ cursor: LineCursor) {
    let words = cursor.line[cursor.nonspace.offset...]
    level = words.prefix { $0 == UInt8(ascii: "#") }.count
    var text = words.dropFirst(level)
    guard 1...6 ~= level, text.first?.isBlank ?? true else { return nil }
    while text.last?.isWhitespace == true { text.removeLast() }
    let end = text.lastIndex { $0 != UInt8(ascii: "#") }
    // Signs at the end count only after a blank.
    if let end, text[end].isBlank { text = text[...end] } else if end == nil { text = [] }
    self.text = Array(text).trimmed
  }

  /// The level of the heading that a line of "=" or "-" makes of the paragraph above: section 4.3.
  static func underline(_ cursor: LineCursor) -> Int? {
    let words = cursor.line[cursor.nonspace.offset...]
    guard let sign = words.first else { return nil }
    guard words.drop(while: { $0 == sign }).allSatisfy(\.isBlank) else { return nil }
    return sign == UInt8(ascii: "=") ? 1 : 2
  }
}

/// A thematic break: three or more of "*", "-" or "_". CommonMark 0.31, section 4.1.
enum RuleLine {
  static func matches(_ cursor: LineCursor) -> Bool {
    guard let sign = cursor.byte, [UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(sign) else {
      return false
    }
    var count = 0
    for byte in cursor.line[cursor.nonspace.offset...] where !byte.isBlank {
      guard byte == sign else { return false }
      count += 1
    }
    return count >= 3
  }
}
