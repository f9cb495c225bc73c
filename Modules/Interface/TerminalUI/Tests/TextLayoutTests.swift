import RandomTesting
import Terminal
@testable import TerminalUI
import Testing

/// A text that grew, shrank or changed is laid out like a new text.
@MainActor struct TextLayoutTests {
  private static let pieces = [
    "word ", "a", "\n", "\r\n", "\t", "한글 ", "👩‍🚀", "\u{301}", "e\u{301}", "   ", "longerthanaline", "\u{1B}[31m", "🇰🇷",
    "\u{200D}",
  ]

  @Test(arguments: 0..<60)
  func aChangedTextEqualsANewOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let memory = TextCache()
    var text = ""
    for step in 0..<20 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: text = String(text.unicodeScalars.dropLast(3))
      case 1: text = Self.pieces.randomElement(using: &random).map { $0 + text } ?? text
      default: for _ in 0..<3 { text += Self.pieces.randomElement(using: &random) ?? "" }
      }
      let layout = memory.layout(of: text, asLine: false)
      let safe = SafeText(untrusted: text)
      #expect(layout.content == safe, "seed \(seed), step \(step)")
      for width in [1, 7, 20, Int.random(in: 1...30, using: &random), 1 << 20] {
        let lines = safe.wrapped(to: width)
        #expect(layout.lines(at: width).map { layout.content[$0] } == lines, "seed \(seed), step \(step), \(width)")
        #expect(
          layout.size(at: width) == Size(width: lines.map(\.width).max() ?? 0, height: lines.count),
          "seed \(seed), step \(step), width \(width)")
      }
    }
  }

  @Test func equalStringsWithDifferentBytesAreDifferentTexts() {
    let memory = TextCache()
    #expect(memory.layout(of: "e\u{301}", asLine: false).content.string.utf8.count == 3)
    #expect(memory.layout(of: "\u{E9}", asLine: false).content.string.utf8.count == 2)
  }

  @Test func anUnchangedTextKeepsItsLayout() {
    let memory = TextCache()
    let first = memory.layout(of: "some text\nof two lines", asLine: false)
    #expect(memory.layout(of: "some " + "text\nof two lines", asLine: false) === first)
    #expect(memory.layout(of: "some text of one line", asLine: true) !== first)
  }
}
