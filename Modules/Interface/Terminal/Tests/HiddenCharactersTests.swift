import RandomTesting
import Terminal
import Testing

struct HiddenCharactersTests {
  @Test(arguments: [
    ("plain 한글 👩‍👧 e\u{301}\tx\r\ny", 0, "plain 한글 👩‍👧 e\u{301}\tx\r\ny"), ("a\u{1B}[31mb", 1, "a⟨U+001B⟩[31mb"),
    ("a\u{202E}b\u{200B}", 2, "a⟨U+202E⟩b⟨U+200B⟩"), ("\u{E0041}\u{E0042}", 2, "⟨U+E0041⟩⟨U+E0042⟩"),
    ("x\u{9B}\u{7F}", 2, "x⟨U+009B⟩⟨U+007F⟩"), ("a\u{200D}b", 1, "a⟨U+200D⟩b"), ("漢\u{FE00}字", 1, "漢⟨U+FE00⟩字"),
    ("\u{10EEEE}", 1, "⟨U+10EEEE⟩"),
  ])
  func areCountedAndNamed(text: String, count: Int, shown: String) {
    #expect(HiddenCharacters.count(in: text) == count)
    #expect(Array(HiddenCharacters.revealed(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  /// The count matches the sanitiser, and the revealed text has no hidden characters.
  @Test(arguments: 0..<400)
  func agreesWithTheSanitiser(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.awkwardText(pieces: 30)
    let revealed = HiddenCharacters.revealed(text)
    #expect((HiddenCharacters.count(in: text) > 0) == SafeText(untrusted: text).hidSomething, "seed \(seed)")
    #expect(HiddenCharacters.count(in: revealed) == 0 && !SafeText(untrusted: revealed).hidSomething, "seed \(seed)")
  }
}
