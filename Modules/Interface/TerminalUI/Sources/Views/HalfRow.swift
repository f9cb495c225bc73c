import Terminal

/// Half a row in a colour, above or below a view that is filled with it: the view then has half a row of space inside.
/// It is blank where the terminal has too few colours for backgrounds.
public struct HalfRow: PrimitiveView {
  /// The half that is coloured.
  public enum Half: Sendable {
    case upper, lower
  }

  let half: Half
  let tint: Tint

  /// A row, half of it in a colour.
  public init(_ half: Half, _ tint: Tint) {
    self.half = half
    self.tint = tint
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    let sign = half == .upper ? "▀" : "▄"
    let isShown = !environment.isPlain && environment.palette.hasSurfaces
    evaluation.add(HalfRowElement(sign: isShown ? SafeText(untrustedLine: sign) : nil, style: environment.style(tint)))
  }
}

private struct HalfRowElement: Element {
  let sign: SafeText?
  let style: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? 1, height: 1)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    guard let sign else { return }
    for x in 0..<min(node.frame.size.width, canvas.clip.maxX) { canvas.write(sign, x: x, style: style) }
  }

  /// Nothing is printed: it is space.
  func read(_ node: Node, by reader: PlainReader) {}
}
