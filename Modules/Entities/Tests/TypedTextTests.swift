import Testing

@testable import Entities

struct TypedTextTests {
  @Test(
    arguments: [
      ("", nil), ("  ", nil), ("a.png", "a.png"), (" /a b.png \n", "/a b.png"), ("'/a b.png' ", "/a b.png"),
      ("\"~/a.png\"", "~/a.png"), ("'", "'"), ("''", nil), ("'a", "'a"), ("a'b'", "a'b'"),
      ("/a/my\\ pic.png", "/a/my pic.png"), ("file:///a/my%20pic.png", "/a/my pic.png"),
      ("'/a/it'\\''s.png'", "/a/it's.png"), ("/a.png /b.png", "/a.png /b.png"),
    ] as [(String, String?)])
  func aDroppedPathLosesItsQuotes(typed: String, path: String?) {
    #expect(typed.droppedPath == path)
  }

  @Test(
    arguments: [
      ("", []), (" \n", []), ("cards", ["cards"]), ("/a/my cards", ["/a/my cards"]), ("/a/o'neil", ["/a/o'neil"]),
      ("/a.png /b.png", ["/a.png", "/b.png"]), ("~/a.png\n/b.png", ["~/a.png", "/b.png"]),
      ("'/a b.png' '/c'\\''d.png'", ["/a b.png", "/c'd.png"]), ("\"/a b\"", ["/a b"]),
      ("/a\\ b.png /c\\(1\\).png", ["/a b.png", "/c(1).png"]), ("'/a b", ["'/a b"]), ("/a\\", ["/a\\"]),
      ("file:///a%20b/%EC%A7%80.png", ["/a b/지.png"]), ("file://localhost/a file:///b", ["/a", "/b"]),
      ("file://host/a", ["file://host/a"]), ("file:///100%", ["/100%"]),
    ] as [(String, [String])])
  func `Dropped files are words of a shell, or addresses`(typed: String, paths: [String]) {
    #expect(typed.droppedPaths == paths)
  }

  @Test(arguments: [("", ""), (" \n\t", ""), ("\u{3000}지우 a\r\n", "지우 a"), ("a", "a")])
  func surroundingWhiteSpaceIsRemoved(typed: String, meant: String) {
    #expect(typed.trimmed == meant)
  }

  @Test(
    arguments: [
      ("", ""), (" \n", ""), ("Juno", "Juno"), ("  지우\n\t a  ", "지우 a"), ("\u{1B}[31mred\u{7}", "[31mred"),
      ("a\u{2028}b", "a b"), ("\u{200B}", ""), ("\0", ""), (String(repeating: " ", count: 999) + "far", "far"),
      ("123456789 abc", "123456789"), (String(repeating: "👩‍👩‍👧", count: 12), String(repeating: "👩‍👩‍👧", count: 10)),
    ])
  func `A name of a file becomes one line that is not too long`(name: String, kept: String) {
    #expect(name.asOneLine(longest: 10) == kept)
  }

  @Test func aLineHasNoLineEndsAndNoControls() {
    for text in ["", "지우 \u{202E}", "👩‍👩‍👧"] { #expect(text.isOneLine) }
    for text in ["a\nb", "a\r", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}", "a\u{2028}b", "a\u{2029}", "\0"] {
      #expect(!text.isOneLine, "\(Array(text.unicodeScalars))")
    }
  }
}
