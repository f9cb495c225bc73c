/// Rows of cells in columns, each column as wide as its widest cell. Where the columns do not fit, they share the
/// room as views side by side do.
///
/// A `GridRow` is divided into cells; any other view is a row of its own, across all columns.
public struct Grid: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: Int, verticalSpacing: Int
  let content: any View

  /// A grid with empty columns and rows between the cells.
  /// - Parameter alignment: The place of a cell in the room of its column and row.
  public init(
    alignment: Alignment = .topLeading, horizontalSpacing: Int = 1, verticalSpacing: Int = 0,
    @ViewBuilder content: () -> some View
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let rows = evaluation.collect { content.evaluate(in: evaluation) }
    let element = GridElement(
      rows: rows, alignment: alignment, columnSpacing: horizontalSpacing, rowSpacing: verticalSpacing)
    evaluation.add(element, children: rows)
  }
}

/// A row of a `Grid`: each view inside is a cell. Outside a grid it is an `HStack`.
public struct GridRow: PrimitiveView {
  let content: any View

  /// A row of cells.
  public init(@ViewBuilder content: () -> some View) {
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.add(GridRowElement(), children: evaluation.collect { content.evaluate(in: evaluation) })
  }
}
