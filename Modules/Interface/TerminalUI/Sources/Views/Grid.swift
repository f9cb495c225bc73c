/// Rows whose cells stand below each other in columns, each as wide as its widest cell. Where they do not fit, the
/// columns share the room as views side by side do.
///
/// A `GridRow` is cut into cells; any other view inside is a row of its own, over all columns.
public struct Grid: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: Int, verticalSpacing: Int
  let content: any View

  /// Rows with so many empty columns and rows between the cells.
  /// - Parameter alignment: Where a cell stands in the room of its column and row.
  public init(
    alignment: Alignment = .topLeading, horizontalSpacing: Int = 1, verticalSpacing: Int = 0,
    @ViewBuilder content: () -> some View
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let rows = evaluation.collect { content.evaluate(in: evaluation) }
    let element = GridElement(
      rows: rows, alignment: alignment, columnSpacing: horizontalSpacing, rowSpacing: verticalSpacing)
    evaluation.add(element, children: rows)
  }
}

/// A row of a `Grid`: each view inside is a cell. Elsewhere it is a row of views beside each other.
public struct GridRow: PrimitiveView {
  let content: any View

  /// A row of cells.
  public init(@ViewBuilder content: () -> some View) {
    self.content = content()
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.add(GridRowElement(), children: evaluation.collect { content.evaluate(in: evaluation) })
  }
}
