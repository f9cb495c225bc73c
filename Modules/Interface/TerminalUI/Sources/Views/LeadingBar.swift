import Terminal

extension View {
  /// A bar along the left side of the view, of the same height, before an empty column.
  /// - Parameter isThin: Whether the bar only sets the view apart. A wide bar marks the focus, and what is the user's.
  public func leadingBar(_ tint: Tint, isThin: Bool = false) -> some View {
    LeadingBarView(content: self, tint: tint, sign: isThin ? "▎" : "▌")
  }

  /// The left edge of a field: a bar in the colour of the focus while a control inside has it.
  public func fieldEdge() -> some View {
    LeadingBarView(content: self, tint: .secondary, sign: "▌", marksFocus: true)
  }
}

private struct LeadingBarView: PrimitiveView {
  let content: any View
  let tint: Tint
  let sign: String
  var marksFocus = false

  func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    evaluation.add(
      LeadingBarElement(
        sign: SafeText(untrustedLine: sign), style: environment.style(tint), focus: marksFocus ? evaluation.focus : nil,
        focusStyle: environment.style(.accent)),
      children: Node.one(children))
  }
}

/// A child with the bar and an empty column to its left.
private struct LeadingBarElement: Element {
  static let room = 2
  let sign: SafeText
  let style: Style
  /// The control with the focus, where the bar marks it.
  let focus: Identity?
  let focusStyle: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let inner = Proposal(width: proposal.width.map { max(0, $0 - Self.room) }, height: proposal.height)
    let size = node.children.first?.measure(inner) ?? Size(width: 0, height: 0)
    return Size(width: size.width + Self.room, height: size.height)
  }

  func arrange(_ size: Size, _ node: Node) {
    let inner = Size(width: max(0, size.width - Self.room), height: size.height)
    node.children.first?.arrange(in: Rect(origin: Point(x: Self.room, y: 0), size: inner))
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let before = canvas.frame.responders.responders.count
    for child in node.children { child.paint(on: canvas) }
    let inside = canvas.frame.responders.responders[before...]
    let style = focus.map { focus in inside.contains { $0.identity == focus } } == true ? focusStyle : style
    for y in canvas.visibleRows { canvas.write(sign, y: y, style: style) }
  }
}
