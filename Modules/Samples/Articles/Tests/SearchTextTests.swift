import Testing

@testable import Articles

struct SearchTextTests {
  private func found(_ query: String, in text: String) -> Bool {
    SearchText(text).contains(SearchText(query))
  }

  @Test(arguments: [
    ("ADA", "Ada Lind"), ("lind", "Ada Lind"), ("a l", "Ada Lind"), ("", "Ada"), ("", ""),
    ("jose", "José Ibáñez"), ("JOSÉ", "jose"), ("ibanez", "José Ibáñez"),
    // Composed and decomposed, both ways.
    ("Jose\u{301}", "Jos\u{E9}"), ("Jos\u{E9}", "Jose\u{301}"), ("jose", "Jose\u{301}"), ("ế", "e"), ("viet", "Việt"),
    ("soren", "Søren"), ("lodz", "Łódź"), ("weiss", "Weiß"), ("WEISS", "weiß"), ("istanbul", "İstanbul"),
    ("οδος", "ΟΔΌΣ"), ("οδοσ", "οδός"), ("елка", "Ёлка"), ("чайка", "Чаи\u{306}ка"), ("чаи\u{306}ка", "Чайка"),
    ("하늘", "김하늘"), ("김", "김하늘"),
    // One syllable, or its letters.
    ("한", "\u{1112}\u{1161}\u{11AB}글"), ("\u{1112}\u{1161}\u{11AB}", "한글"), ("が", "か\u{3099}き"),
    ("👩‍🚀", "a 👩‍🚀 b"), ("@EXAMPLE.", "ada@example.org"),
  ]) func finds(_ query: String, _ text: String) {
    #expect(found(query, in: text))
  }

  @Test(arguments: [
    ("adam", "Ada"), ("a", ""), ("하", "한글"), ("ㅎ", "하늘"), ("か", "が"), ("b", "a"), ("👩", "👩‍🚀"),
  ]) func doesNotFind(_ query: String, _ text: String) {
    #expect(!found(query, in: text))
  }

  @Test func marksAloneMakeNoDifference() {
    #expect(found("\u{301}\u{302}", in: "Ada"))
    #expect(found("a", in: "\u{301}a"))
  }
}
