import Markdown
import TerminalUI
import Testing

/// Inputs that make careless parsers slow, or recurse deeply.
struct HostileTests {
  private static let units: [String] = [
    "*", "_", "**a", "*a **b ", "a**", "[", "![", "]", "[a](", "[a](b", "[a](<b", "![[]()", "`", "`a``", "<", "<a ",
    "<a b='", "<!--",
    "<!A", "<![CDATA[", "<?", "&", "&#", "\\", ">", "> ", "- ", "1. ", "* - + ", "#", "~", "~~a", "|", "|a",
    "a|b\n-|-\n", "```\n",
    "\t", " ", "\n", "> \n", "- a\n", "  - a\n   ", "<div>\n", "http://", "www.", "a@", "a@b.", "http://a((", "<http:",
    "\0", "\r",
    "\u{301}", "한", "👩‍", "<think>", "</think>", "*[a](b)", "_a*b_", "[^", "a\\\n", "&amp;", "(((", "\"", "=\n", "-\n",
  ]

  @Test(.timeLimit(.minutes(10)), arguments: units) func `Long repetitions are parsed quickly`(unit: String) {
    let source = String(repeating: unit, count: 8_000 / unit.utf8.count)
    let document = MarkdownDocument(source)
    #expect(document.lines(width: 40).allSatisfy { $0.width <= 40 })
    let behind = MarkdownDocument("[a *b `c " + source + " c` b* a](d)")
    #expect(!behind.blocks.isEmpty)
  }
}
