import RandomTesting

extension SeededGenerator {
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// A piece of text with a difficult property.
  mutating func piece() -> String { Self.pieces[below(Self.pieces.count)] }

  mutating func text(pieces count: Int) -> String { (0..<count).map { _ in piece() }.joined() }

  private static let pieces = [
    "a", "Z", " ", "  ", "hello", "one two", "한", "글자", "안녕하세요", "漢", "カ", "。", "「", "é", "e\u{301}", "👩", "👨‍👩‍👧‍👦",
    "👍🏽", "❤️", "❤", "🇰🇷", "🇰", "1️⃣", "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{1161}", "\u{11AB}", "क्षि", "ไทย",
    "ع\u{200C}ل", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{202E}", "\u{1B}[31m", "\u{9B}31m", "\u{7F}", "\t",
    "\n", "\n\n", "\r\n", "\r", "\u{0}", "\u{2028}", "\u{85}", "\u{E0041}", "\u{10EEEE}", "\u{E0200}", "\u{E0300}",
    "\u{FFFF}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{600}", "\u{3000}", "averyveryverylongwordthatfitsnowhere", "😀", "_", "a-b", "(한)",
  ]
}

extension String {
  /// The boundaries of its graphemes, as offsets in its UTF-8, found by the slow way.
  var boundaries: Set<Int> {
    Set(indices.map { utf8.distance(from: utf8.startIndex, to: $0) } + [utf8.count])
  }
}
