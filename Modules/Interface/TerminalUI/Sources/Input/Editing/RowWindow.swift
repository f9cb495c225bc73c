/// Chooses the rows that show when there is not room for all: those around the caret, moved as little as necessary.
struct RowWindow: Sendable {
  /// A place in the first row that shows.
  private var top = 0

  /// The rows that show, the caret's among them.
  mutating func rows(height: Int, caret: Int, of buffer: TextBuffer, layout: inout RowLayout) -> [TextRow] {
    guard height > 0 else { return [] }
    let caretRow = layout.row(at: caret, in: buffer)
    var first = layout.row(at: min(top, buffer.count), in: buffer)
    if caretRow.start < first.start { first = caretRow }
    var rows = below(first, height, buffer, &layout)
    if let last = rows.last, last.start < caretRow.start {
      rows = [caretRow]
    }
    // Where the end of the text leaves rows free, earlier rows show.
    while rows.count < height, let above = layout.row(before: rows[0], in: buffer) { rows.insert(above, at: 0) }
    top = rows[0].start
    return rows
  }

  private func below(_ first: TextRow, _ height: Int, _ buffer: TextBuffer, _ layout: inout RowLayout) -> [TextRow] {
    var rows = [first]
    while rows.count < height, let next = layout.row(after: rows[rows.count - 1], in: buffer) { rows.append(next) }
    return rows
  }
}
