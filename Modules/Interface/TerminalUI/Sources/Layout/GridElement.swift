import Terminal

/// Cells in columns. A column needs as much room as a stack of its cells. Columns share the room as stacks side by side
/// do.
@MainActor final class GridElement: Element {
  private struct Plan {
    let size: Size
    let columns: [Int]
    let rows: [Int]
  }

  private let alignment: Alignment
  private let rowSpacing: Int
  private let across: StackElement
  private let columns: [Node]
  private var plans: [(width: Int?, plan: Plan)] = []

  init(rows: [Node], alignment: Alignment, columnSpacing: Int, rowSpacing: Int) {
    self.alignment = alignment
    self.rowSpacing = rowSpacing
    across = StackElement(axis: .horizontal, spacing: columnSpacing, horizontal: .leading, vertical: .top)
    let cells = rows.compactMap(\.cells)
    columns = (0..<(cells.map(\.count).max() ?? 0)).compactMap { index in
      let column = cells.compactMap { index < $0.count ? $0[index] : nil }
      return column.first.map { Node(identity: $0.identity, element: ColumnElement(), children: column) }
    }
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size { plan(for: proposal.width, node).size }

  func arrange(_ size: Size, _ node: Node) {
    let plan = plan(for: size.width, node)
    var y = 0
    for (row, height) in zip(node.children, plan.rows) {
      let room = Rect(x: 0, y: y, width: plan.size.width, height: height)
      if let cells = row.cells {
        row.frame = room
        arrange(cells, plan.columns, height: height)
      } else {
        row.arrange(in: room)
      }
      y += height + rowSpacing
    }
  }

  private func arrange(_ cells: [Node], _ columns: [Int], height: Int) {
    var x = 0
    for (cell, width) in zip(cells, columns) {
      let room = Size(width: width, height: height)
      let place = alignment.place(cell.measure(Proposal(width: width, height: nil)), in: room)
      cell.arrange(in: Rect(x: x + place.minX, y: place.minY, width: place.size.width, height: place.size.height))
      x += width + across.spacing
    }
  }

  /// The widths of the columns and the heights of the rows for an offered width.
  private func plan(for width: Int?, _ node: Node) -> Plan {
    for known in plans where known.width == width { return known.plan }
    let columns = across.share(Proposal(width: width, height: nil), among: self.columns).map(\.width)
    var whole = columns.reduce(across.spacing * max(0, columns.count - 1), +)
    for row in node.children where row.cells == nil {
      whole = max(whole, min(width ?? Proposal.unbounded, row.measure(Proposal(width: nil, height: nil)).width))
    }
    let rows = node.children.map { height(of: $0, columns: columns, whole: whole) }
    let size = Size(width: whole, height: rows.reduce(rowSpacing * max(0, rows.count - 1), +))
    let plan = Plan(size: size, columns: columns, rows: rows)
    plans.append((width, plan))
    // Offered exactly the width that it asked for, a grid has the same plan.
    plans.append((whole, plan))
    return plan
  }

  private func height(of row: Node, columns: [Int], whole: Int) -> Int {
    guard let cells = row.cells else { return row.measure(Proposal(width: whole, height: nil)).height }
    var highest = 0
    for (cell, width) in zip(cells, columns) {
      highest = max(highest, cell.measure(Proposal(width: width, height: nil)).height)
    }
    return highest
  }
}

private struct ColumnElement: Element {
  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    var width = 0
    for cell in node.children { width = max(width, cell.measure(Proposal(width: proposal.width, height: nil)).width) }
    return Size(width: width, height: 0)
  }
}

/// A row that a grid divides into cells.
struct GridRowElement: Element {
  private let stack = StackElement(axis: .horizontal, spacing: 1, horizontal: .leading, vertical: .top)

  func measure(_ proposal: Proposal, _ node: Node) -> Size { stack.measure(proposal, node) }
  func arrange(_ size: Size, _ node: Node) { stack.arrange(size, node) }
  /// Cells are read as views side by side.
  func read(_ node: Node, by reader: PlainReader) { stack.read(node, by: reader) }
}

extension Node {
  /// The cells of a `GridRow`; nil for another view, which spans all columns.
  fileprivate var cells: [Node]? { element is GridRowElement ? children : nil }
}
