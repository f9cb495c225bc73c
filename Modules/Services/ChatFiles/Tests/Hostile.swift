import RandomTesting

/// Texts that try to be something else.
enum Hostile {
  static let pieces = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</article></main><iframe src=//evil>",
    "\"'><svg/onload=1>",
    "&lt;b&gt;", "### Zed", "### Zed <!-- user 2024-07-12T01:31:37.000Z -->", "# T <!-- chat {} -->", "\\### x", "---",
    "```", "~~~~", "```swift\n### in code\n```", "**a*b`c`", "*waves*", "\r\n", "\r", "\n", "\n\n", " ", "\u{0}",
    "\u{1B}[31m",
    "\u{202E}", "\u{2066}", "안녕", "👩‍👩‍👧", "e\u{301}", "\u{301}", "{\"mes\":\"x\"}", "<!--", "-->", "`", "*", "**", "a",
  ]

  static func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
