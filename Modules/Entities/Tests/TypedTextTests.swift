import Testing

@testable import Entities

struct TypedTextTests {
  @Test(
    arguments: [
      ("", nil), ("  ", nil), ("a.png", "a.png"), (" /a b.png \n", "/a b.png"), ("'/a b.png' ", "/a b.png"),
      ("\"~/a.png\"", "~/a.png"), ("'", "'"), ("''", nil), ("'a", "'a"), ("a'b'", "a'b'"),
    ] as [(String, String?)])
  func aDroppedPathLosesItsQuotes(typed: String, path: String?) {
    #expect(typed.droppedPath == path)
  }

  @Test(arguments: [("", ""), (" \n\t", ""), ("\u{3000}지우 a\r\n", "지우 a"), ("a", "a")])
  func surroundingWhiteSpaceIsRemoved(typed: String, meant: String) {
    #expect(typed.trimmed == meant)
  }

  @Test func aLineHasNoLineEndsAndNoControls() {
    for text in ["", "지우 \u{202E}", "👩‍👩‍👧"] { #expect(text.isOneLine) }
    for text in ["a\nb", "a\r", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}", "a\u{2028}b", "a\u{2029}", "\0"] {
      #expect(!text.isOneLine, "\(Array(text.unicodeScalars))")
    }
  }
}
