import Terminal

/// Cells selected with the mouse: from one cell to another in reading order, within a region of the screen.
@MainActor struct Selection {
  /// The unit by which a selection grows.
  enum Unit: Int {
    case cell = 1, word, line
  }

  struct Span: Hashable {
    var first: Point, last: Point

    /// The smallest span that contains both.
    func union(_ other: Span) -> Span {
      Span(
        first: Self.isBefore(other.first, first) ? other.first : first,
        last: Self.isBefore(last, other.last) ? other.last : last)
    }

    /// The span `rows` further down.
    func moved(by rows: Int) -> Span {
      Span(first: Point(x: first.x, y: first.y + rows), last: Point(x: last.x, y: last.y + rows))
    }

    private static func isBefore(_ one: Point, _ other: Point) -> Bool {
      one.y != other.y ? one.y < other.y : one.x < other.x
    }
  }

  /// The selected columns of a row, with text in them.
  struct Piece: Hashable {
    let y: Int
    let columns: Range<Int>
  }

  let region: Rect
  let unit: Unit
  /// The unit where the button went down.
  private var origin: Span
  private(set) var span: Span
  /// The selected rows that were scrolled away.
  private(set) var scrolled: ScrolledRows?

  /// Selects the unit at a cell of the region.
  init(at point: Point, by unit: Unit, in region: Rect, of page: Page) {
    self.region = region
    self.unit = unit
    origin = page.span(of: unit, at: point, in: region)
    span = origin
  }

  /// Extends the selection from its origin to another cell.
  /// - Returns: Whether the selection changed.
  mutating func extend(to point: Point, of page: Page) -> Bool {
    let next = origin.union(page.span(of: unit, at: clamped(point), in: region))
    guard next != span else { return false }
    span = next
    return true
  }

  /// Moves with the text, which was scrolled up by a row (1) or down (-1).
  /// - Parameter page: The page before the scrolling.
  mutating func scroll(by step: Int, from page: Page) {
    var rows = scrolled ?? ScrolledRows(region: region)
    let leaving = step > 0 ? region.minY : region.maxY - 1
    rows.scroll(by: step, from: page, keepsLeaving: span.first.y <= leaving && leaving <= span.last.y)
    scrolled = rows
    origin = origin.moved(by: -step)
    span = span.moved(by: -step)
  }

  /// The nearest cell of the region; a point above becomes its beginning, one below its end.
  private func clamped(_ point: Point) -> Point {
    if point.y < region.minY { return region.origin }
    if point.y >= region.maxY { return Point(x: region.maxX - 1, y: region.maxY - 1) }
    return Point(x: min(max(point.x, region.minX), region.maxX - 1), y: point.y)
  }
}

extension Selection {
  /// The selected pieces with text, without blanks at the ends of rows and without the common indentation.
  func pieces(on page: Page) -> [Piece] {
    let rows = span.first.y...span.last.y
    let contents = rows.map { page.content(row: $0, in: region) }
    let starts = zip(rows, contents).filter { !$1.isEmpty }.map { y, content in
      // To the left of the first cell there may be text outside the selection, such as a name.
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

  /// Exchanges the colours of the selected cells, or exchanges them back.
  func highlight(_ page: Page, on grid: inout Terminal.Grid) {
    for piece in visiblePieces(on: page) where !piece.columns.isEmpty {
      let area = Rect(x: piece.columns.lowerBound, y: piece.y, width: piece.columns.count, height: 1)
      grid.restyle(area) { $0.attributes.formSymmetricDifference(.reverse) }
    }
  }

  /// The pieces that were not scrolled away.
  private func visiblePieces(on page: Page) -> [Piece] {
    pieces(on: page).filter { region.minY <= $0.y && $0.y < region.maxY }
  }

  /// The visible text of each row, to notice when it changes.
  func visibleText(of page: Page) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: visiblePieces(on: page).map { ($0.y, page.text($0)) })
  }

  /// The selected text; the rows of a wrapped line are one line.
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
