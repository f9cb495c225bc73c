import RandomTesting
import Markdown
import TerminalUI
import Testing

struct MarkdownPrinterTests {
  /// The printed lines of a text in pieces, and the number that were settled before its end.
  private func printed(_ pieces: [String], width: Int = 40) -> (lines: [StyledLine], early: Int) {
    var printer = MarkdownPrinter()
    var lines: [StyledLine] = []
    for piece in pieces {
      printer.append(piece)
      lines += printer.consumeSettled(width: width)
    }
    let early = lines.count
    return (lines + printer.finish(width: width), early)
  }

  private func words(_ lines: [StyledLine]) -> String {
    lines.map { $0.ended.text.filter { !$0.isWhitespace } }.joined()
  }

  private func scalars(_ text: String) -> [String] { text.unicodeScalars.map { String($0) } }

  /// The lines with the numbers' padding removed: the first nine items do not know that a tenth follows.
  private func rows(_ lines: [StyledLine]) -> String {
    lines.map { $0.text.replacing(" 9. ", with: "9. ") }.joined(separator: "\n")
  }

  @Test(arguments: [Samples.english, Samples.korean, Samples.reply]) func `It prints what a view shows`(source: String)
  {
    let whole = MarkdownDocument(source).lines(width: 40)
    for pieces in [[source], scalars(source)] {
      let (lines, early) = printed(pieces)
      #expect(rows(lines) == rows(whole))
      #expect(early * 10 > whole.count * 8)
    }
    let (looks, wanted) = (
      printed(scalars(source)).lines.flatMap(\.spans).map(\.look), whole.flatMap(\.spans).map(\.look)
    )
    #expect(Set(looks) == Set(wanted))
  }

  /// Lists may be printed in another shape than the final one, but each word appears exactly once.
  @Test(arguments: 0..<60 as Range<UInt64>) func `Any split prints every word once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = random.markdownSoup(pieces: 80)
    // At this width no line wraps, and all rules are equally long.
    let whole = words(MarkdownDocument(source).lines(width: 30_000))
    for limit in [1, 3, 17] {
      let (lines, _) = printed(random.cut(source, limit: limit), width: 30_000)
      #expect(words(lines) == whole, "seed \(seed), pieces of up to \(limit): \(source.debugDescription)")
    }
  }

  @Test(arguments: 0..<15 as Range<UInt64>) func `Settled and open lines make up the whole`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = random.markdownSoup(pieces: 60)
    var printer = MarkdownPrinter()
    var (settled, text) = ([StyledLine](), "")
    for piece in random.cut(source, limit: 9) {
      printer.append(piece)
      text += piece
      settled += printer.consumeSettled(width: 30_000)
      let now = settled + printer.open(width: 30_000)
      #expect(
        words(now) == words(MarkdownDocument(text).lines(width: 30_000)), "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `A line of code is settled at its end, an item when the next one begins`() {
    var printer = MarkdownPrinter()
    func settled(after piece: String) -> [String] {
      printer.append(piece)
      return printer.consumeSettled(width: 20).map(\.text)
    }
    #expect(settled(after: "```swift\nlet a = 1") == ["── swift ───────────"])
    #expect(settled(after: "\nlet b").map { $0 } == ["let a = 1"])
    #expect(printer.open(width: 20).map(\.text) == ["let b", String(repeating: "─", count: 20)])
    #expect(settled(after: "\n```\n") == ["let b", String(repeating: "─", count: 20)])
    #expect(settled(after: "9. nine\n10") == [])
    #expect(settled(after: ". ten\n") == ["", "9. nine"])
    #expect(settled(after: "\nend\n\n") == ["10. ten", "", "end"])
    #expect(printer.finish(width: 20).isEmpty)
  }

  @Test func `Code that was begun keeps its width`() {
    var printer = MarkdownPrinter()
    printer.append("```\n" + String(repeating: "x", count: 30) + "\n")
    #expect(printer.consumeSettled(width: 20).count == 3)
    printer.append("end\n```\n")
    #expect(printer.consumeSettled(width: 60).map(\.text) == ["end", String(repeating: "─", count: 20)])
  }

  @Test func `An empty text prints no lines`() {
    var printer = MarkdownPrinter()
    #expect(printer.consumeSettled(width: 0).isEmpty && printer.open(width: 0).isEmpty)
    #expect(printer.finish(width: 0).isEmpty)
  }
}
