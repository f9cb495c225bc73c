extension Grid {
  /// Paints one line of text, from its first character to its end or its first line break.
  ///
  /// Only cells inside `clip` change, and the other half of a wide character across its edge. A wide character of the
  /// text with only one half inside becomes a blank there.
  /// - Parameter link: The link of the text.
  /// - Returns: The width of the text in cells, also where it was clipped.
  @discardableResult
  public mutating func write(
    _ text: SafeText, at point: Point, style: Style, clip: Rect, link: Hyperlink? = nil
  ) -> Int {
    let area = clip.intersection(bounds)
    let isRowVisible = point.y >= area.minY && point.y < area.maxY && !area.isEmpty
    var cell = Cell(blank: style)
    if isRowVisible, let link { cell.link = links.number(of: link) }
    var x = point.x
    ClusterWalk.forEach(in: text.string) { step in
      if step.isLineBreak { return false }
      let width = step.width
      if width == 0 { return true }
      defer { x += width }
      guard isRowVisible, x < area.maxX, x + width > area.minX else { return true }
      if x < area.minX || x + width > area.maxX {
        put(Cell(blank: style), at: Point(x: max(x, area.minX), y: point.y))
      } else {
        setGlyph(of: &cell, to: step, in: text.string)
        put(cell, at: Point(x: x, y: point.y))
      }
      return true
    }
    return x - point.x
  }

  /// Blanks the cells of a rectangle, in a style.
  public mutating func fill(_ rect: Rect, style: Style) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let blank = Cell(blank: style)
    for y in area.minY..<area.maxY {
      separate(before: Point(x: area.minX, y: y))
      separate(before: Point(x: area.maxX, y: y))
      let row = y * size.width
      for index in row + area.minX..<row + area.maxX { cells[index] = blank }
    }
  }

  /// Changes the style of the cells of a rectangle, and not their text.
  ///
  /// A wide character has the style of its first cell; at the edge of the rectangle it changes as a whole or not at
  /// all.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let index = y * size.width + x
        guard cells[index].width > 0, !cells[index].isPicture else { continue }
        var style = cells[index].style
        change(&style)
        cells[index].style = style
        if cells[index].width == 2 { cells[index + 1].style = style }
      }
    }
  }

  /// Stores a cell of width 1 or 2 where there is room for it.
  private mutating func put(_ cell: Cell, at point: Point) {
    separate(before: point)
    separate(before: Point(x: point.x + Int(cell.width), y: point.y))
    let index = point.y * size.width + point.x
    cells[index] = cell
    if cell.width == 2 {
      var second = cell
      second.width = 0
      second.glyph = 0x20
      second.isContested = false
      cells[index + 1] = second
    }
  }

  /// Replaces a wide character across a cell's left edge by two blanks.
  private mutating func separate(before point: Point) {
    guard point.x > 0, point.x < size.width else { return }
    let index = point.y * size.width + point.x
    guard cells[index].width == 0 else { return }
    let blank = Cell(blank: cells[index].style)
    cells[index - 1] = blank
    cells[index] = blank
  }

  private mutating func setGlyph(of cell: inout Cell, to step: ClusterWalk.Step, in text: String) {
    cell.width = UInt8(step.width)
    cell.isContested = false
    if let value = step.scalar {
      cell.glyph = value
      guard CellWidth.ofSimple(value) == nil, let scalar = Unicode.Scalar(value) else { return }
      cell.isContested = CellWidth.isContested(CollectionOfOne(scalar))
    } else {
      let scalars = text.slice(step.start, step.end).unicodeScalars
      if clusters.entries.count > 2 * cells.count + 64 { forgetUnusedClusters() }
      cell.glyph = Cell.interned | clusters.index(of: .init(scalars))
      cell.isContested = CellWidth.isContested(scalars)
    }
  }

  /// Removes unused clusters, which would fill the table of a grid that is painted again and again.
  private mutating func forgetUnusedClusters() {
    var fresh = ClusterTable()
    for index in cells.indices where cells[index].isInterned {
      cells[index].glyph = Cell.interned | fresh.index(of: entry(of: cells[index]))
    }
    clusters = fresh
  }
}
