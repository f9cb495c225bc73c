import RandomTesting
import Terminal
import Testing

struct WrappingTests {
  @Test(
    arguments: [
      ("", 5, [""]),
      ("hello world", 5, ["hello", "world"]),
      ("hello world", 11, ["hello world"]),
      ("hello  world", 6, ["hello", "world"]),
      ("a b c d", 3, ["a b", "c d"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("ab cdefgh", 3, ["ab", "cde", "fgh"]),
      ("a cdefgh", 4, ["a", "cdef", "gh"]),
      ("안녕 세상 좋아", 9, ["안녕 세상", "좋아"]),
      ("안녕하세요", 5, ["안녕", "하세", "요"]),
      ("가", 1, ["가"]),
      ("가나", 1, ["가", "나"]),
      ("one\n\ntwo", 10, ["one", "", "two"]),
      ("  code", 10, ["  code"]),
      ("  code", 4, ["  co", "de"]),
      ("ab    ", 3, ["ab "]),
      ("ab    \ncd", 3, ["ab ", "cd"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
      ("x 👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, ["x", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
    ] as [(String, Int, [String])])
  func wraps(text: String, width: Int, lines: [String]) {
    #expect(SafeText(untrusted: text).wrapped(to: width).map(\.string) == lines)
  }

  @Test(arguments: 0..<300)
  func everyLineFitsAndNothingIsLost(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = SafeText(untrusted: generator.awkwardText(pieces: 40))
    let width = Int.random(in: 2...20, using: &generator)
    let lines = text.wrapped(to: width)
    for line in lines { #expect(line.width <= width) }
    func ink(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { $0 != " " && $0 != "\n" } }
    #expect(lines.flatMap { ink($0.string) } == ink(text.string))
  }

  @Test func truncates() {
    #expect(SafeText("hello").truncated(to: 5).string == "hello")
    #expect(SafeText("hello!").truncated(to: 5).string == "hell…")
    #expect(SafeText("한글이다").truncated(to: 6).string == "한글…")
    #expect(SafeText("한글이다").truncated(to: 1).string == "…")
    #expect(SafeText("a\nb").truncated(to: 9).string == "a…")
    #expect(SafeText("abc").truncated(to: 0).isEmpty)
  }

  /// Korean ends lines at its spaces; a word longer than a line is torn, but not before its full stop. Hanja in a
  /// Korean word belongs to it. Chinese and Japanese end lines between characters.
  @Test(arguments: [
    ("오늘은 날씨가 좋습니다", 12, ["오늘은", "날씨가", "좋습니다"]), ("오늘은 날씨가 좋습니다.", 14, ["오늘은 날씨가", "좋습니다."]),
    ("안녕하세요.", 10, ["안녕하세", "요."]), ("가 안녕하세요여러분", 8, ["가", "안녕하세", "요여러분"]),
    ("그는 前대통령", 10, ["그는", "前대통령"]), ("(가나다라)", 8, ["(가나다", "라)"]),
    ("東京に行きました。", 8, ["東京に行", "きまし", "た。"]), ("「東京」「大阪」", 10, ["「東京」", "「大阪」"]),
    ("ラーメンっていい", 4, ["ラー", "メ", "ンっ", "てい", "い"]), ("abc漢字def", 5, ["abc漢", "字def"]), ("좋아요😀😀", 8, ["좋아요😀", "😀"]),
    ("https://a.example/b", 8, ["https://", "a.exampl", "e/b"]), ("well, yes", 4, ["wel", "l,", "yes"]),
  ])
  func scripts(text: String, width: Int, lines: [String]) {
    #expect(SafeText(untrusted: text).wrapped(to: width).map(\.string) == lines)
  }
}
