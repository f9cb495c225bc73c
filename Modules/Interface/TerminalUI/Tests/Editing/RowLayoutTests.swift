import RandomTesting
import Testing

@testable import TerminalUI

struct RowLayoutTests {
  private func rows(_ text: String, width: Int) -> [String] {
    let buffer = TextBuffer(text)
    var layout = RowLayout()
    layout.fit(width: width, language: .english)
    var rows: [TextRow] = [layout.row(at: 0, in: buffer)]
    while let next = layout.row(after: rows[rows.count - 1], in: buffer) { rows.append(next) }
    return rows.map { buffer[$0.start..<$0.end] }
  }

  @Test func breaksBetweenWordsAndKeepsTheCaretsCell() {
    #expect(rows("one two three", width: 9) == ["one two ", "three"])
    #expect(rows("one two three", width: 8) == ["one two ", "three"])  // The space takes the caret's cell.
    #expect(rows("one two three", width: 7) == ["one ", "two ", "three"])
    #expect(rows("abcdefgh", width: 5) == ["abcd", "efgh"])
    #expect(rows("a\n\nb\n", width: 5) == ["a", "", "b", ""])
    #expect(rows("", width: 5) == [""])
  }

  @Test func breaksKoreanBetweenSyllablesButNotBeforeAFullStop() {
    #expect(rows("안녕하세요", width: 7) == ["안녕하", "세요"])
    #expect(
      rows("가나다라마.", width: 12) == ["가나다라", "마."].map { $0 }
        || rows("가나다라마.", width: 12) == ["가나다라마."])
    #expect(rows("가나다라마.", width: 11) == ["가나다라", "마."])
    #expect(rows("東京「大阪」", width: 6) == ["東京", "「大", "阪」"])
  }

  @Test func aWideLetterNeverStandsHalfOutside() {
    #expect(rows("abc한", width: 5) == ["abc", "한"])
    #expect(rows("한글", width: 2) == ["한", "글"])
    #expect(rows("한글", width: 1) == ["한", "글"])
    #expect(rows("ab👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 5) == ["ab👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
  }

  @Test func spacesAtTheEdgeStay() {
    #expect(rows("abcd ", width: 5) == ["abcd ", ""])  // The caret is in the next row, with the next word.
    #expect(rows("abcd  x", width: 5) == ["abcd ", " x"])
    #expect(rows("abcd \nx", width: 5) == ["abcd ", "x"])
  }

  @Test func aMarkerIsNeverBroken() {
    var buffer = TextBuffer("see ")
    let marker = buffer.fold(Paste(String(repeating: "x\n", count: 120))) ?? ""
    _ = buffer.replace(4..<4, with: marker)
    var layout = RowLayout()
    layout.fit(width: 12, language: .english)
    let second = layout.row(at: 4, in: buffer)
    #expect(second.start == 4)
    #expect(layout.column(of: buffer.count, in: second, of: buffer) == 11)
  }

  /// Every letter is in exactly one row, rows fit, and cached rows stay right after changes.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func wrappingLosesAndDoublesNothing(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var buffer = TextBuffer(dice.text(pieces: 120))
    var layout = RowLayout()
    let width = 1 + dice.below(24)
    layout.fit(width: width, language: .english)
    for _ in 0..<12 {
      _ = layout.row(at: dice.below(buffer.count + 1), in: buffer)
      var places = buffer.text.boundaries.sorted()[...]
      let start = places.randomElement(using: &dice) ?? 0
      places = places.filter { $0 >= start }.prefix(6)
      let edit = TextEdit(
        start: start, removed: buffer.replace(start..<(places.randomElement(using: &dice) ?? start), with: ""),
        inserted: CleanText.of(dice.text(pieces: 3)))
      _ = buffer.replace(start..<start, with: edit.inserted)
      layout.record(edit)
      check(buffer, &layout, seed)
    }
  }

  private func check(_ buffer: TextBuffer, _ layout: inout RowLayout, _ seed: UInt64) {
    var fresh = RowLayout()
    fresh.fit(width: layout.width, language: .english)
    var row = fresh.row(at: 0, in: buffer)
    var text = ""
    while true {
      text += buffer[row.start..<row.end] + (row.isLast && row.end < buffer.count ? "\n" : "")
      #expect(layout.row(at: row.start, in: buffer) == row, "seed \(seed)")
      var cells = 0
      var last: Grapheme?
      Grapheme.forEach(in: buffer.text, from: row.start) { grapheme in
        guard grapheme.start < row.end else { return false }
        cells += fresh.cells(of: grapheme, at: cells, in: buffer)
        last = grapheme
        return true
      }
      let isAlone = last?.start == row.start
      #expect(cells <= fresh.textWidth || isAlone || last?.isSpace == true, "seed \(seed)")
      guard let next = fresh.row(after: row, in: buffer) else { break }
      #expect(next.start > row.start && fresh.row(before: next, in: buffer) == row, "seed \(seed)")
      row = next
    }
    #expect(text == buffer.text, "seed \(seed)")
  }
}
