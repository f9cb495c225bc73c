import Terminal

extension View {
  /// A bar along the right side of the view, of the same height, after an empty column.
  public func trailingBar(_ tint: Tint) -> some View {
    TrailingBarView(content: self, tint: tint)
  }
}

private struct TrailingBarView: PrimitiveView {
  let content: any View
  let tint: Tint

  func evaluate(in evaluation: Evaluation) {
    let style = evaluation.environment.style(tint)
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    evaluation.add(TrailingBarElement(style: style), children: Node.one(children))
  }
}

/// A child with an empty column and the bar to its right.
private struct TrailingBarElement: Element {
  static let room = 2
  let style: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let inner = Proposal(width: proposal.width.map { max(0, $0 - Self.room) }, height: proposal.height)
    let size = node.children.first?.measure(inner) ?? Size(width: 0, height: 0)
    return Size(width: size.width + Self.room, height: size.height)
  }

  func arrange(_ size: Size, _ node: Node) {
    let inner = Size(width: max(0, size.width - Self.room), height: size.height)
    node.children.first?.arrange(in: Rect(origin: Point(x: 0, y: 0), size: inner))
  }

  func paint(_ node: Node, on canvas: Canvas) {
    for child in node.children { child.paint(on: canvas) }
    let bar = SafeText("▐")
    for y in canvas.visibleRows { canvas.write(bar, x: node.frame.size.width - 1, y: y, style: style) }
  }
}
