import RandomTesting
import Testing
import TerminalUI

@testable import Markdown

struct LayoutTests {
  private func shown(_ source: String, _ width: Int, _ style: MarkdownStyle = MarkdownStyle()) -> [String] {
    MarkdownDocument(source).lines(width: width, style: style).map(\.text)
  }

  private func spans(_ source: String, containing text: String) -> [SpanAppearance] {
    MarkdownDocument(source).lines(width: 80).flatMap(\.spans).filter { $0.text.contains(text) }.map(\.look)
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func `No line is too wide, and none controls the terminal`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let source = seed % 5 == 0 ? random.bytes(400) : random.markdownSoup(pieces: 120)
    let document = MarkdownDocument(source)
    for width in [2, 3, 7, 13, 20, 41, 80] {
      let marked = document.lines(width: width, style: MarkdownStyle(copyTitle: "복사"))
      #expect(marked.allSatisfy { $0.width <= width }, "seed \(seed), width \(width): \(source.debugDescription)")
      let lines = document.lines(width: width)
      #expect(lines.allSatisfy { $0.width <= width }, "seed \(seed), width \(width): \(source.debugDescription)")
      let text = lines.map(\.text).joined()
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || 0x202A...0x202E ~= $0.value })
      let layout = document.layout(at: width, MarkdownStyle())
      let pieces = stride(from: 0, to: lines.count, by: 3).flatMap { layout.lines($0..<$0 + 3) }
      #expect(pieces == lines, "seed \(seed), width \(width)")
    }
  }

  @Test func `Code can be copied by a mark above it, where there is room`() {
    let style = MarkdownStyle(copyTitle: "Copy")
    func head(_ width: Int, _ language: String = "swift") -> String? {
      shown("```\(language)\nlet a = 1\n```", width, style).first
    }
    #expect(head(30) == "── swift ───────────── Copy ──")
    #expect(head(30, "") == "────────────────────── Copy ──")
    #expect(head(14) == "────── Copy ──" && head(9, "") == "─────────")
    #expect(shown("> ```\n> a\n> ```", 20, style) == ["│ ────────── Copy ──", "│ a", "│ ──────────────────"])
  }

  @Test func `Columns share the room, and numbers are aligned right`() {
    let table = "| a | b |\n|---|---|\n| x | 1.50 |\n| long words in a cell | −1,200 |"
    #expect(
      shown(table, 40) == [
        "a                    │      b", "─────────────────────┼───────", "x                    │   1.50",
        "long words in a cell │ −1,200",
      ])
    #expect(
      shown(table, 20) == [
        "a           │      b", "────────────┼───────", "x           │   1.50", "────────────┼───────",
        "long words  │ −1,200", "in a cell   │       ",
      ])
    let words = "|Name|Other|\n|-|-|\n|extraordinarily|unbelievable words|"
    #expect(shown(words, 20) == ["Name:", "  extraordinarily", "Other:", "  unbelievable words"])
    #expect(shown(table, 10) == ["a: x", "b: 1.50", "", "a: long", "words in a", "cell", "b: −1,200"])
  }

  @Test func `Alignments are kept, short rows are filled`() {
    #expect(
      shown("|aaaa|bbbb|cccc|\n|:-|:-:|-:|\n|x|y|z|\n|x|", 40) == [
        "aaaa │ bbbb │ cccc", "─────┼──────┼─────", "x    │  y   │    z", "x    │      │     ",
      ])
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func `Columns never exceed the room`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    let natural = (0..<count).map { _ in Int.random(in: 0...60, using: &random) }
    let words = natural.map { Int.random(in: 0...$0, using: &random) }
    let room = Int.random(in: 0...120, using: &random)
    let wanted = natural.map { max(1, $0) }
    guard let widths = ColumnWidths.fitting(natural: natural, words: words, room: room) else {
      // No column demands more than the longest word that is kept whole.
      #expect(wanted.reduce(0) { $0 + min($1, 14) } > room, "seed \(seed): there is room")
      return
    }
    #expect(widths.reduce(0, +) <= room && zip(widths, wanted).allSatisfy { $0 >= 1 && $0 <= $1 }, "seed \(seed)")
    if wanted.reduce(0, +) > room { #expect(widths.reduce(0, +) == room, "seed \(seed): room is left") }
  }

  @Test func `List items are indented, and numbers aligned`() {
    #expect(shown("9. one two\n10. three four", 12) == [" 9. one two", "10. three", "    four"])
    #expect(shown("- a\n\n- b", 20) == ["• a", "", "• b"])
    #expect(shown("-\n- b", 20) == ["• ", "• b"])
    #expect(shown("- a\n- [x] b", 20) == ["• a", "[x] b"])
  }

  @Test func `In a window too small for margins the words come first`() {
    #expect(shown("> quoted words", 9) == ["quoted", "words"])
    #expect(shown("- words", 7) == ["•", "words"])
  }

  @Test func `Korean breaks between words, as Latin letters do`() {
    #expect(shown("대한민국만세", 8) == ["대한민국", "만세"])
    #expect(shown("가나「다라」마바", 9) == ["가나", "「다라」", "마바"])
    #expect(shown("word words", 8) == ["word", "words"])
  }

  @Test func `Code keeps its spaces, and long lines continue after a sign`() {
    #expect(
      shown("```py\nif  x:\n\treturn 12345\n```", 14)
        == ["── py ────────", "if  x:", "    return 123", "↳ 45", "──────────────"].map {
          $0 == "    return 123" ? "    return 1" : $0 == "↳ 45" ? "↳ 2345" : $0
        })
    #expect(shown("```\na\tb\n```", 10) == ["──────────", "a   b", "──────────"])
  }

  @Test func `A link's text is its address, or the address follows it`() {
    #expect(shown("[a](http://b.c)", 40) == ["a (http://b.c)"])
    #expect(shown("[a](http://b.c)", 40, MarkdownStyle(showsAddresses: false)) == ["a"])
    #expect(shown("<http://b.c> me@b.c www.b.c", 40) == ["http://b.c me@b.c www.b.c"])
    #expect(shown("[http://bank.com](http://evil.com)", 60) == ["http://bank.com (http://evil.com)"])
    #expect(shown("[](http://b.c)", 40) == ["http://b.c"])
    #expect(spans("[a](http://b.c)", containing: "a").first?.link == "http://b.c")
  }

  @Test func `Line ends are kept, or become spaces`() {
    #expect(shown("a\nb", 10) == ["a", "b"])
    #expect(shown("a\nb", 10, MarkdownStyle(keepsLines: false)) == ["a b"])
  }

  @Test func `Reasoning can be hidden`() {
    let source = "<think>a\n\nb</think>c"
    #expect(shown(source, 20) == ["Thoughts", "│ a", "│ ", "│ b", "", "c"])
    #expect(shown(source, 20, MarkdownStyle(reasoningTitle: "생각", showsReasoning: false)) == ["생각", "", "c"])
    #expect(shown("<think>a", 20) == ["Thoughts…", "│ a"])
  }

  @Test func `Looks can be distinguished without colours`() {
    #expect(spans("# a", containing: "a")[0].traits == [.bold, .underline])
    #expect(spans("## a", containing: "a")[0].traits == .bold)
    #expect(spans("### a", containing: "a")[0].traits == [.bold, .italic])
    #expect(spans("x **a** *b* ~~c~~", containing: "a")[0].traits == .bold)
    #expect(spans("x **a** *b* ~~c~~", containing: "b")[0].traits == .italic)
    #expect(spans("x **a** *b* ~~c~~", containing: "c")[0].traits == .strikethrough)
    // Text copied from the screen is the code, and it differs from the text around it.
    #expect(shown("x `a` y", 10) == ["x a y"])
    #expect(spans("x `a` y", containing: "a")[0].traits == .bold)
    #expect(spans("# x `a` y", containing: "a")[0].traits == .underline)
  }

  @Test func `Unchanged blocks are not laid out again`() {
    var stream = StreamingMarkdown()
    stream.append("a\n\n```swift\n" + String(repeating: "let x = 1\n", count: 200))
    let style = MarkdownStyle()
    func layouts() -> (BlockLayout, BlockLayout?) {
      let document = stream.document
      _ = document.layout(at: 40, style)
      guard case .code(let code) = document.blocks[1].kind else { return (BlockLayout([]), nil) }
      var isNew = false
      let first = document.blocks[0].memory.layout(at: 40, style) {
        isNew = true
        return BlockLayout([])
      }
      let chunk = code.chunks[0].memory.layout(at: 40, style) {
        isNew = true
        return BlockLayout([])
      }
      #expect(!isNew)
      return (first, chunk)
    }
    let before = layouts()
    stream.append("let y = 2\n")
    let after = layouts()
    #expect(before.0 === after.0 && before.1 === after.1)
    let rows = stream.document.lines(width: 40).count
    #expect(rows == 205)
  }
}
