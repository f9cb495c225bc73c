import TerminalUI

/// The measures and the layout of a table row. A growing table reads only its groups of rows.
final class TableRowCache: Sendable {
  let flows = RecentCache<MarkdownStyle, [TextFlow]>()
  let measures = RecentCache<MarkdownStyle, ColumnMeasures>()
  let layouts = RecentCache<TableColumns, BlockLayout>()
}

/// The columns of a table's layout.
struct TableColumns: Hashable, Sendable {
  var widths: [Int]
  var alignments: [MarkdownTable.Alignment]
  var style: MarkdownStyle
  /// Whether there is a line between the rows, because some of them have several lines.
  var isRuled = false
}

/// The preferred widths of cells, by column, in cells of the screen.
struct ColumnMeasures: Sendable {
  /// The widths of the widest line and of the widest word.
  private(set) var widths: [Int], words: [Int]
  /// Whether a column contains only numbers; nil where all cells are empty.
  private(set) var numbers: [Bool?]

  init(_ flows: [TextFlow]) {
    widths = flows.map(\.width)
    words = flows.map(\.wordWidth)
    numbers = flows.map { Self.isNumber($0.text) }
  }

  /// The measures of rows below each other.
  init(_ rows: [ColumnMeasures]) {
    let count = rows.map(\.widths.count).max() ?? 0
    widths = Array(repeating: 0, count: count)
    words = widths
    numbers = Array(repeating: nil, count: count)
    for row in rows {
      for column in row.widths.indices {
        widths[column] = max(widths[column], row.widths[column])
        words[column] = max(words[column], row.words[column])
        if let isNumber = row.numbers[column] { numbers[column] = isNumber && numbers[column] != false }
      }
    }
  }

  private static func isNumber(_ text: String) -> Bool? {
    if text.utf8.allSatisfy(\.isWhitespace) { return nil }
    var hasDigit = false
    for scalar in text.unicodeScalars {
      if "0"..."9" ~= scalar {
        hasDigit = true
      } else if !"+-−–.,%$€£¥₩ ".unicodeScalars.contains(scalar) {
        return false
      }
    }
    return hasDigit
  }
}
