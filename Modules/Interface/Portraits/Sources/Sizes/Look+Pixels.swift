public import Pictures

extension Look {
  /// The pixels for a terminal that draws pictures itself: sixteen rows, and as many columns as the ratio of these cells
  /// requires, with the figure in the middle.
  public func picture(columns: Int, rows: Int) -> Bitmap? {
    drawn(width: 8 * max(1, columns) / max(1, rows)).bitmap
  }

  /// The pixels for cells: two in each direction for each cell, and at most two colours in a cell.
  ///
  /// There are three drawings: the large one from eight rows of cells on, the one for cards from four rows on, and the
  /// one for rows of lists, which is four cells wide. Columns beyond the figure show more of the place.
  /// - Returns: Nil for a size in which its pixels would be uneven. With at least two columns for each row, four and
  ///   eight rows never are, nor sixteen rows with an even number of columns.
  public func cells(columns: Int, rows: Int) -> Bitmap? {
    switch rows {
    case 8...: drawn(width: 8 * columns / rows).bitmap(width: 2 * columns, height: 2 * rows)
    case 4...: drawnForCard(width: 4 * columns / rows).bitmap(width: 2 * columns, height: 2 * rows)
    default: drawnForRow().bitmap
    }
  }

  /// The pixels for four by two cells of a dense list: the head without the place, and nothing in the first row, so that
  /// portraits below each other stay apart.
  /// - Parameter isLight: Whether the background is light. The head keeps enough contrast to it.
  public func bareCells(onLight isLight: Bool) -> Bitmap? {
    drawnForRow(on: isLight ? 0xFFFFFF : 0x1E1E1E).bitmap
  }
}
