/// The condition that ends a block of HTML: CommonMark 0.31, section 4.6.
enum HTMLEnd: Equatable {
  /// A line that contains one of these, ignoring case.
  case text([String])
  case blankLine

  /// The end condition of the block that begins at the cursor; nil when no block begins.
  init?(_ cursor: LineCursor, afterParagraph: Bool) {
    let words = Array(cursor.line[cursor.nonspace.offset...])
    if let kind = Self.verbatim.first(where: { words.begins(with: $0.start) }) {
      self = .text(kind.ends)
      return
    }
    if words.begins(with: "<!"), words.count > 2, words[2].isLetter {
      self = .text([">"])
      return
    }
    let isClosing = words.begins(with: "</")
    let name = words.dropFirst(isClosing ? 2 : 1).prefix { $0.isLetter || $0.isDigit }
    let after = words.dropFirst((isClosing ? 2 : 1) + name.count).first
    let lower = name.map(\.lowercased).text
    let isEnded = after.map { $0.isBlank || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? true
    if Self.raw.contains(lower), !isClosing, isEnded, after != UInt8(ascii: "/") {
      self = .text(Self.raw.map { "</\($0)>" })
    } else if Self.blocks.contains(lower), isEnded {
      self = .blankLine
    } else if !afterParagraph, let end = HTMLTag.end(in: words, at: 0, isTagOnly: true),
      words[end...].allSatisfy(\.isBlank)
    {
      self = .blankLine
    } else {
      return nil
    }
  }

  /// Whether a line contains the end.
  func isReached(in line: [UInt8]) -> Bool {
    guard case .text(let ends) = self else { return false }
    return ends.contains { line.firstRange(of: $0) != nil }
  }

  private static let verbatim: [(start: String, ends: [String])] = [
    ("<!--", ["-->"]), ("<?", ["?>"]), ("<![CDATA[", ["]]>"]),
  ]

  private static let raw = ["pre", "script", "style", "textarea"]

  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

extension [UInt8] {
  /// Whether the bytes begin with an ASCII text, ignoring case.
  func begins(with text: String, at place: Int = 0) -> Bool {
    guard count - place >= text.utf8.count else { return false }
    return zip(self[place...], text.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// The first range of an ASCII text, ignoring case.
  func firstRange(of text: String, from place: Int = 0) -> Range<Int>? {
    guard let first = text.utf8.first?.lowercased, count >= text.utf8.count else { return nil }
    for start in Swift.max(0, place)..<Swift.max(place, count - text.utf8.count + 1)
    where self[start].lowercased == first && begins(with: text, at: start) {
      return start..<start + text.utf8.count
    }
    return nil
  }
}
