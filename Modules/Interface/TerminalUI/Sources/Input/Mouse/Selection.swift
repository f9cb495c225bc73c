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
  private let origin: Span
  private(set) var span: Span

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
    for piece in pieces(on: page) where !piece.columns.isEmpty {
      let area = Rect(x: piece.columns.lowerBound, y: piece.y, width: piece.columns.count, height: 1)
      grid.restyle(area) { $0.attributes.formSymmetricDifference(.reverse) }
    }
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
