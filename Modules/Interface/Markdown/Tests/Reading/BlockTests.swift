import Markdown
import Testing

/// Examples of blocks, by the sections of CommonMark 0.31 and GitHub Flavored Markdown 0.29.
struct BlockTests {
  private static let examples: [(rule: String, source: String, outline: String)] = [
    ("2.2 tabs count to stops of four", "-\ta\n\n\tb", "ul-loose{p('a') p('b')}"),
    ("2.3 no zero byte", "a\0b", "p('a\u{FFFD}b')"),
    ("4.1 line across", "a\n\n***\n- - -\n___ ", "p('a') rule rule rule"),
    ("4.1 two signs are none", "**\n\n--", "p('**') p('--')"),
    ("4.2 headings", "# a\n### b ##\n####### c\n#d", "h1('a') h3('b') p('####### c' ⏎ '#d')"),
    ("4.2 empty heading", "#\n## ##", "h1() h2()"),
    ("4.3 underlined headings", "a *b*\n===\nc\nd\n---", "h1('a ' em('b')) h2('c' ⏎ 'd')"),
    ("4.4 indented code", "    a\n\n      b\nc", "code('a⏎⏎  b⏎') p('c')"),
    ("4.4 does not end a paragraph", "a\n    b", "p('a' ⏎ 'b')"),
    ("4.5 fences", "```py x=1\na\n```\n~~~~\n```\n~~~~", "code(py'a⏎') code('```⏎')"),
    ("4.5 an open fence goes on to the end", "```\na", "code(…'a⏎')"),
    ("4.5 a fence loses its indent", "  ```\n   a\n  b\n ```", "code(' a⏎b⏎')"),
    ("4.6 HTML", "<div>\n*a*\n\n*b*", "html('<div>⏎*a*') p(em('b'))"),
    ("4.6 a comment may have empty lines", "<!-- a\n\nb -->\nc", "html('<!-- a⏎⏎b -->') p('c')"),
    ("4.8 paragraphs", "a\n b\n\n  c  ", "p('a' ⏎ 'b') p('c')"),
    ("5.1 quotes", "> # a\n>b\n> > c", "quote(h1('a') p('b') quote(p('c')))"),
    ("5.1 a lazy line", "> a\nb\n\nc", "quote(p('a' ⏎ 'b')) p('c')"),
    ("5.2 items", "- a\n\n  b\n- c", "ul-loose{p('a') p('b') | p('c')}"),
    ("5.2 only 1 ends a paragraph", "a\n2. b\n\na\n1. b", "p('a' ⏎ '2. b') p('a') ol1{p('b')}"),
    ("5.2 an item of code", "1.      a", "ol1{code(' a⏎')}"),
    ("5.2 an item that begins with nothing", "-\n  a\n-\n\n  b", "ul{p('a') | } p('b')"),
    ("5.3 another sign, another list", "- a\n+ b\n1. c\n2) d", "ul{p('a')} ul{p('b')} ol1{p('c')} ol2{p('d')}"),
    (
      "5.3 nested lists are tight by themselves", "- a\n  1. b\n     - c\n- d",
      "ul{p('a') ol1{p('b') ul{p('c')}} | p('d')}"
    ),
    ("5.3 a blank line in a fence is none", "- ```\n  a\n\n  ```\n- b", "ul{code('a⏎⏎') | p('b')}"),
    ("5.3 a blank line in a quote in an item", "- > a\n  >\n  > b\n- c", "ul{quote(p('a') p('b')) | p('c')}"),
    ("5.3 a list begins anywhere", "7. a\n9. b", "ol7{p('a') | p('b')}"),
    ("GFM 4.10 tables", "|a|b|c|d|\n|-|:-|:-:|-:|\n|1|2|3|4|", "table[-<^>]{'a', 'b', 'c', 'd' | '1', '2', '3', '4'}"),
    ("GFM 4.10 rows short and long", "a|b\n-|-\n1\n1|2|3\n\nx", "table[--]{'a', 'b' | '1' | '1', '2'} p('x')"),
    ("GFM 4.10 a bar in a cell", "|a|\n|-|\n|`x\\|y` *b*|", "table[-]{'a' | code('x|y') ' ' em('b')}"),
    ("GFM 4.10 heads must match", "|a|b|\n|-|", "p('|a|b|' ⏎ '|-|')"),
    ("GFM 4.10 ends at another block", "a|b\n-|-\n1|2\n> q", "table[--]{'a', 'b' | '1', '2'} quote(p('q'))"),
    ("GFM 4.10 after words", "w\na|b\n-|-", "p('w') table[--]{'a', 'b'}"),
    (
      "GFM 5.3 tasks", "- [ ] a\n- [x] b\n- [X] c\n- [y] d\n- [ ]",
      "ul{[ ]p('a') | [x]p('b') | [x]p('c') | p('[y] d') | p('[ ]')}"
    ),
    ("reasoning", "<think>\na\n\nb\n</think>\n\nc", "think(p('a') p('b')) p('c')"),
    ("reasoning in a line", "<think>a</think>b", "think(p('a')) p('b')"),
    ("reasoning that goes on", "\n<thinking>\n- a", "think…(ul{p('a')})"),
    ("reasoning ends a fence", "<think>\n```\na\n</think>\nb", "think(code(…'a⏎')) p('b')"),
    ("reasoning stands at the beginning", "a\n\n<think>b</think>", "p('a') p(tag(<think>) 'b' tag(</think>))"),
  ]

  @Test(arguments: examples) func `Blocks are read as specified`(rule: String, source: String, outline: String) {
    #expect(Outline.of(source) == outline, "\(rule)")
  }

  @Test func `The id of a block is its place`() {
    let document = MarkdownDocument("a\n\n- b\n\n# c\n\n```\nd\n```")
    #expect(document.blocks.map(\.id) == [0, 1, 2, 3])
  }

  @Test func `Nesting has a limit`() {
    let source = String(repeating: "> ", count: 5_000) + "a"
    var depth = 0
    var blocks = MarkdownDocument(source).blocks
    while case .quote(let inner) = blocks.first?.kind { (blocks, depth) = (inner, depth + 1) }
    #expect(depth == ParserLimits.depth)
  }
}
