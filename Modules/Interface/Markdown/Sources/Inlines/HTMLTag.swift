/// A tag, a comment or another inline construct of HTML: CommonMark 0.31, section 6.6.
enum HTMLTag {
  /// The end of the construct that begins at a place; nil when none begins.
  static func end(in text: [UInt8], at start: Int, isTagOnly: Bool = false) -> Int? {
    guard start + 1 < text.count, text[start] == UInt8(ascii: "<") else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "/"): return closingTag(text, start + 2)
    case UInt8(ascii: "!") where !isTagOnly: return declaration(text, start)
    case UInt8(ascii: "?") where !isTagOnly: return text.firstRange(of: "?>", from: start + 2)?.upperBound
    default: return openTag(text, start + 1)
    }
  }

  private static func declaration(_ text: [UInt8], _ start: Int) -> Int? {
    if text.begins(with: "<!--", at: start) {
      if text.begins(with: "<!-->", at: start) { return start + 5 }
      if text.begins(with: "<!--->", at: start) { return start + 6 }
      return text.firstRange(of: "-->", from: start + 4)?.upperBound
    }
    if text.begins(with: "<![CDATA[", at: start) {
      return text.firstRange(of: "]]>", from: start + 9)?.upperBound
    }
    guard start + 2 < text.count, text[start + 2].isLetter else { return nil }
    return text.firstRange(of: ">", from: start + 2)?.upperBound
  }

  private static func closingTag(_ text: [UInt8], _ start: Int) -> Int? {
    guard var place = name(text, start) else { return nil }
    place = blanks(text, place)
    return place < text.count && text[place] == UInt8(ascii: ">") ? place + 1 : nil
  }

  private static func openTag(_ text: [UInt8], _ start: Int) -> Int? {
    guard var place = name(text, start) else { return nil }
    while place < text.count {
      let next = blanks(text, place)
      guard next < text.count else { return nil }
      if text[next] == UInt8(ascii: ">") { return next + 1 }
      if text[next] == UInt8(ascii: "/") {
        return next + 1 < text.count && text[next + 1] == UInt8(ascii: ">") ? next + 2 : nil
      }
      guard next > place, let end = attribute(text, next) else { return nil }
      place = end
    }
    return nil
  }

  private static func name(_ text: [UInt8], _ start: Int) -> Int? {
    guard start < text.count, text[start].isLetter else { return nil }
    return text[start...].firstIndex { !($0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-")) } ?? text.count
  }

  private static func blanks(_ text: [UInt8], _ start: Int) -> Int {
    text[min(start, text.count)...].firstIndex { !$0.isWhitespace } ?? text.count
  }

  private static func attribute(_ text: [UInt8], _ start: Int) -> Int? {
    let first = text[start]
    guard first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":") else { return nil }
    let end =
      text[start...].firstIndex {
        !($0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "-"))
      } ?? text.count
    let sign = blanks(text, end)
    guard sign < text.count, text[sign] == UInt8(ascii: "=") else { return end }
    return value(text, blanks(text, sign + 1))
  }

  private static func value(_ text: [UInt8], _ start: Int) -> Int? {
    guard start < text.count else { return nil }
    let quote = text[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return text[(start + 1)...].firstIndex(of: quote).map { $0 + 1 }
    }
    let forbidden = Array(" \t\n\"'=<>`".utf8)
    let end = text[start...].firstIndex(where: forbidden.contains) ?? text.count
    return end > start ? end : nil
  }
}
