import TerminalUI

/// The layout of blocks at a width: lines, or other layouts below each other. It is never flattened: a growing block
/// keeps the layouts of its complete parts, and only visible lines are assembled.
final class BlockLayout: Sendable {
  /// A layout in another, with margins.
  struct Part: Sendable {
    /// The row where it begins.
    fileprivate(set) var start = 0
    var layout: BlockLayout
    /// The margin before its first line, and the one before the other lines.
    var first = StyledLine()
    var rest = StyledLine()
  }

  /// The width of the widest line in cells, and the number of lines.
  let columns: Int, rows: Int
  private let leaf: [StyledLine]
  private let parts: [Part]

  init(_ lines: [StyledLine]) {
    leaf = lines
    parts = []
    columns = lines.map(\.width).max() ?? 0
    rows = lines.count
  }

  /// Layouts below each other, with `spacing` empty lines between them.
  init(_ column: [Part], apart spacing: Int = 0) {
    var (parts, row, widest) = (column, 0, 0)
    for index in parts.indices {
      if index > 0 { row += spacing }
      parts[index].start = row
      row += parts[index].layout.rows
      widest = max(widest, parts[index].layout.columns + parts[index].rest.width, parts[index].first.width)
    }
    leaf = []
    self.parts = parts
    columns = widest
    rows = row
  }

  /// Some of the lines, counted from 0; those after the last are left out.
  func lines(_ wanted: Range<Int>) -> [StyledLine] {
    let wanted = wanted.clamped(to: 0..<rows)
    if parts.isEmpty { return Array(leaf[wanted]) }
    var lines: [StyledLine] = []
    lines.reserveCapacity(wanted.count)
    for part in parts[firstPart(at: wanted.lowerBound)...] {
      guard part.start < wanted.upperBound else { break }
      let gap = part.start - (wanted.lowerBound + lines.count)
      if gap > 0 { lines += Array(repeating: StyledLine(), count: gap) }
      let own = wanted.lowerBound + lines.count - part.start..<min(wanted.upperBound - part.start, part.layout.rows)
      let isOneText = part.rest.isBlank
      for (row, line) in zip(own, part.layout.lines(own)) {
        // Rows behind a bar are not joined when copied: the bar would end up in the middle of the line.
        lines.append((row == 0 ? part.first : part.rest) + (isOneText ? line : line.ended))
      }
    }
    let gap = wanted.count - lines.count
    return gap > 0 ? lines + Array(repeating: StyledLine(), count: gap) : lines
  }

  /// The first part that reaches a row.
  private func firstPart(at row: Int) -> Int {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].start + parts[middle].layout.rows > row { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
