import Testing

@testable import Storage

@Suite struct IndexTermsTests {
  @Test(
    arguments: [
      ("", ""), ("Hello, World!", "hello world "), ("바다낚시", "바다 다낚 낚시 시 "), ("낚", "낚 "),
      ("GPT모델v2", "gpt 모델 델 v2 "), ("don't", "don t "), ("漢字かな", "漢字 字か かな な "), ("a\u{200D}b", "ab "),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글 글 "), ("ＡＢＣ１", "abc1 "), ("e\u{301}t", "e\u{301}t "),
      ("😀👍🏽 ok", "ok "), ("\u{0}x\u{0}y", "x y "), ("İ", "i\u{307} "), ("\u{301}", ""), ("x=\"'y", "x y "),
    ] as [(String, String)])
  func indexesATextUnder(_ text: String, _ words: String) {
    #expect(Array(IndexTerms.text(of: text).unicodeScalars) == Array(words.unicodeScalars))
  }

  @Test func termsContainNoSeparator() {
    // For any text, the only ASCII characters in the terms are letters and digits.
    let all = String(String.UnicodeScalarView((0...0x2FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)))
    let emitted = IndexTerms.text(of: all)
    #expect(emitted.utf8.allSatisfy { $0 >= 0x80 || $0 == 0x20 || (0x30...0x39) ~= $0 || (0x61...0x7A) ~= $0 })
  }

  @Test func looksForPhrases() {
    typealias Phrase = SearchQuery.Phrase
    #expect(SearchQuery("바다낚시").phrases == [Phrase(tokens: ["바다", "다낚", "낚시"], isPrefix: false)])
    #expect(SearchQuery("낚").phrases == [Phrase(tokens: ["낚"], isPrefix: true)])
    #expect(SearchQuery("두 말").phrases.map(\.tokens) == [["두"], ["말"]])
    #expect(SearchQuery("“두 말”").phrases == [Phrase(tokens: ["두", "말"], isPrefix: true)])
    #expect(SearchQuery("ab cd").phrases.map(\.isPrefix) == [false, false])
    #expect(SearchQuery("ab cd").completing?.phrases.map(\.isPrefix) == [false, true])
    #expect(SearchQuery("ab cd ").completing == nil)
    #expect(SearchQuery("ab \"cd\"").completing == nil)
    #expect(SearchQuery("").completing == nil)
    #expect(SearchQuery(String(repeating: "a ", count: 99)).phrases.count == SearchQuery.phraseLimit)
  }

  @Test func composesHangul() {
    for scalar in (0xAC00...0xD7A3 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      let index = scalar.value - 0xAC00
      let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28].compactMap(
        Unicode.Scalar.init)
      let open = Hangul.compose(letters[0], letters[1])
      #expect((index % 28 == 0 ? open : open.flatMap { Hangul.compose($0, letters[2]) }) == scalar)
    }
    #expect(Hangul.compose("각", "\u{11A8}") == nil)
    #expect(Hangul.compose("가", "나") == nil)
  }

  @Test func aPreviewIsShortAndWhole() {
    #expect(Preview.text("".utf8) == "")
    #expect(Preview.text(String(repeating: "한", count: 300).utf8) == String(repeating: "한", count: 200))
    // One character of many thousand bytes does not fit, and is left out rather than cut.
    let heavy = "ab" + "e" + String(repeating: "\u{301}", count: 5000)
    #expect(Preview.text(heavy.utf8) == "ab")
    #expect(Preview.text(heavy.utf8.prefix(Preview.bytes)) == "ab")
  }
}
