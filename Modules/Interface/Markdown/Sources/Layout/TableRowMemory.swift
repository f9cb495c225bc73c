import Synchronization
import TerminalUI

/// What a row of a table was measured to, and its lines for the columns that were asked for last: a table that grows
/// costs a look at a few numbers for each row that it has.
final class TableRowMemory: Sendable {
  /// The cells as text, which can be broken for any width.
  struct Measures: Sendable {
    let style: MarkdownStyle
    let flows: [TextFlow]
    /// The widest line and the widest word of each cell, in cells of the screen.
    let widths: [Int], words: [Int]
    /// Whether a cell is a number; nil when it is empty.
    let numbers: [Bool?]

    init(_ cells: [MarkdownTable.Cell], _ style: MarkdownStyle, look: SpanLook) {
      self.style = style
      flows = cells.map { TextFlow(InlineSpans.spans(of: $0, style, look: look)) }
      widths = flows.map(\.width)
      words = flows.map(\.wordWidth)
      numbers = flows.map { Self.isNumber($0.text) }
    }

    private static func isNumber(_ text: String) -> Bool? {
      if text.allSatisfy(\.isWhitespace) { return nil }
      let signs = "+-−–.,%$€£¥₩ "
      return text.contains { $0.isASCII && $0.isNumber }
        && text.allSatisfy { $0.isASCII && $0.isNumber || signs.contains($0) }
    }
  }

  /// How a row is laid out.
  struct Columns: Hashable, Sendable {
    var widths: [Int]
    var alignments: [MarkdownTable.Alignment]
    var style: MarkdownStyle
  }

  private let known = Mutex<(measures: Measures?, columns: Columns?, layout: BlockLayout?)>((nil, nil, nil))

  func measures(_ style: MarkdownStyle, make: () -> Measures) -> Measures {
    if let found = known.withLock({ $0.measures }), found.style == style { return found }
    let made = make()
    known.withLock { $0.measures = made }
    return made
  }

  func layout(in columns: Columns, make: () -> BlockLayout) -> BlockLayout {
    if let found = known.withLock({ $0.columns == columns ? $0.layout : nil }) { return found }
    let made = make()
    known.withLock { ($0.columns, $0.layout) = (columns, made) }
    return made
  }
}
