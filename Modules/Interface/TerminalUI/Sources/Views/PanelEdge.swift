import Terminal

extension View {
  /// A panel in front of other views: on a background, with an empty row or column at each side. Where there are too few
  /// colours for backgrounds, a line is drawn there.
  /// - Parameters:
  ///   - head: The background of the empty row above the content and of the content's first row; nil for that of the panel.
  ///   - bar: The colour of a bar along its left side; nil for none.
  public func panel(on tint: Tint, head: Tint? = nil, bar: Tint? = nil) -> some View {
    PanelView(content: self, tint: tint, head: head, bar: bar)
  }

  /// The height that the view's content needs, between two limits.
  public func fitted(height limits: ClosedRange<Int>) -> some View {
    ElementView(content: self, element: FittedElement(limits: limits))
  }
}

private struct PanelView: PrimitiveView {
  let content: any View
  let tint: Tint
  let head: Tint?
  let bar: Tint?

  func evaluate(in evaluation: Evaluation) {
    let palette = evaluation.environment.palette
    let children = evaluation.collect {
      evaluation.with {
        $0.text.background = tint
      } _: {
        content.evaluate(in: $0)
      }
    }
    func style(_ foreground: Tint, on tint: Tint? = nil) -> Style {
      TextAppearance(foreground: foreground, background: tint ?? self.tint).style(palette)
    }
    evaluation.add(
      PanelElement(
        fill: style(.primary), head: head.map { style(.primary, on: $0) },
        line: palette.hasSurfaces ? nil : style(.border), bar: bar.map { style($0) }),
      children: Node.one(children))
  }
}

private struct PanelElement: Element {
  let fill: Style
  /// The style of the two rows at its top; nil for that of the others.
  let head: Style?
  /// The style of the line around it; nil where the background shows its bounds.
  let line: Style?
  let bar: Style?
  private let inside = PaddingElement(top: 1, leading: 1, bottom: 1, trailing: 1)

  init(fill: Style, head: Style?, line: Style?, bar: Style?) {
    (self.fill, self.head, self.line, self.bar) = (fill, head, line, bar)
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size { inside.measure(proposal, node) }
  func arrange(_ size: Size, _ node: Node) { inside.arrange(size, node) }

  func paint(_ node: Node, on canvas: Canvas) {
    canvas.registerSelectionRegion(inset: 1)
    canvas.fill(fill)
    if let head { canvas.fill(head, rows: 2) }
    for child in node.children { child.paint(on: canvas) }
    if let line { canvas.drawBox(line) }
    guard let bar else { return }
    for y in canvas.visibleRows { canvas.write(SafeText("▌"), y: y, style: bar) }
  }
}

/// A child as high as its content, between two limits.
private struct FittedElement: WrapperElement {
  let limits: ClosedRange<Int>

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let most = max(1, min(limits.upperBound, proposal.height ?? limits.upperBound))
    let wanted = node.children.first?.measure(Proposal(width: proposal.width, height: nil)) ?? Size(width: 0, height: 0)
    let height = min(most, max(min(limits.lowerBound, most), wanted.height))
    let width = node.children.first?.measure(Proposal(width: proposal.width, height: height)).width ?? 0
    return Size(width: width, height: height)
  }
}
