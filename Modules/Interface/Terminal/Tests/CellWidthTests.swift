import RandomTesting
import Terminal
import Testing

struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("한", 2), ("힣", 2), ("漢", 2), ("あ", 2), ("Ａ", 2), ("ㅎ", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("─", 1), ("…", 1), ("½", 1), ("€", 1), ("Ω", 1), ("я", 1), ("ไ", 1),
    ("\u{3000}", 2), ("😀", 2), ("👩", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇰🇷", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1),
    ("⌚", 2), ("☃", 1), ("🫠", 2), ("👩🏽‍❤️‍💋‍👨🏽", 2), ("\u{301}", 0), ("\u{200B}", 0), ("\u{1}", 0), ("\u{7F}", 0),
    ("\n", 0), ("क", 1), ("\u{E000}", 1),
  ])
  func ofOneCharacter(character: String, width: Int) throws {
    #expect(CellWidth.of(try #require(character.first)) == width)
  }

  @Test func ofALine() {
    #expect(CellWidth.of("abc") == 3)
    #expect(CellWidth.of("한글 OK") == 7)
    #expect(CellWidth.of("👨‍👩‍👧‍👦!") == 3)
    #expect(CellWidth.of("한글".dropFirst()) == 2)
    #expect(CellWidth.of("") == 0)
  }

  /// The quick walk through a text finds the same clusters as Swift.
  @Test(arguments: 0..<200)
  func scanningAgreesWithSwift(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = SafeText(untrusted: generator.awkwardText(pieces: 30))
    #expect(text.clusters.map { String($0.text) } == text.string.map { String($0) })
    for cluster in text.clusters where !cluster.isLineBreak {
      #expect(cluster.width == CellWidth.of(Character(String(cluster.text))))
    }
  }
}
