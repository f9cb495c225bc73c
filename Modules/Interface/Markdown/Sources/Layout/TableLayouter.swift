import TerminalUI

/// Lays a table out: in columns, whose cells are broken into lines where the room is scarce; as records, a line a cell,
/// where even that would tear words apart.
struct TableLayouter {
  private static let bar = StyledLine(TextSpan(" │ ", SpanLook(tint: .secondary)))

  let table: MarkdownTable
  let style: MarkdownStyle
  let width: Int

  func layout() -> BlockLayout {
    let header = measures(table.header, SpanLook(.bold))
    let rows = table.rows.map { measures($0) }
    let all = [header] + rows
    let room = width - Self.bar.width * (table.alignments.count - 1)
    let columns = table.alignments.indices
    let natural = columns.map { column in all.map { $0.widths.at(column) ?? 0 }.max() ?? 0 }
    let words = columns.map { column in all.map { $0.words.at(column) ?? 0 }.max() ?? 0 }
    guard let widths = ColumnWidths.fitting(natural: natural, words: words, room: room) else { return records() }
    let alignments = columns.map { column in
      table.alignments[column] != .none ? table.alignments[column] : isNumeric(column, rows) ? .trailing : .leading
    }
    let shape = TableRowMemory.Columns(widths: widths, alignments: alignments, style: style)
    let lines = zip(table.rows, rows).map { row, its in
      BlockLayout.Part(layout: row.memory.layout(in: shape) { layout(its, shape) })
    }
    let rule = BlockLayout.Part(layout: BlockLayout([Self.rule(widths)]))
    let head = BlockLayout.Part(layout: table.header.memory.layout(in: shape) { layout(header, shape) })
    // Rows of several lines need something between them.
    let isHigh = lines.contains { $0.layout.rows > 1 }
    return BlockLayout([head, rule] + (isHigh ? Array(lines.map { [$0] }.joined(separator: [rule])) : lines))
  }

  private func measures(_ row: MarkdownTable.Row, _ look: SpanLook = SpanLook()) -> TableRowMemory.Measures {
    row.memory.measures(style) { TableRowMemory.Measures(row.cells, style, look: look) }
  }

  /// Whether a column has numbers and nothing else.
  private func isNumeric(_ column: Int, _ rows: [TableRowMemory.Measures]) -> Bool {
    var isThere = false
    for row in rows {
      guard let isNumber = row.numbers.at(column) ?? nil else { continue }
      if !isNumber { return false }
      isThere = true
    }
    return isThere
  }

  private static func rule(_ widths: [Int]) -> StyledLine {
    let text = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
    return StyledLine(TextSpan(text, SpanLook(tint: .secondary)))
  }

  private func layout(_ row: TableRowMemory.Measures, _ shape: TableRowMemory.Columns) -> BlockLayout {
    let cells = shape.widths.indices.map { row.flows.at($0)?.wrapped(to: shape.widths[$0]) ?? [] }
    let height = max(1, cells.map(\.count).max() ?? 1)
    let lines = (0..<height).map { line in
      let pieces = shape.widths.indices.map { column in
        Self.place(cells[column].at(line) ?? StyledLine(), shape.alignments[column], in: shape.widths[column])
      }
      return pieces.dropFirst().reduce(pieces.first ?? StyledLine()) { $0 + Self.bar + $1 }
    }
    return BlockLayout(lines)
  }

  private static func place(_ line: StyledLine, _ alignment: MarkdownTable.Alignment, in width: Int) -> StyledLine {
    let free = max(0, width - line.width)
    return switch alignment {
    case .none, .leading: line.padded(leading: 0, trailing: free)
    case .center: line.padded(leading: free / 2, trailing: free - free / 2)
    case .trailing: line.padded(leading: free)
    }
  }
}

extension TableLayouter {
  /// The rows one below the other, each cell behind the head of its column.
  private func records() -> BlockLayout {
    let names = table.header.cells.map { InlineSpans.spans(of: $0, style, look: SpanLook(.bold)) }
    if table.rows.isEmpty { return BlockLayout(names.flatMap { TextFlow($0).wrapped(to: width) }) }
    let shape = TableRowMemory.Columns(widths: [width], alignments: [], style: style)
    let records = table.rows.map { row in
      BlockLayout.Part(layout: row.memory.layout(in: shape) { record(row, names) })
    }
    return BlockLayout(records, apart: 1)
  }

  private func record(_ row: MarkdownTable.Row, _ names: [[TextSpan]]) -> BlockLayout {
    let indent = width > 12 ? 2 : 0
    let parts = zip(names, row.cells).map { name, cell in
      let value = InlineSpans.spans(of: cell, style)
      let flow = TextFlow(name + (name.isEmpty ? [] : [TextSpan(": ", SpanLook(.bold))]) + value)
      let lines = flow.wrapped(to: width)
      guard lines.count > 1, indent > 0 else { return BlockLayout.Part(layout: BlockLayout(lines)) }
      let hanging = BlockLayout(flow.wrapped(to: width - indent))
      return BlockLayout.Part(layout: hanging, rest: .blank(indent))
    }
    return BlockLayout(parts)
  }
}

extension Array {
  /// The element at a place, if there is one.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
