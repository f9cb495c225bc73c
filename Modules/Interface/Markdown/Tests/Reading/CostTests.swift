import TerminalUI
import Testing

@testable import Markdown

/// The cost of parsing and layout in characters and bytes: linear at first, nothing for known text, and at most a
/// stretch of text for an arriving piece, however long the text is.
@MainActor struct CostTests {
  private nonisolated static let units: [String] = [
    "some plain words\n", "words of one paragraph ", "wordwithoutanend", "한글", "漢字。", "🇰🇷", "👩‍👩‍👧‍👦", "❤️", "\u{301}",
    "\u{200D}", "\t", "<a ", "<a b='", "![", "[a](", "[a](b) ", "[a](<b", "**a", "*_", "`a", "`a` ", "$a", "\\(a",
    "&amp;",
    "> > > words\n", "- - - words\n", "- words\n", "| a | b | c |\n", "http://a.b ", "a@b.c ", "[^1]", "<!--",
    "<b>x</b>\n",
  ]

  private func cost(_ work: () -> Void) -> Int {
    let before = FrameWork.textLookedAt
    work()
    let after = FrameWork.textLookedAt
    return after.clusters - before.clusters + after.bytes - before.bytes
  }

  private func show(_ document: MarkdownDocument) {
    for width in [1 << 20, 60] {
      let layout = document.layout(at: width, MarkdownStyle())
      _ = layout.lines(max(0, layout.rows - 40)..<layout.rows)
    }
  }

  @Test(arguments: units, ["", "| a | b |\n|---|---|\n", "```\n", "<div>\n"]) func `Twice the text is twice the work`(
    unit: String, beginning: String
  ) {
    func opening(_ bytes: Int) -> (opening: Int, again: Int, piece: Int) {
      let text = beginning + String(repeating: unit, count: bytes / unit.utf8.count)
      let reader = MarkdownReader()
      let opening = cost { show(reader.document(of: text)) }
      let again = cost { show(reader.document(of: text)) }
      _ = cost { show(reader.document(of: text + unit)) }
      let piece = cost { show(reader.document(of: text + unit + unit)) }
      return (opening, again, piece)
    }
    let (one, two) = (opening(12_000), opening(24_000))
    #expect(two.opening <= one.opening * 22 / 10 + 20_000, "\(one.opening) and \(two.opening)")
    #expect(one.again == 0 && two.again == 0)
    // Two readings and layouts of a stretch, and of a line of 4 KB and a quarter more; a tab is four characters.
    let most = unit == "\t" ? 900_000 : 220_000
    #expect(one.piece <= most && two.piece <= most, "\(one.piece) and \(two.piece)")
  }
}
