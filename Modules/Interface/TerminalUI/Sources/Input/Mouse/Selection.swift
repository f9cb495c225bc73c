import Terminal

/// Cells that were chosen with the mouse: from one to another in reading order, within a part of the screen.
@MainActor struct Selection {
  /// What grows with the mouse.
  enum Unit: Int {
    case cell = 1, word, line
  }

  /// The first cell and the last one.
  struct Span: Hashable {
    var first: Point, last: Point

    /// The least that has both in it.
    func union(_ other: Span) -> Span {
      Span(
        first: Self.isBefore(other.first, first) ? other.first : first,
        last: Self.isBefore(last, other.last) ? other.last : last)
    }

    /// The same so many rows further down.
    func moved(by rows: Int) -> Span {
      Span(first: Point(x: first.x, y: first.y + rows), last: Point(x: last.x, y: last.y + rows))
    }

    private static func isBefore(_ one: Point, _ other: Point) -> Bool {
      one.y != other.y ? one.y < other.y : one.x < other.x
    }
  }

  /// What a row has of it: columns with text in them.
  struct Piece: Hashable {
    let y: Int
    let columns: Range<Int>
  }

  let region: Rect
  let unit: Unit
  /// What was chosen where the button went down.
  private var origin: Span
  private(set) var span: Span
  /// What of it was scrolled away.
  private(set) var scrolled: ScrolledRows?

  /// What is chosen by a press at a cell of the region.
  init(at point: Point, by unit: Unit, in region: Rect, of page: Page) {
    self.region = region
    self.unit = unit
    origin = page.span(of: unit, at: point, in: region)
    span = origin
  }

  /// Takes it from where it began to another cell.
  /// - Returns: Whether it is another one now.
  mutating func extend(to point: Point, of page: Page) -> Bool {
    let next = origin.union(page.span(of: unit, at: clamped(point), in: region))
    guard next != span else { return false }
    span = next
    return true
  }

  /// Goes with its text, which was scrolled up by a row, or down by one (-1).
  /// - Parameter page: What was there before.
  mutating func scroll(by step: Int, from page: Page) {
    var rows = scrolled ?? ScrolledRows(region: region)
    let leaving = step > 0 ? region.minY : region.maxY - 1
    rows.scroll(by: step, from: page, keepsLeaving: span.first.y <= leaving && leaving <= span.last.y)
    scrolled = rows
    origin = origin.moved(by: -step)
    span = span.moved(by: -step)
  }

  /// The nearest cell of the region; above it is its beginning, below it its end.
  private func clamped(_ point: Point) -> Point {
    if point.y < region.minY { return region.origin }
    if point.y >= region.maxY { return Point(x: region.maxX - 1, y: region.maxY - 1) }
    return Point(x: min(max(point.x, region.minX), region.maxX - 1), y: point.y)
  }
}

extension Selection {
  /// The pieces with text, without the blanks at the ends of rows and without what all rows are indented by.
  func pieces(on page: Page) -> [Piece] {
    let rows = span.first.y...span.last.y
    let contents = rows.map { page.content(row: $0, in: region) }
    let starts = zip(rows, contents).filter { !$1.isEmpty }.map { y, content in
      // Beside the text of the first row may be what was not chosen, such as a name.
      y == span.first.y ? max(span.first.x, content.lowerBound) : content.lowerBound
    }
    let indent = starts.min() ?? region.minX
    return zip(rows, contents).map { y, content in
      let start = page.start(ofClusterAt: Point(x: y == span.first.y ? max(span.first.x, indent) : indent, y: y))
      let end = y == span.last.y ? page.end(ofClusterAt: span.last) : region.maxX
      let columns = max(start, region.minX)..<max(start, region.minX, min(end, content.upperBound))
      return Piece(y: y, columns: content.isEmpty ? columns.lowerBound..<columns.lowerBound : columns)
    }
  }

  /// Shows what is chosen: its colours exchanged, or exchanged back.
  func highlight(_ page: Page, on grid: inout Terminal.Grid) {
    for piece in visiblePieces(on: page) where !piece.columns.isEmpty {
      let area = Rect(x: piece.columns.lowerBound, y: piece.y, width: piece.columns.count, height: 1)
      grid.restyle(area) { $0.attributes.formSymmetricDifference(.reverse) }
    }
  }

  /// Those that were not scrolled away.
  private func visiblePieces(on page: Page) -> [Piece] {
    pieces(on: page).filter { region.minY <= $0.y && $0.y < region.maxY }
  }

  /// What shows of it in each row, to tell whether it still does.
  func visibleText(of page: Page) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: visiblePieces(on: page).map { ($0.y, page.text($0)) })
  }

  /// What is chosen, as text: rows that a wrapped line was cut into are one line.
  func text(of page: Page) -> String {
    var text = ""
    var before: Piece?
    for piece in pieces(on: page) {
      var row = page.text(piece)
      if let before {
        switch page.softBreak(after: before.y, in: region) {
        case nil: text += "\n"
        case .nothing: row = String(row.drop { $0 == " " })
        case .space:
          row = String(row.drop { $0 == " " })
          if text.last != " ", !row.isEmpty { text += " " }
        }
      }
      text += row
      before = piece
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isNewline))
  }
}
