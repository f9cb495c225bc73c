import Terminal

/// Views below each other in a `ScrollView`; of its `ForEach` rows only the visible ones and a few beyond the edges are
/// evaluated.
///
/// As in SwiftUI, any other row does not exist: its tasks end, and its `@State` is lost. The row with the focus stays.
/// Heights of rows that were not yet seen are guessed.
public struct LazyVStack: PrimitiveView {
  let rows: LazyRows
  let content: any View

  /// Views below each other, with `spacing` empty rows between them.
  public init(alignment: HorizontalAlignment = .leading, spacing: Int = 0, @ViewBuilder content: () -> some View) {
    rows = LazyRows(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let element = StackElement(axis: .vertical, spacing: rows.spacing, horizontal: rows.alignment, vertical: .top)
    evaluation.add(element, children: evaluation.collect(rows) { content.evaluate(in: evaluation) })
  }
}

/// The layout of a lazy stack's rows.
struct LazyRows {
  let alignment: HorizontalAlignment
  let spacing: Int
}

extension Evaluation {
  /// Adds rows; each is evaluated when it is painted.
  func add(_ count: Int, _ rows: LazyRows, row: @escaping @MainActor (Int, Evaluation) -> Void) {
    guard count > 0 else { return }
    let heights = store.object(at: identity, slot: -4) { RowHeights() }
    heights.adopt(count: count, spacing: rows.spacing)
    let (identity, environment, focus) = (identity, environment, focus)
    add(
      LazyRowsElement(heights: heights, alignment: rows.alignment, scroll: environment.scroll, focus: focus) { index in
        FrameWork.current.rows += 1
        return Node.one(self.resume(at: identity, environment) { row(index, $0) }).first
      })
  }
}

@MainActor private struct LazyRowsElement: Element {
  let heights: RowHeights
  let alignment: HorizontalAlignment
  let scroll: ScrollPosition?
  let focus: Identity?
  let row: @MainActor (Int) -> Node?

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? heights.width, height: heights.total)
  }

  /// A page of the rows, each evaluated when it is read.
  func read(_ node: Node, by reader: PlainReader) {
    reader.page(node.identity, count: heights.count) { index in
      if let row = row(index) { row.element.read(row, by: reader) }
    }
  }

  /// The visible part is known only when painting.
  func paint(_ node: Node, on canvas: Canvas) {
    let top = canvas.clip.minY - canvas.bounds.minY
    let seen = top..<top + canvas.clip.size.height
    // Rows a little further away are targets for the focus.
    let margin = max(4, seen.count / 4)
    var indices = Array(heights.rows(in: seen.lowerBound - margin..<seen.upperBound + margin))
    if let focused = heights.focused, !indices.contains(focused) {
      indices.insert(focused, at: focused < indices.first ?? .max ? 0 : indices.count)
    }
    let width = node.frame.size.width
    var found: [Int: Int] = [:]
    for index in indices {
      let row = row(index)
      let size = row?.measure(Proposal(width: width, height: nil)) ?? Size(width: 0, height: 0)
      found[index] = size.height
      guard let row else { continue }
      let x = alignment.offset(of: size.width, in: width)
      let y = heights.top(of: index)
      row.arrange(in: Rect(x: x, y: y, width: size.width, height: size.height))
      let hasFocus = focus.map(row.contains) ?? false
      if hasFocus { heights.focused = index }
      canvas.frame.responders.isBeyondEdge = !hasFocus && !seen.overlaps(y..<y + max(1, size.height))
      row.paint(on: canvas)
      canvas.frame.responders.isBeyondEdge = false
    }
    guard let moved = heights.learn(found, width: width, keeping: seen.lowerBound) else { return }
    // The frame was laid out with a wrong guess: it is painted again, with the top row in place.
    scroll?.shift(by: moved)
    canvas.frame.isProvisional = true
  }
}

extension Node {
  fileprivate func contains(_ identity: Identity) -> Bool {
    self.identity == identity || children.contains { $0.contains(identity) }
  }
}
