import RandomTesting
import Terminal
import TerminalTesting
@testable import TerminalUI
import Testing

@MainActor struct StyledTextTests {
  /// A source that counts its lines and records which ones were asked for.
  private final class Counting: LineSource {
    private(set) var asked: [Range<Int>] = []

    func extent(at width: Int) -> LineExtent { LineExtent(columns: 10, rows: 1_000) }

    func lines(_ rows: Range<Int>, at width: Int) -> [StyledLine] {
      asked.append(rows)
      return rows.map { StyledLine(TextSpan("line \($0)")) }
    }
  }

  private func wrapped(_ text: String, _ width: Int) -> [String] {
    TextFlow([TextSpan(text)]).wrapped(to: width).map(\.text)
  }

  @Test func `Only the visible lines are asked for`() async {
    let source = Counting()
    let pilot = Pilot(columns: 20, rows: 4, root: ScrollView { LinesView(source) })
    #expect(pilot.lines == ["line 0", "line 1", "line 2", "line 3"])
    await pilot.press(.pageDown)
    #expect(pilot.lines == ["line 2", "line 3", "line 4", "line 5"])
    #expect(source.asked.allSatisfy { $0.count <= 4 })
    pilot.stop()
  }

  /// Lines that need more room when offered less.
  private struct Fickle: LineSource {
    func extent(at width: Int) -> LineExtent { LineExtent(columns: min(width, 4), rows: width < 8 ? 2 : 1) }
    func lines(_ rows: Range<Int>, at width: Int) -> [StyledLine] {
      (width < 8 ? ["four", "more"] : ["full"])[rows].map { StyledLine(TextSpan($0)) }
    }
  }

  @Test func `The measured layout is painted, however often a stack asks`() {
    let root = HStack {
      HStack { VStack { LinesView(Fickle()) } }
      Spacer()
    }
    let pilot = Pilot(columns: 20, rows: 2, root: root)
    #expect(pilot.lines == ["full", ""])
    pilot.stop()
  }

  @Test func `Looks reach the cells, and text without a colour has the surrounding one`() {
    let spans = [
      TextSpan("a", SpanAppearance(.bold)), TextSpan("b", SpanAppearance([.underline, .strikethrough], tint: .danger)),
      TextSpan("c", SpanAppearance([.italic, .dim])),
    ]
    let pilot = Pilot(columns: 10, rows: 1, root: StyledText(spans).foregroundStyle(.success))
    let styles = (0..<3).map { pilot.host.screen.style(at: Point(x: $0, y: 0)) }
    #expect(styles.map(\.attributes) == [.bold, [.underline, .strikethrough], [.italic, .dim]])
    #expect(styles[0].foreground == styles[2].foreground)
    #expect(styles[0].foreground != styles[1].foreground)
    pilot.stop()
  }

  @Test func `Words stay whole, also across looks`() {
    let flow = TextFlow([TextSpan("one tw"), TextSpan("o thr", SpanAppearance(.bold)), TextSpan("ee")])
    #expect(flow.wrapped(to: 7).map(\.text) == ["one two", "three"])
    #expect(flow.wrapped(to: 5).map(\.text) == ["one", "two", "three"])
    #expect(flow.wrapped(to: 3).map(\.text) == ["one", "two", "thr", "ee"])
    #expect(flow.width == 13 && flow.wordWidth == 5)
  }

  @Test func `Scripts without spaces break between characters, closing signs stay behind`() {
    #expect(wrapped("가나다 라마", 5) == ["가나", "다", "라마"])
    #expect(wrapped("中文。中文", 4) == ["中", "文。", "中文"])
    #expect(wrapped("a가나", 3) == ["a가", "나"])
    #expect(wrapped("「あ」", 2) == ["「", "あ", "」"])
    #expect(wrapped("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3) == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
  }

  @Test func `Code is cut at the edge, with its spaces`() {
    let flow = TextFlow([TextSpan("  if a "), TextSpan("{ }", SpanAppearance(.bold))])
    #expect(flow.chopped(to: 4).map(\.text) == ["  if", " a {", " }"])
    #expect(flow.chopped(to: 40).map(\.text) == ["  if a { }"])
  }

  @Test func `Text of Latin letters breaks as plain text does`() {
    let text = "Some words, and  some   more of-them\n\n  with a_very_long_word_in_it and http://example.com/x ."
    for width in 1...40 {
      #expect(wrapped(text, width) == SafeText(untrusted: text).wrapped(to: width).map(\.string), "width \(width)")
    }
  }

  @Test func `No control sequence in a run reaches the terminal`() {
    let line = StyledLine(TextSpan("a\u{1B}[2Jb\nc", SpanAppearance(link: "http://x")))
    #expect(!line.text.unicodeScalars.contains { $0.value < 0x20 })
    #expect(line.text.hasSuffix("b c"))
  }

  @Test func `Lines are joined, padded and cut by cells`() {
    let line = StyledLine(TextSpan("가나"), TextSpan("다", SpanAppearance(.bold)))
    #expect(line.width == 6)
    #expect(line.padded(leading: 1, trailing: 2).width == 9)
    #expect(line.truncated(to: 6).text == "가나다")
    #expect(line.truncated(to: 5).text == "가나…")
    #expect(line.truncated(to: 4).text == "가…")
    #expect(line.truncated(to: 0).text == "")
    #expect((line + line).width == 12)
  }

  /// Text with several looks wraps at the same places as text with one look. The rows of an editor do too, apart from
  /// their spaces and the cell for the caret.
  @Test(arguments: 0..<150 as Range<UInt64>) func `All texts wrap at the same places`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "word ", "a", "한글은 ", "안녕하세요", "漢字", "を", "カタカナー", "。", "「", "」", "(", ")", ".", "😀", "e\u{301}", " ",
      "long-word",
    ]
    let spans = (0..<Int.random(in: 0...20, using: &random)).map { index in
      TextSpan(pieces.randomElement(using: &random) ?? "", index % 2 == 0 ? SpanAppearance() : SpanAppearance(.bold))
    }
    let text = SafeText(untrusted: spans.map(\.text).joined())
    for width in [1, 2, 5, 9, 16, 40] {
      let lines = TextFlow(spans).wrapped(to: width)
      #expect(lines.map(\.text) == text.wrapped(to: width).map(\.string), "seed \(seed), width \(width)")
      #expect(
        lines.map(\.softBreak) == text.softBreaks(between: text.wrapped(to: width)), "seed \(seed), width \(width)")
      guard width > 2 else { continue }
      let buffer = TextBuffer(text.string)
      var layout = RowLayout()
      layout.fit(width: width + 1, language: .english)
      var rows = [layout.row(at: 0, in: buffer)]
      while let next = layout.row(after: rows[rows.count - 1], in: buffer) { rows.append(next) }
      let words = { (line: String) in line.split(separator: " ").joined(separator: " ") }
      // An editor shows the same rows only where no spaces are at the edge.
      guard !text.string.contains("  "), !text.string.hasPrefix(" ") else { continue }
      #expect(
        rows.map { words(String(buffer[$0.start..<$0.end])) }.filter { !$0.isEmpty }
          == lines.map { words($0.text) }.filter { !$0.isEmpty }, "seed \(seed), width \(width)")
    }
  }
}
