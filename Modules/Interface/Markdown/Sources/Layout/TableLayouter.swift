import TerminalUI

/// Lays out a table: in columns with wrapped cells, or, where that would tear words apart, as records with a line for
/// each cell.
struct TableLayouter {
  private static let bar = StyledLine(TextSpan(" │ ", SpanAppearance(tint: .secondary)))

  let table: MarkdownTable
  let style: MarkdownStyle
  let width: Int

  func layout() -> BlockLayout {
    let below = rowMeasures()
    let all = ColumnMeasures([measures(table.header, SpanAppearance(.bold)), below])
    let room = width - Self.bar.width * (table.alignments.count - 1)
    let columns = table.alignments.indices
    let natural = columns.map { all.widths.at($0) ?? 0 }
    let words = columns.map { all.words.at($0) ?? 0 }
    guard let widths = ColumnWidths.fitting(natural: natural, words: words, room: room) else { return records() }
    let alignments = columns.map { column -> MarkdownTable.Alignment in
      let own = table.alignments[column]
      return own != .none ? own : below.numbers.at(column) == true ? .trailing : .leading
    }
    var shape = TableColumns(widths: widths, alignments: alignments, style: style)
    let head = table.header.memory.layouts.value(for: shape) { layout(table.header, shape, SpanAppearance(.bold)) }
    let rule = BlockLayout([Self.rule(widths)])
    var rows = rows(shape)
    if rows.rows > table.series.count {
      // Rows of several lines need lines between them.
      shape.isRuled = true
      rows = self.rows(shape)
    }
    return BlockLayout([.init(layout: head), .init(layout: rule), .init(layout: rows)])
  }

  private func rows(_ shape: TableColumns) -> BlockLayout {
    let rule = BlockLayout([Self.rule(shape.widths)])
    return BlockLayout(table.series.groups, key: shape, memory: \.memory.layouts) { index, row in
      BlockLayout.Part(
        layout: row.memory.layouts.value(for: shape) {
          let own = layout(row, shape)
          return shape.isRuled && index > 0 ? BlockLayout([.init(layout: rule), .init(layout: own)]) : own
        })
    }
  }

  private func measures(_ row: MarkdownTable.Row, _ look: SpanAppearance = SpanAppearance()) -> ColumnMeasures {
    row.memory.measures.value(for: style) { ColumnMeasures(flows(of: row, look)) }
  }

  /// The measures of all rows, group by group.
  private func rowMeasures() -> ColumnMeasures {
    ColumnMeasures(
      table.series.groups.map { group in
        func measure() -> ColumnMeasures { ColumnMeasures(group.map { measures($0) }) }
        guard group.count == CacheLimits.group, let last = group.last else { return measure() }
        return last.memory.measures.value(for: style, of: group, make: measure)
      })
  }

  private func flows(of row: MarkdownTable.Row, _ look: SpanAppearance = SpanAppearance()) -> [TextFlow] {
    row.memory.flows.value(for: style) { row.cells.map { TextFlow(InlineSpans.spans(of: $0, style, look: look)) } }
  }

  private static func rule(_ widths: [Int]) -> StyledLine {
    let text = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
    return StyledLine(TextSpan(text, SpanAppearance(tint: .secondary)))
  }

  private func layout(_ row: MarkdownTable.Row, _ shape: TableColumns, _ look: SpanAppearance = SpanAppearance())
    -> BlockLayout
  {
    let flows = flows(of: row, look)
    let cells = shape.widths.indices.map { flows.at($0)?.wrapped(to: shape.widths[$0]) ?? [] }
    let height = max(1, cells.map(\.count).max() ?? 1)
    let lines = (0..<height).map { line in
      let pieces = shape.widths.indices.map { column in
        Self.place(cells[column].at(line) ?? StyledLine(), shape.alignments[column], in: shape.widths[column])
      }
      return pieces.dropFirst().reduce(pieces.first ?? StyledLine()) { $0 + Self.bar + $1 }.ended
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
  /// The rows below each other, each cell after the head of its column.
  private func records() -> BlockLayout {
    let names = table.header.cells.map { InlineSpans.spans(of: $0, style, look: SpanAppearance(.bold)) }
    if table.series.count == 0 { return BlockLayout(names.flatMap { TextFlow($0).wrapped(to: width) }) }
    let shape = TableColumns(widths: [width], alignments: [], style: style)
    return BlockLayout(table.series.groups, key: shape, apart: 1, memory: \.memory.layouts) { _, row in
      BlockLayout.Part(layout: row.memory.layouts.value(for: shape) { record(row, names) })
    }
  }

  private func record(_ row: MarkdownTable.Row, _ names: [[TextSpan]]) -> BlockLayout {
    let indent = width > 12 ? 2 : 0
    let parts = zip(names, row.cells).map { name, cell in
      let value = InlineSpans.spans(of: cell, style)
      let flow = TextFlow(name + (name.isEmpty ? [] : [TextSpan(": ", SpanAppearance(.bold))]) + value)
      let lines = flow.wrapped(to: width)
      guard lines.count > 1, indent > 0 else { return BlockLayout.Part(layout: BlockLayout(lines)) }
      let hanging = BlockLayout(flow.wrapped(to: width - indent))
      return BlockLayout.Part(layout: hanging, rest: .blank(indent))
    }
    return BlockLayout(parts)
  }
}

extension Array {
  /// The element at an index, if there is one.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
