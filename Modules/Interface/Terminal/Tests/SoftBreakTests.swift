import RandomTesting
import Terminal
import Testing

struct SoftBreakTests {
  @Test func marksTheRealEndsOfLines() {
    let text = SafeText(untrusted: "one two  three\n\nabcdefgh  \n ij")
    let lines = text.wrapped(to: 5)
    #expect(lines.map(\.string) == ["one", "two", "three", "", "abcde", "fgh  ", " ij"])
    #expect(text.softBreaks(between: lines) == [.space, .space, nil, nil, .nothing, nil, nil])
  }

  /// The lines joined by their soft breaks are the text again, except for spaces at breaks.
  @Test(arguments: 0..<200)
  func nothingIsLost(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "bc", "def", " ", " ", "  ", "\n", "가나", "다", "\u{3000}", "👨‍👩‍👧‍👦", "e\u{301}"]
    let text = SafeText(
      untrusted: (0..<30).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined())
    let lines = text.wrapped(to: Int.random(in: 2...12, using: &generator))
    let breaks = text.softBreaks(between: lines)
    #expect(breaks.count == lines.count)
    var joined = ""
    for (line, soft) in zip(lines, breaks) {
      joined += line.string + (soft == .space ? " " : soft == .nothing ? "" : "\n")
    }
    #expect(words(joined) == words(text.string), "seed \(seed)")
  }

  private func words(_ text: String) -> [[Substring]] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split { $0 == " " || $0 == "\u{3000}" } }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
