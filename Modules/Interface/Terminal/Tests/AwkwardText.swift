import RandomTesting

/// Pieces of text with difficult properties.
let awkwardPieces: [String] = [
  "a", "Z", " ", "  ", "hello", "한", "글자", "漢", "カ", "é", "e\u{301}", "👩", "👨‍👩‍👧‍👦", "👍🏽", "❤️", "❤", "🇰🇷", "🇰", "1️⃣",
  "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{1161}", "\u{11AB}", "क्षि", "नमस्ते", "ไทย", "ع\u{200C}ل", "\u{301}",
  "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{202E}", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{7F}", "\t", "\n",
  "\r\n", "\r", "\u{0}", "\u{2028}", "\u{85}", "\u{E0041}", "\u{10EEEE}", "\u{378}", "\u{FFFF}",
  "🏴\u{E0067}\u{E0062}\u{E007F}",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{600}", "\u{AD}", "…", "─│┌", "\u{3164}", "\u{115F}", "a\u{20DD}", "😀", "🫠", "\u{1F3FB}", "½", "￼",
]

extension SeededGenerator {
  /// Several awkward pieces in a row.
  mutating func awkwardText(pieces: Int = 12) -> String {
    (0..<Int.random(in: 0...pieces, using: &self)).map { _ in
      awkwardPieces.randomElement(using: &self) ?? ""
    }.joined()
  }
}
