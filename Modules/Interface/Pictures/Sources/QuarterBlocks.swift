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
      var quarters: [Quarters] = []
      quarters.reserveCapacity(columns)
      for column in 0..<columns {
        guard let next = Quarters(of: bitmap, x: 2 * column, y: 2 * row) else { return nil }
        quarters.append(next)
      }
      var last: Cell?
      for column in 0..<columns {
        let cell = Cell(quarters[column], after: last) {
          // Equal cells in a row see the same next cell, so that all of them choose alike.
          quarters[column...].first { $0 != quarters[column] }
        }
        cells.append(cell)
        last = cell
      }
    }
    self.cells = cells
  }

  /// The cell at a place, which must be inside.
  public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }
}

/// Four pixels of at most two colours.
private struct Quarters: Equatable {
  /// The colour of the upper left pixel, and the other one; equal when there is only one colour.
  let one: HalfBlocks.Color?, other: HalfBlocks.Color?
  /// The pixels of `one`: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  let ones: UInt8

  /// Four pixels of a bitmap; nil when they have more than two colours.
  init?(of bitmap: Bitmap, x: Int, y: Int) {
    let one = HalfBlocks.Color(bitmap[x, y])
    var other = one
    var ones: UInt8 = 1
    for quarter in 1..<4 {
      let color = HalfBlocks.Color(bitmap[x + quarter % 2, y + quarter / 2])
      if color == one {
        ones |= 1 << UInt8(quarter)
      } else if color == other || other == one {
        other = color
      } else {
        return nil
      }
    }
    (self.one, self.other, self.ones) = (one, other, ones)
  }

  func contains(_ color: HalfBlocks.Color?) -> Bool { color == one || color == other }
}

extension QuarterBlocks.Cell {
  /// The cell of four pixels.
  /// - Parameter next: Looks for the next cell that differs.
  fileprivate init(_ quarters: Quarters, after last: Self?, before next: () -> Quarters?) {
    let (one, other) = (quarters.one, quarters.other)
    if one == other {
      // One colour: as the paper or, if it is the ink already or the paper is needed again, as a full block.
      let isPaperKept =
        if one != nil, let last, let next = next() { next.contains(last.paper) && !next.contains(last.ink) } else {
          false
        }
      let isInk = one != nil && last?.paper != one && (last?.ink == one || isPaperKept)
      self.init(quarters: isInk ? 15 : 0, ink: isInk ? one : last?.ink, paper: isInk ? last?.paper : one)
      return
    }
    // Only paper can be transparent.
    let isOnePaper = one == nil || other != nil && (last?.paper == one || last?.paper != other && last?.ink == other)
    self.init(
      quarters: isOnePaper ? ~quarters.ones & 15 : quarters.ones, ink: isOnePaper ? other : one,
      paper: isOnePaper ? one : other)
  }
}
