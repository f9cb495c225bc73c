import Terminal

/// Wraps an editor's text into rows, and only the rows that are asked for.
///
/// The last cell of each row is free for the caret: it stands after the last letter, and an input method composes
/// there. A space may take the cell, so that a word that just fits keeps its row.
struct RowLayout: Sendable {
  /// The cells for text in a row.
  private(set) var textWidth = 79
  /// The cells of a row.
  private(set) var width = 80
  /// The language of markers, which contain words.
  private(set) var language = Language.english
  /// The number of graphemes looked at: the measure for the work of a key.
  private(set) var walked = 0
  /// The row starts of lines with many rows, counted from the start of the line, to find their ends quickly.
  private var known: [Int: [Int]] = [:]

  /// Adopts the width of the text on the screen.
  mutating func fit(width: Int, language: Language) {
    guard width != self.width || language != self.language else { return }
    self.width = max(1, width)
    // A wide letter's need for two cells comes before the caret's need for one.
    textWidth = max(min(2, self.width), self.width - 1)
    self.language = language
    known = [:]
  }

  /// Drops the rows that a change made wrong.
  /// - Parameter edit: The change, already made.
  mutating func record(_ edit: TextEdit) {
    guard !known.isEmpty else { return }
    let delta = edit.after.upperBound - edit.before.upperBound
    var kept: [Int: [Int]] = [:]
    for (line, starts) in known {
      if line > edit.before.upperBound {
        kept[line + delta] = starts
      } else if line <= edit.start {
        // Typed text may make room in the row above, or, joining a letter there, in the row above that.
        let before = starts.prefix { line + $0 < edit.start }.dropLast(2)
        if before.count > 1 { kept[line] = Array(before) }
      }
    }
    known = kept
  }
}

extension RowLayout {
  /// The row that contains a place.
  mutating func row(at place: Int, in buffer: TextBuffer) -> TextRow {
    let line = lineStart(of: place, in: buffer)
    var starts = known[line] ?? [0]
    let index = starts.lastIndex { line + $0 <= place } ?? 0
    let isKnown = index < starts.count - 1
    var row = wrapRow(from: line + starts[index], in: buffer)
    while !row.isLast, row.end <= place {
      if !isKnown { starts.append(row.end - line) }
      row = wrapRow(from: row.end, in: buffer)
    }
    if !isKnown, starts.count > 32 { remember(starts, of: line) }
    return row
  }

  /// The row below; nil for the last.
  mutating func row(after row: TextRow, in buffer: TextBuffer) -> TextRow? {
    if !row.isLast { return wrapRow(from: row.end, in: buffer) }
    return row.end < buffer.count ? wrapRow(from: row.end + 1, in: buffer) : nil
  }

  /// The row above; nil for the first.
  mutating func row(before row: TextRow, in buffer: TextBuffer) -> TextRow? {
    row.start > 0 ? self.row(at: row.start - 1, in: buffer) : nil
  }

  /// The number of rows of the text at a width, counted no further than `limit`.
  static func rowCount(of buffer: TextBuffer, width: Int, language: Language, upTo limit: Int) -> Int {
    var layout = RowLayout()
    // A stack that asks for the greatest width does not use the height.
    guard width < Proposal.unbounded else { return 1 }
    layout.fit(width: width, language: language)
    var count = 1
    var row = layout.wrapRow(from: 0, in: buffer)
    while count < limit, let next = layout.row(after: row, in: buffer) {
      row = next
      count += 1
    }
    return count
  }

  private mutating func remember(_ starts: [Int], of line: Int) {
    if known.count >= 8, known[line] == nil { known = [:] }
    known[line] = starts
  }

  /// The start of a line; searched for only when no known line is near.
  private func lineStart(of place: Int, in buffer: TextBuffer) -> Int {
    for (line, starts) in known where line <= place {
      if let last = starts.last, place <= line + last { return line }
    }
    return buffer.lineStart(of: place)
  }
}

extension RowLayout {
  /// The row that begins at a place.
  private mutating func wrapRow(from start: Int, in buffer: TextBuffer) -> TextRow {
    var column = 0
    var previous: Grapheme?
    /// The last place so far where the row may end.
    var chance: Int?
    /// The last place inside a long word that tears nothing apart, and its column.
    var spare: (place: Int, column: Int)?
    /// A space over the edge, which stays in the row.
    var hanging: Int?
    var row: TextRow?
    Grapheme.forEach(in: buffer.text, from: start) { grapheme in
      walked += 1
      if grapheme.kind == .newline {
        row = TextRow(start: start, end: grapheme.start, isLast: true)
        return false
      }
      if let hanging {
        row = TextRow(start: start, end: hanging, isLast: false)
        return false
      }
      if let previous, RowBreaking.isAllowed(between: previous, and: grapheme) { chance = grapheme.start }
      if let previous, !RowBreaking.isTorn(between: previous, and: grapheme) { spare = (grapheme.start, column) }
      let cells = cells(of: grapheme, at: column, in: buffer)
      if column + cells > textWidth, column > 0 {
        if grapheme.isSpace {
          hanging = grapheme.end
          return true
        }
        let near = spare.flatMap { column - $0.column <= 8 ? $0.place : nil }
        row = TextRow(start: start, end: chance ?? near ?? grapheme.start, isLast: false)
        return false
      }
      column += cells
      previous = grapheme
      return true
    }
    if let row { return row }
    // The caret after a space at the edge belongs to the next row, with the next word.
    if let hanging { return TextRow(start: start, end: hanging, isLast: false) }
    return TextRow(start: start, end: buffer.count, isLast: true)
  }

  /// The cells that a grapheme takes in its row.
  func cells(of grapheme: Grapheme, at column: Int, in buffer: TextBuffer) -> Int {
    switch grapheme.kind {
    case .plain, .special: grapheme.width
    case .tab: 4 - column % 4
    case .newline: 0
    case .marker: label(of: grapheme, in: buffer).width
    }
  }

  /// The text of a long paste's marker, cut to a row.
  func label(of marker: Grapheme, in buffer: TextBuffer) -> SafeText {
    let words = buffer.pastes[marker.scalar]?.label(in: language) ?? "[?]"
    return SafeText(untrustedLine: words).truncated(to: textWidth)
  }

  func column(of place: Int, in row: TextRow, of buffer: TextBuffer) -> Int {
    var column = 0
    Grapheme.forEach(in: buffer.text, from: row.start) { grapheme in
      guard grapheme.start < place else { return false }
      column += cells(of: grapheme, at: column, in: buffer)
      return true
    }
    return min(column, width - 1)
  }

  /// The place in a row at a column, or the last one before it.
  func place(atColumn wanted: Int, in row: TextRow, of buffer: TextBuffer) -> Int {
    var column = 0
    var place = row.start
    Grapheme.forEach(in: buffer.text, from: row.start) { grapheme in
      guard grapheme.start < row.end else {
        place = row.end
        return false
      }
      place = grapheme.start
      column += cells(of: grapheme, at: column, in: buffer)
      // The end of a row that continues is the start of the next, so the last place is before its last letter.
      if column <= wanted, grapheme.end == row.end, row.isLast { place = row.end }
      return column <= wanted && grapheme.end < row.end
    }
    return place
  }
}
