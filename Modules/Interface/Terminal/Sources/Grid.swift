/// A screen of cells, to be painted and then encoded for a terminal.
public struct Grid: Sendable {
  /// Its size in cells.
  public let size: Size
  /// The cells, row after row.
  var cells: [Cell]
  /// The clusters of cells with more than one scalar.
  var clusters = ClusterTable()
  /// The pictures drawn over cells.
  var placements: [Placement] = []
  /// The links of cells.
  var links = LinkTable()

  /// The largest grid, in cells: an 8K screen has 960 by 270 cells of 8 by 16 pixels. The rest of a larger terminal
  /// stays blank: one that claims 65,535 by 65,535 would need too much memory.
  public static let largest = Size(width: 1_000, height: 500)

  /// A blank grid. A negative side counts as 0, and a side beyond `largest` as `largest`.
  public init(size: Size) {
    self.size = size.clamped(to: Self.largest)
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// All cells of the grid.
  public var bounds: Rect { Rect(origin: .zero, size: size) }
}

extension Grid: Equatable {
  /// Whether both grids show the same.
  public static func == (one: Grid, other: Grid) -> Bool {
    guard one.size == other.size else { return false }
    if one.tablesAgree(with: other) { return one.cells == other.cells }
    return one.cells.indices.allSatisfy { one.shows($0, sameAs: other) }
  }

  /// Whether equal indices in cells mean the same in both grids.
  func tablesAgree(with other: Grid) -> Bool {
    clusters.entries == other.clusters.entries && links == other.links
  }

  /// Whether a cell shows the same in another grid of the same size, which may have other indices.
  func shows(_ index: Int, sameAs other: Grid) -> Bool {
    var mine = cells[index], theirs = other.cells[index]
    if mine.isInterned && theirs.isInterned {
      guard entry(of: mine) == other.entry(of: theirs) else { return false }
      mine.glyph = 0
      theirs.glyph = 0
    }
    guard links[mine.link] == other.links[theirs.link] else { return false }
    mine.link = theirs.link
    return mine == theirs
  }

  /// The table's entry for an interned cell.
  func entry(of cell: Cell) -> ClusterTable.Entry {
    clusters.entries[Int(cell.glyph & ~Cell.interned)]
  }
}

extension Grid {
  /// The text of a row, without the blanks at its end; empty outside the grid.
  public func text(row: Int) -> String {
    guard row >= 0, row < size.height else { return "" }
    var text = ""
    for x in 0..<size.width { text += cluster(at: Point(x: x, y: row)) }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The style of a cell; unstyled outside the grid.
  public func style(at point: Point) -> Style {
    index(of: point).map { cells[$0].style } ?? .standard
  }

  /// The link of a cell; nil for none.
  public func link(at point: Point) -> Hyperlink? {
    index(of: point).flatMap { links[cells[$0].link] }
  }

  /// The text of a cell: "" on the second half of a wide character, and outside the grid.
  public func cluster(at point: Point) -> String {
    guard let index = index(of: point) else { return "" }
    let cell = cells[index]
    if cell.width == 0 { return "" }
    if cell.isPicture { return " " }
    if cell.isInterned { return entry(of: cell).text }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? ""
  }

  /// The index of a cell; nil outside the grid.
  func index(of point: Point) -> Int? {
    bounds.contains(point) ? point.y * size.width + point.x : nil
  }
}
