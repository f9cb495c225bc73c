/// A drawing in the cells of a terminal, with four pixels in each cell, in at most two colours.
///
/// A cell uses the two colours of the cell before it in the same places, where it can: a terminal is then told fewer
/// colours.
public struct QuarterBlocks: Hashable, Sendable {
  /// The size in cells.
  public let columns: Int, rows: Int
  private let cells: [Cell]

  /// A cell.
  public struct Cell: Hashable, Sendable {
    /// The quarters in the first colour: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
    public var quarters: UInt8
    /// The colour of these quarters, and that of the others. Nil where the background shows.
    public var ink: HalfBlocks.Color?, paper: HalfBlocks.Color?
  }

  /// The cells of a bitmap that is twice as wide and twice as high.
  /// - Returns: Nil when a side is odd, or a cell has more than two colours.
  public init?(_ bitmap: Bitmap) {
    guard bitmap.width % 2 == 0, bitmap.height % 2 == 0 else { return nil }
    (columns, rows) = (bitmap.width / 2, bitmap.height / 2)
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let quarters = (0..<columns).map { column in
        let (x, y) = (2 * column, 2 * row)
        return [bitmap[x, y], bitmap[x + 1, y], bitmap[x, y + 1], bitmap[x + 1, y + 1]].map(HalfBlocks.Color.init)
      }
      var last: Cell?
      for column in 0..<columns {
        // Cells of a single colour go on like the first of them.
        let next = quarters[column...].first { $0 != quarters[column] }
        guard let cell = Cell(quarters[column], after: last, before: next ?? []) else { return nil }
        cells.append(cell)
        last = cell
      }
    }
    self.cells = cells
  }

  /// The cell at a place, which must be inside.
  public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }
}

extension QuarterBlocks.Cell {
  /// A cell of four colours, of which at most two differ; else nil.
  /// - Parameter next: The colours of the next cell that differs.
  fileprivate init?(_ colors: [HalfBlocks.Color?], after last: Self?, before next: [HalfBlocks.Color?]) {
    let one = colors[0]
    let other = colors.first { $0 != one } ?? one
    guard colors.allSatisfy({ $0 == one || $0 == other }) else { return nil }
    if one == other {
      // One colour: as the paper or, if it is the ink already or the paper is needed again, as a full block.
      let isPaperKept = last.map { next.contains($0.paper) && !next.contains($0.ink) } ?? false
      let isInk = one != nil && last?.paper != one && (last?.ink == one || isPaperKept)
      self.init(quarters: isInk ? 15 : 0, ink: isInk ? one : last?.ink, paper: isInk ? last?.paper : one)
      return
    }
    // Only paper can be transparent.
    let isOnePaper = one == nil || other != nil && (last?.paper == one || last?.paper != other && last?.ink == other)
    let (ink, paper) = isOnePaper ? (other, one) : (one, other)
    let quarters = colors.enumerated().reduce(UInt8(0)) { $1.element == ink ? $0 | 1 << UInt8($1.offset) : $0 }
    self.init(quarters: quarters, ink: ink, paper: paper)
  }
}
