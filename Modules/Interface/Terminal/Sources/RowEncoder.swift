import Glibc

/// Encodes the difference of two grids, row by row.
struct RowEncoder {
  private let grid: Grid
  private let shown: Grid
  private let depth: ColorDepth
  private let widths: DrawnWidths
  /// Whether equal indices mean equal clusters.
  private let tablesAgree: Bool
  private let showsLinks: Bool
  /// The link being written; 0 for none. None is open before and after.
  private var link: UInt8 = 0
  private var pen: Pen?
  private var cursor: Point?
  /// The style of the last cell, to notice quickly that it did not change; nil when it is not that of the pen.
  private var lastStyle: Cell.PackedStyle?
  /// The background that blanks can have without a change of the pen; nil when it is unknown.
  private var blankBackground: UInt32?
  /// The cells of later rows that were painted together with the one above.
  private var paintedBelow: [Int] = []

  /// Appends the bytes that change a terminal from one grid to another of the same size.
  static func encode(_ grid: Grid, over shown: Grid, with encoder: inout FrameEncoder, into bytes: inout [UInt8]) {
    var rows = RowEncoder(
      grid: grid, shown: shown, depth: encoder.depth, widths: encoder.widths,
      tablesAgree: grid.tablesAgree(with: shown), showsLinks: encoder.showsLinks, pen: encoder.pen,
      cursor: encoder.cursor)
    let width = grid.size.width
    for y in 0..<grid.size.height where width > 0 {
      if rows.tablesAgree, rows.isUntouched(row: y, width: width) { continue }
      rows.encode(row: y, into: &bytes)
    }
    rows.use(link: 0, into: &bytes)
    encoder.pen = rows.pen
    encoder.cursor = rows.cursor
  }

  private func isUntouched(row: Int, width: Int) -> Bool {
    grid.cells.withUnsafeBytes { new in
      shown.cells.withUnsafeBytes { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return true }
        let stride = MemoryLayout<Cell>.stride * width
        return memcmp(new + row * stride, old + row * stride, stride) == 0
      }
    }
  }
}

extension RowEncoder {
  private mutating func encode(row y: Int, into bytes: inout [UInt8]) {
    let width = grid.size.width
    let row = y * width
    let end = endOfContent(in: grid, row: row)
    var isRestStale = false
    paintedBelow.removeAll { $0 < row }
    var x = 0
    // Whether the cell before was painted, so that it changed.
    var isInside = false
    while x < end {
      let index = row + x
      let cell = grid.cells[index]
      let step = max(1, Int(cell.width))
      if !isRestStale && (isSame(index) || paintedBelow.contains(index)) {
        x += step
        isInside = false
        continue
      }
      // Terminals may have drawn such a cluster over its neighbours, or may do so now.
      if cell.isContested || hadContested(index, index + step) { isRestStale = true }
      approach(Point(x: x, y: y), into: &bytes)
      paint(cell, at: Point(x: x, y: y), into: &bytes)
      if !isRestStale, !isInside, x + 1 < end, isContinuedBelow(index, x: x) {
        let below = Point(x: x, y: y + 1)
        move(to: below, into: &bytes)
        paint(grid.cells[index + width], at: below, into: &bytes)
        paintedBelow.append(index + width)
      }
      isInside = true
      x += step
    }
    guard end < width, isRestStale || endOfContent(in: shown, row: row) > end || hadContested(row + end, row + width)
    else { return }
    use(link: 0, into: &bytes)
    move(to: Point(x: end, y: y), into: &bytes)
    use(Cell.blank, into: &bytes)
    bytes.append(contentsOf: ControlSequence.clearToEndOfLine.utf8)
  }

  /// Whether the cell below changed too, in the same style, while the neighbours of both did not: two cells of a vertical
  /// bar. The rest of the row has other styles, so painting both at once saves the change to the style and back.
  private func isContinuedBelow(_ index: Int, x: Int) -> Bool {
    let width = grid.size.width
    let below = index + width
    guard below < grid.cells.count, isAlone(index, x: x) else { return false }
    let (cell, next) = (grid.cells[index], grid.cells[below])
    return cell.packedStyle == next.packedStyle && cell.isPlain && next.isPlain && !isSame(below)
      && isAlone(below, x: x) && x < endOfContent(in: grid, row: below - x)
  }

  /// Whether the cells beside it did not change.
  private func isAlone(_ index: Int, x: Int) -> Bool { (x == 0 || isSame(index - 1)) && isSame(index + 1) }

  private func hadContested(_ start: Int, _ end: Int) -> Bool {
    shown.cells[start..<end].contains(where: \.isContested)
  }

  /// The column from which "clear to the end of the line" can draw the blanks.
  private func endOfContent(in grid: Grid, row: Int) -> Int {
    var end = grid.size.width
    while end > 0, visible(grid.cells[row + end - 1]) == .blank { end -= 1 }
    return end
  }

  private func isSame(_ index: Int) -> Bool {
    let new = grid.cells[index], old = shown.cells[index]
    if new.isInterned || old.isInterned || new.link | old.link != 0 && !tablesAgree {
      return grid.shows(index, sameAs: shown)
    }
    // Only blanks have invisible differences.
    return new == old || new.glyph == 0x20 && old.glyph == 0x20 && visible(new) == visible(old)
  }

