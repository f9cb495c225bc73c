import RandomTesting
import Terminal
import Testing

struct SafeTextTests {
  /// Raw text, its sanitised form as a body, and as a field of one line.
  @Test(arguments: [
    ("plain 한글 漢字 — ok", "plain 한글 漢字 — ok", "plain 한글 漢字 — ok"),
    ("a\nb\r\nc\rd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i", "a\nb\nc\nd\ne\nf\ng\nh\ni", "a b c d e f g h i"),
    ("a\tb\t\tc", "a   b       c", "a b  c"),
    ("한\tb", "한  b", "한 b"),
    ("x\n\ty", "x\n    y", "x  y"),
    ("\u{1B}[31mred\u{7}\u{8}", "␛[31mred␇␈", "[31mred"),
    ("\u{0}\u{7F}", "␀␡", ""),
    ("\u{80}\u{9B}31m\u{9F}", "\u{FFFD}\u{FFFD}31m\u{FFFD}", "31m"),
    ("a\u{202E}b\u{2066}c\u{200E}\u{061C}d", "abcd", "abcd"),
    ("a\u{AD}b\u{200B}c\u{2060}d\u{FEFF}e\u{3164}f\u{FFA0}g\u{180E}h", "abcdefgh", "abcdefgh"),
    ("a\u{34F}b\u{17B4}", "ab", "ab"),
    ("\u{115F}\u{1160}", "", ""),
    ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("👩🏽‍❤️‍💋‍👨🏽", "👩🏽‍❤️‍💋‍👨🏽", "👩🏽‍❤️‍💋‍👨🏽"),
    ("a\u{200D}b\u{200C}c", "abc", "abc"), ("👩\u{200D}a", "👩a", "👩a"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم", "می\u{200C}خواهم"), ("क्\u{200D}ष", "क्\u{200D}ष", "क्\u{200D}ष"),
    ("❤\u{FE0F} ❤\u{FE0E}", "❤\u{FE0F} ❤\u{FE0E}", "❤\u{FE0F} ❤\u{FE0E}"),
    ("a\u{FE0F}漢\u{FE00}字\u{E0100}", "a漢字", "a漢字"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("a\u{E0041}\u{E0042}b", "ab", "ab"),
    ("🏴\u{E0041}\u{E007F}", "🏴", "🏴"),
    ("\u{10EEEE}\u{F0000}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{378}", "\u{FFFD}", "\u{FFFD}"),
    ("\u{301}a", "\u{25CC}\u{301}a", "\u{25CC}\u{301}a"),
    ("\u{E000}", "\u{E000}", "\u{E000}"),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글", "한글"), ("\u{1161}\u{11AB}", "ㅏㄴ", "ㅏㄴ"),
  ])
  func everyRowOfTheTable(raw: String, body: String, line: String) {
    let safeBody = SafeText(untrusted: raw), safeLine = SafeText(untrustedLine: raw)
    // By scalars: Swift's == ignores differences of normalization.
    #expect(Array(safeBody.string.unicodeScalars) == Array(body.unicodeScalars))
    #expect(Array(safeLine.string.unicodeScalars) == Array(line.unicodeScalars))
  }

  @Test func reportsHiddenCharacters() {
    #expect(!SafeText(untrusted: "한글 👨‍👩‍👧‍👦 ok\tx\r\ny").hidSomething)
    #expect(SafeText(untrusted: "a\u{1B}[m").hidSomething)
    #expect(SafeText(untrusted: "a\u{200B}").hidSomething)
    #expect(SafeText(untrustedLine: "a\u{7}").hidSomething)
    #expect((SafeText(untrusted: "ok") + SafeText(untrusted: "\u{0}")).hidSomething)
  }

  @Test func stackedMarksAreCut() {
    let safe = SafeText(untrusted: "a" + String(repeating: "\u{301}", count: 500) + "b")
    #expect(safe.string.unicodeScalars.count <= 17)
    #expect(safe.string.hasSuffix("b"))
    #expect(safe.hidSomething)
  }

  @Test func invalidBytesAreReplaced() {
    #expect(SafeText(untrusted: String(decoding: [0x61, 0xFF, 0xED, 0x95], as: UTF8.self)).string.first == "a")
    #expect(SafeText(untrusted: String(decoding: [0xFF], as: UTF8.self)).string == "\u{FFFD}")
  }

  @Test func aLineHasItsLimit() {
    let name = SafeText(untrustedLine: String(repeating: "가", count: 100), limit: 9)
    #expect(name.string == "가가가가…")
    #expect(name.width == 9)
    #expect(SafeText(untrustedLine: "가가", limit: 4).string == "가가")
    #expect(SafeText(untrustedLine: String(repeating: "\u{200B}", count: 100_000) + "tail", limit: 8).width <= 8)
    #expect(SafeText(untrustedLine: "abc", limit: 0).isEmpty)
    #expect(SafeText(untrustedLine: String(repeating: "x", count: 10_000), limit: .max).width == 10_000)
  }

  @Test(arguments: 0..<500)
  func noHarmfulCharacterIsLeft(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text: String
    if seed % 2 == 0 {
      text = generator.awkwardText(pieces: 40)
    } else {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      text = String(decoding: bytes, as: UTF8.self)
    }
    for safe in [SafeText(untrusted: text), SafeText(untrustedLine: text)] {
      for scalar in safe.string.unicodeScalars where scalar != "\n" {
        #expect(scalar.value >= 0x20 && !(0x7F..<0xA0 ~= scalar.value) && scalar.value != 0x10EEEE)
        #expect(!(0x202A...0x202E ~= scalar.value) && !(0x2066...0x2069 ~= scalar.value) && scalar.value != 0x200B)
      }
      for cluster in safe.clusters where !cluster.isLineBreak {
        #expect(1...2 ~= cluster.width, "\(cluster.text.unicodeScalars.map { String($0.value, radix: 16) })")
      }
      #expect(SafeText(untrusted: safe.string).string == safe.string)
    }
    let line = SafeText(untrustedLine: text, limit: 20)
    #expect(line.width <= 20)
    #expect(!line.string.contains("\n"))
  }

  @Test func literals() {
    let text: SafeText = "세 words here"
    #expect(text.string == "세 words here")
    #expect(SafeText("one\nthree").width == 5)
  }
}
