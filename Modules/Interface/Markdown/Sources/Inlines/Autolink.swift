/// An address that is a link without brackets: CommonMark 0.31, section 6.5, and GitHub Flavored Markdown 0.29,
/// section 6.9.
struct Autolink {
  let start: Int, end: Int
  let inline: MarkdownInline

  private init(_ text: [UInt8], _ words: Range<Int>, prefix: String = "", end: Int? = nil) {
    start = words.lowerBound
    self.end = end ?? words.upperBound
    let shown = text[words].text
    inline = .link([.text(shown)], address: prefix + shown, title: nil)
  }

  /// `<scheme:…>` or `<name@host>` at a place.
  static func inAngles(_ text: [UInt8], at start: Int) -> Autolink? {
    let body = text[(start + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
    let end = body.endIndex
    guard end < text.count, text[end] == UInt8(ascii: ">"), let first = body.first else { return nil }
    let scheme = body.prefix { $0.isLetter || $0.isDigit || isSign($0, "+.-") }
    let words = body.startIndex..<end
    if first.isLetter, 2...32 ~= scheme.count, scheme.endIndex < end, text[scheme.endIndex] == UInt8(ascii: ":") {
      return Autolink(text, words, end: end + 1)
    }
    guard let at = body.firstIndex(of: UInt8(ascii: "@")), at > words.lowerBound,
      body[..<at].allSatisfy({ $0.isLetter || $0.isDigit || isSign($0, ".!#$%&'*+/=?^_`{|}~-") }),
      body[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(isLabel)
    else { return nil }
    return Autolink(text, words, prefix: "mailto:", end: end + 1)
  }

  /// A bare address that contains the byte at a place and begins at `from` or later. In brackets, which may become
  /// the text of a link, it ends at the closing bracket.
  static func bare(_ text: [UInt8], at place: Int, from: Int, isInBrackets: Bool) -> Autolink? {
    switch text[place] {
    case UInt8(ascii: ":"): return web(text, colon: place, from: from, isInBrackets)
    case UInt8(ascii: "@"): return mail(text, at: place, from: from)
    default:
      guard text.begins(with: "www.", at: place), isBoundary(text, before: place) else { return nil }
      return link(text, place, domain: place, prefix: "http://", isInBrackets)
    }
  }

  private static func web(_ text: [UInt8], colon: Int, from: Int, _ isInBrackets: Bool) -> Autolink? {
    guard text.begins(with: "://", at: colon) else { return nil }
    for scheme in ["https", "http"] {
      let start = colon - scheme.utf8.count
      guard start >= from, text.begins(with: scheme, at: start), isBoundary(text, before: start) else { continue }
      return link(text, start, domain: colon + 3, prefix: "", isInBrackets)
    }
    return nil
  }

  private static func link(
    _ text: [UInt8], _ start: Int, domain: Int, prefix: String, _ isInBrackets: Bool
  ) -> Autolink? {
    let host = text[domain...].prefix { $0 >= 0x80 || $0.isLetter || $0.isDigit || isSign($0, "-_.") }
    guard let first = host.first, first != UInt8(ascii: "."), first != UInt8(ascii: "-") else { return nil }
    let body = text[host.endIndex...].prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "<") && !(isInBrackets && $0 == UInt8(ascii: "]"))
    }
    let end = trimmedEnd(text, start..<body.endIndex)
    return end > domain ? Autolink(text, start..<end, prefix: prefix) : nil
  }

  private static func mail(_ text: [UInt8], at: Int, from: Int) -> Autolink? {
    let name = text[from..<at].reversed().prefix { $0.isLetter || $0.isDigit || isSign($0, ".-_+") }.count
    let host = text[(at + 1)...].prefix { $0.isLetter || $0.isDigit || isSign($0, ".-_") }
    var end = host.endIndex
    while end > at + 1, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard name > 0, end > at + 1, text[at + 1..<end].contains(UInt8(ascii: ".")) else { return nil }
    if isSign(text[end - 1], "-_") { return nil }
    return Autolink(text, at - name..<end, prefix: "mailto:")
  }

  /// The end without trailing punctuation, and without a closing parenthesis that was opened before the address.
  private static func trimmedEnd(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    var open = 0
    for byte in text[range] { open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0 }
    while end > range.lowerBound {
      let byte = text[end - 1]
      if byte == UInt8(ascii: ")") {
        guard open < 0 else { break }
        open += 1
      } else if !isSign(byte, "?!.,:*_~'\";|") {
        break
      }
      end -= 1
    }
    return end
  }

  private static func isBoundary(_ text: [UInt8], before place: Int) -> Bool {
    guard place > 0 else { return true }
    let byte = text[place - 1]
    return byte >= 0x80 || byte.isWhitespace || byte.isPunctuation
  }

  private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return 1...63 ~= label.count && label.first != hyphen && label.last != hyphen
      && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == hyphen }
  }

  private static func isSign(_ byte: UInt8, _ signs: StaticString) -> Bool {
    signs.withUTF8Buffer { $0.contains(byte) }
  }
}