  /// The cell without invisible differences.
  private func visible(_ cell: Cell) -> Cell {
    guard cell.glyph == 0x20, cell.width == 1 else { return cell }
    var cell = cell
    cell.attributes &= Attributes.seenOnBlanks.rawValue
    if cell.attributes == 0 { cell.foreground = 0 }
    return cell
  }
}

extension RowEncoder {
  /// Moves the cursor to a cell. When it is shorter than a move, the few cells in between are painted again.
  private mutating func approach(_ target: Point, into bytes: inout [UInt8]) {
    guard let from = cursor, from.y == target.y, from.x < target.x, target.x - from.x <= 4 else {
      return move(to: target, into: &bytes)
    }
    let between = target.y * grid.size.width + from.x..<target.y * grid.size.width + target.x
    let isCheap = between.allSatisfy { index in
      let cell = grid.cells[index]
      return cell.glyph < 0x7F && cell.width == 1 && (cell.link == link || !showsLinks)
        && cell.packedStyle == lastStyle
    }
    guard isCheap, pen != nil else { return move(to: target, into: &bytes) }
    for index in between { bytes.append(UInt8(truncatingIfNeeded: max(0x20, grid.cells[index].glyph))) }
    cursor = target
  }

  private mutating func move(to target: Point, into bytes: inout [UInt8]) {
    guard cursor != target else { return }
    if let cursor, cursor.y == target.y {
      ControlSequence.move(toColumn: target.x, into: &bytes)
    } else {
      ControlSequence.move(to: target, into: &bytes)
    }
    cursor = target
  }

  /// Changes the pen to the style of a cell.
  private mutating func use(_ cell: Cell, into bytes: inout [UInt8]) {
    if lastStyle == cell.packedStyle { return }
    let next = Pen(for: cell.style, depth: depth)
    next.change(from: pen, into: &bytes)
    pen = next
    lastStyle = cell.packedStyle
    blankBackground = nil
  }

  /// Changes the pen only as far as a blank shows it: the colour of the text stays.
  private mutating func use(onBlank cell: Cell, into bytes: inout [UInt8]) {
    if blankBackground == cell.background || lastStyle == cell.packedStyle { return }
    guard let pen else { return use(cell, into: &bytes) }
    var next = pen
    next.background = depth.nearest(to: Color(packed: cell.background))
    next.attributes.subtract(.seenOnBlanks)
    blankBackground = cell.background
    if next == pen { return }
    next.change(from: pen, into: &bytes)
    self.pen = next
    lastStyle = nil
  }

  /// Ends the open link, and begins another.
  private mutating func use(link next: UInt8, into bytes: inout [UInt8]) {
    guard showsLinks, next != link else { return }
    ControlSequence.link(grid.links[next], into: &bytes)
    link = next
  }

  private mutating func paint(_ cell: Cell, at point: Point, into bytes: inout [UInt8]) {
    use(link: cell.link, into: &bytes)
    if cell.isInvisible { use(onBlank: cell, into: &bytes) } else { use(cell, into: &bytes) }
    let width = max(1, Int(cell.width))
    if cell.isContested && width == 2 {
      // Blanks both cells first: a terminal that draws only one would keep the old content of the other.
      bytes.append(contentsOf: [0x20, 0x20])
      ControlSequence.move(toColumn: point.x, into: &bytes)
    }
    if let substitute = substitute(for: cell) {
      for scalar in substitute { bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
    } else if cell.isInterned {
      grid.entry(of: cell).forEachByte { bytes.append($0) }
    } else if cell.glyph < 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: max(0x20, cell.glyph)))
    } else {
      // A second protection after SafeText: no control character is sent, whatever a cell holds.
      let isControl = cell.glyph < 0xA0
      let scalar = isControl ? "\u{FFFD}" : Unicode.Scalar(cell.glyph) ?? "\u{FFFD}"
      if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
    }
    let next = point.x + width
    // At the edge and after a contested cluster, the cursor's place is unknown.
    cursor = cell.isContested || next >= grid.size.width ? nil : Point(x: next, y: point.y)
  }

  /// The replacement for a character that this terminal draws in another width.
  private func substitute(for cell: Cell) -> [Unicode.Scalar]? {
    if widths == .modern { return nil }
    if cell.isInterned { return widths.substitute(for: grid.entry(of: cell).text.unicodeScalars) }
    guard cell.glyph > 0x7F, cell.width == 1, let scalar = Unicode.Scalar(cell.glyph) else { return nil }
    return widths.substitute(for: CollectionOfOne(scalar))
  }
}

extension Cell {
  /// Whether the cell shows nothing but its background.
  fileprivate var isInvisible: Bool {
    glyph == 0x20 && width == 1 && attributes & Attributes.seenOnBlanks.union(.picture).rawValue == 0
  }

  /// Whether the cell is one column with one scalar, and no part of a link.
  fileprivate var isPlain: Bool { width == 1 && link == 0 && !isInterned && !isContested }
}

extension Attributes {
  /// What shows on a blank.
  fileprivate static let seenOnBlanks: Attributes = [.underline, .reverse, .strikethrough]
}
