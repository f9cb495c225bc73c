import RandomTesting
import TerminalTesting
import Testing

@testable import Terminal

struct LineEncoderTests {
  private let window = Size(width: 20, height: 5)

  private func encoder(_ environment: [String: String] = ["TERM": "xterm-kitty"]) -> LineEncoder {
    LineEncoder { environment[$0] }
  }

  private func lines(_ texts: String...) -> [[TextRun]] { texts.map { [TextRun(SafeText(untrustedLine: $0))] } }

  @Test func openLinesAreReplacedInPlace() {
    var (encoder, terminal) = (encoder(), VirtualTerminal(size: window))
    terminal.feed(encoder.encode(settled: [], open: lines("one", "tw"), window: window))
    #expect(terminal.rows == ["one", "tw", "", "", ""] && terminal.cursor == Point(x: 2, y: 1))
    terminal.feed(encoder.encode(settled: lines("ONE"), open: lines("two", "three"), window: window))
    #expect(terminal.rows == ["ONE", "two", "three", "", ""])
    terminal.feed(encoder.encode(settled: [], open: lines("two"), window: window))
    #expect(terminal.rows == ["ONE", "two", "", "", ""] && terminal.cursor == Point(x: 3, y: 1))
    terminal.feed(encoder.encode(settled: lines("two", "end"), open: [], window: window))
    #expect(terminal.rows == ["ONE", "two", "end", "", ""] && terminal.cursor == Point(x: 0, y: 3))
    #expect(terminal.isComplete && terminal.unexpected.isEmpty && !terminal.isUpdating)
  }

  @Test func unchangedLinesAreNotSentAgain() {
    var encoder = encoder()
    _ = encoder.encode(settled: [], open: lines("one", "two"), window: window)
    #expect(encoder.encode(settled: [], open: lines("one", "two"), window: window).isEmpty)
    let bytes = encoder.encode(settled: lines("one", "two"), open: lines("three"), window: window)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("two"))
    #expect(encoder.encode(settled: [], open: lines("three"), window: window).isEmpty)
  }

  /// Lines that scrolled away were settled; of more open lines than fit, only the last ones show.
  @Test func openLinesDoNotScrollAway() {
    var (encoder, terminal) = (encoder(), VirtualTerminal(size: window))
    var open: [[TextRun]] = []
    for number in 1...9 {
      open += lines("open \(number)")
      terminal.feed(encoder.encode(settled: [], open: open, window: window))
      #expect(terminal.scrolledRows == 0)
    }
    #expect(terminal.rows == ["open 6", "open 7", "open 8", "open 9", ""])
    terminal.feed(encoder.encode(settled: open, open: lines("last"), window: window))
    #expect(terminal.rows == ["open 6", "open 7", "open 8", "open 9", "last"])
    #expect(terminal.scrolledRows == 5)
  }

  /// After any steps, the terminal shows the same as if all lines had been written at once.
  @Test(arguments: 0..<40 as Range<UInt64>) func manySmallStepsShowTheSameAsOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // High enough to show everything.
    let whole = Size(width: 20, height: 100)
    var (encoder, terminal) = (encoder(), VirtualTerminal(size: whole))
    var all: [[TextRun]] = []
    func line() -> [TextRun] {
      (0..<Int.random(in: 0...2, using: &random)).map { _ in
        TextRun(
          SafeText(untrustedLine: ["ab", "한글", "👩‍👧", "x y "].randomElement(using: &random) ?? ""),
          style: Style(attributes: Bool.random(using: &random) ? .bold : []),
          link: Bool.random(using: &random) ? Hyperlink(untrusted: "http://a.b/c") : nil)
      }
    }
    for _ in 0..<30 {
      let settled = (0..<Int.random(in: 0...2, using: &random)).map { _ in line() }
      all += settled
      let open = (0..<Int.random(in: 0...8, using: &random)).map { _ in line() }
      terminal.feed(encoder.encode(settled: settled, open: open, window: window))
    }
    terminal.feed(encoder.encode(settled: [], open: [], window: window))
    var (once, wanted) = (self.encoder(), VirtualTerminal(size: whole))
    wanted.feed(once.encode(settled: all, open: [], window: window))
    #expect(terminal.isComplete && terminal.unexpected.isEmpty)
    #expect(terminal.showsSame(as: wanted), "seed \(seed)")
  }

  @Test func looksAndLinksEndWithTheirLine() {
    let run = TextRun(
      "words", style: Style(foreground: .rgb(94, 174, 255), attributes: .underline),
      link: Hyperlink(untrusted: "https://example.com"))
    var (kitty, bare) = (encoder(), encoder(["TERM": "xterm-256color", "NO_COLOR": "1"]))
    var terminal = VirtualTerminal(size: window)
    terminal.feed(kitty.encode(settled: [[run]], open: [], window: window))
    #expect(terminal.link(at: .zero) == "https://example.com")
    #expect(terminal.style(at: .zero) == run.style)
    terminal.feed(Array("x".utf8))
    #expect(terminal.style(at: Point(x: 0, y: 1)) == .standard && terminal.link(at: Point(x: 0, y: 1)) == nil)
    let text = String(decoding: bare.encode(settled: [[run]], open: [], window: window), as: UTF8.self)
    #expect(!text.contains("]8;") && !text.contains("[38;") && !text.contains(";3") && text.contains("words"))
  }

  /// tmux has no room for wide selected signs.
  @Test func charactersOfAnotherWidthAreReplaced() {
    var encoder = encoder(["TERM": "tmux-256color"])
    let bytes = encoder.encode(settled: lines("a❤️b"), open: [], window: window)
    #expect(String(decoding: bytes, as: UTF8.self).contains("a❤ b"))
  }
}
