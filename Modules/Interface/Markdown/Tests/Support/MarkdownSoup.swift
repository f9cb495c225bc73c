import RandomTesting

extension SeededGenerator {
  private static let soup: [String] = [
    "a", "word ", "한글 ", "漢字", "👩‍👩‍👧‍👦", "e\u{301}", "\u{301}", "\u{200D}", "\u{202E}", "\u{1B}[2J", "\0", " ", "  ", "    ",
    "\t", "\n", "\n\n", "\r\n", "\r", "*", "**", "***", "_", "__", "~", "~~", "`", "``", "```", "```swift\n", "~~~\n",
    "\\", "&amp;",
    "&#x1F600;", "&", "<", ">", "> ", "<b>", "<!--", "-->", "<div>\n", "<br>", "[", "]", "(", ")", "](",
    "](http://x.y)", "![",
    "http://a.b/c", "www.x.org", "me@x.org", "<http://q.r>", "- ", "+ ", "* ", "1. ", "9) ", "- [ ] ", "- [x] ", "# ",
    "###### ",
    "===", "---", "***\n", "|", "| a | b |\n", "|---|:-:|\n", " | ", "\"", "'", "//", "/*", "*/", "let x = 1",
    "<think>", "</think>",
    "$", "12", "3.5", "…", "：", "「", "」", "\u{3000}",
  ]

  /// A random sequence of Markdown pieces.
  mutating func markdownSoup(pieces: Int) -> String {
    (0..<Int.random(in: 0...pieces, using: &self)).map { _ in Self.soup.randomElement(using: &self) ?? "" }.joined()
  }

  /// Any bytes, as a text.
  mutating func bytes(_ count: Int) -> String {
    String(
      decoding: (0..<Int.random(in: 0...count, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) },
      as: UTF8.self)
  }

  /// A text cut into pieces of 1 to `limit` scalars.
  mutating func cut(_ text: String, limit: Int) -> [String] {
    var pieces: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...limit, using: &self))
      pieces.append(String(piece))
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }
}
