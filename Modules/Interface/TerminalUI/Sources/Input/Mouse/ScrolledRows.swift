import Terminal

/// Rows of a selection that were scrolled out of its region, as they were last shown.
@MainActor struct ScrolledRows {
  struct Row {
    let clusters: [String]
    /// The columns from its first character to its last.
    let content: Range<Int>
    /// The text between it and its neighbour towards the region, when both are one wrapped line.
    let softBreak: SoftBreak?
  }

  let region: Rect
  /// The rows above the region and those below it; the nearest is the last.
  private var above: [Row] = [], below: [Row] = []

  init(region: Rect) {
    self.region = region
  }

  /// The row at `y`, which may be beyond the screen; nil for a row that was not scrolled away.
  func row(at y: Int) -> Row? {
    let (rows, distance) = y < region.minY ? (above, region.minY - y) : (below, y - region.maxY + 1)
    return distance > 0 && distance <= rows.count ? rows[rows.count - distance] : nil
  }

  /// The text between the row at `y` and the next, where one of them was scrolled away; nil where both are in the
  /// region.
  func softBreak(after y: Int) -> SoftBreak?? {
    if y < region.minY { return row(at: y)?.softBreak }
    return y + 1 < region.maxY ? nil : .some(row(at: y + 1)?.softBreak)
  }

  /// Scrolls the text up by a row (1) or down (-1): one row leaves the region, and an earlier one may come back.
  /// - Parameter isWanted: Whether the row that leaves is part of the selection.
  mutating func scroll(by step: Int, from page: Page, keepsLeaving isWanted: Bool) {
    let leaving = step > 0 ? region.minY : region.maxY - 1
    let left = Row(
      clusters: (0..<region.maxX).map { page.grid.cluster(at: Point(x: $0, y: leaving)) },
      content: page.content(row: leaving, in: region),
      softBreak: page.softBreak(after: step > 0 ? leaving : leaving - 1, in: region))
    if step > 0 {
      if isWanted { above.append(left) }
      _ = below.popLast()
    } else {
      if isWanted { below.append(left) }
      _ = above.popLast()
    }
  }
}
