import Terminal

/// The painted text, for selections.
@MainActor struct Page {
  let grid: Terminal.Grid
  let tree: ResponderTree
  /// Selected rows that were scrolled away.
  var scrolled: ScrolledRows?

  /// The span of a unit at a cell.
  func span(of unit: Selection.Unit, at point: Point, in region: Rect) -> Selection.Span {
    switch unit {
    case .cell: Selection.Span(first: point, last: point)
    case .word: word(at: point, in: region)
    case .line: line(at: point.y, in: region)
    }
  }

  /// The first column of the character at a cell, which may be its second half.
  func start(ofClusterAt point: Point) -> Int {
    point.x > 0 && point.x < grid.size.width && cluster(at: point).isEmpty ? point.x - 1 : point.x
  }

  /// The column after the character at a cell.
  func end(ofClusterAt point: Point) -> Int {
    let next = Point(x: point.x + 1, y: point.y)
    return next.x < grid.size.width && cluster(at: next).isEmpty ? point.x + 2 : point.x + 1
  }

  /// The character of a cell, on the screen or in a row that was scrolled away.
  private func cluster(at point: Point) -> String {
    guard let row = scrolled?.row(at: point.y) else { return grid.cluster(at: point) }
    return row.clusters.indices.contains(point.x) ? row.clusters[point.x] : " "
  }

  /// The columns of a row from its first character to its last; empty for a blank row.
  func content(row y: Int, in region: Rect) -> Range<Int> {
    if let known = scrolled?.row(at: y) { return known.content }
    let isBlank: (Int) -> Bool = { x in grid.cluster(at: Point(x: x, y: y)) == " " }
    guard let first = (region.minX..<region.maxX).first(where: { !isBlank($0) }),
      let last = (first..<region.maxX).last(where: { !isBlank($0) })
    else { return region.minX..<region.minX }
    return first..<last + 1
  }

  /// The text of a piece of a row, without the blanks at its end.
  func text(_ piece: Selection.Piece) -> String {
    var text = ""
    for x in piece.columns { text += cluster(at: Point(x: x, y: piece.y)) }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text between a row and the next when both are one wrapped line; nil otherwise.
  func softBreak(after y: Int, in region: Rect) -> SoftBreak? {
    if let known = scrolled?.softBreak(after: y) { return known }
    let (row, next) = (content(row: y, in: region), content(row: y + 1, in: region))
    guard !row.isEmpty, !next.isEmpty else { return nil }
    return tree.softBreak(after: y, endingAt: row.upperBound - 1, continuingAt: next.lowerBound)
  }
}

extension Page {
  private enum Kind {
    case blank, word, sign
  }

  /// The word at a cell: adjoining letters, numbers and underscores of any script, or adjoining signs, or blanks.
  private func word(at point: Point, in region: Rect) -> Selection.Span {
    let wanted = kind(at: point.x, row: point.y)
    var (first, last) = (start(ofClusterAt: point), end(ofClusterAt: point) - 1)
    while first > region.minX, kind(at: first - 1, row: point.y) == wanted { first -= 1 }
    while last + 1 < region.maxX, kind(at: last + 1, row: point.y) == wanted { last += 1 }
    return Selection.Span(first: Point(x: max(first, region.minX), y: point.y), last: Point(x: last, y: point.y))
  }

  /// The whole wrapped line of a row, over all of its rows.
  private func line(at y: Int, in region: Rect) -> Selection.Span {
    var (first, last) = (y, y)
    while first > region.minY, softBreak(after: first - 1, in: region) != nil { first -= 1 }
    while last + 1 < region.maxY, softBreak(after: last, in: region) != nil { last += 1 }
    return Selection.Span(first: Point(x: region.minX, y: first), last: Point(x: region.maxX - 1, y: last))
  }

  private func kind(at x: Int, row y: Int) -> Kind {
    let cluster = grid.cluster(at: Point(x: start(ofClusterAt: Point(x: x, y: y)), y: y))
    guard let character = cluster.first, character != " " else { return .blank }
    return character.isLetter || character.isNumber || character == "_" ? .word : .sign
  }
}
