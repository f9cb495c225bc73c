import Terminal

/// The name of a key beside what it does, for as long as pressing it does that: where letters become text, a key that
/// types something is blank, in as many cells, and so is one that is disabled. It must come after what may have the
/// focus.
public struct KeyHint: PrimitiveView {
  private let key: Key

  /// A hint at a key.
  public init(_ key: Key) {
    self.key = key
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.add(
      KeyHintElement(
        key: key, isOn: evaluation.environment.isEnabled, label: SafeText(untrustedLine: key.label),
        focus: evaluation.focus,
        style: evaluation.environment.text.style(evaluation.environment.palette)))
  }
}

private struct KeyHintElement: Element {
  let key: Key
  let isOn: Bool
  let label: SafeText
  let focus: Identity?
  let style: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: min(proposal.width ?? .max, label.width), height: 1)
  }

  /// Only now is it known what has the focus.
  func paint(_ node: Node, on canvas: Canvas) {
    let typesText = canvas.frame.responders.typesText(whenFocused: focus)
    if isOn, !typesText || !key.isText { canvas.write(label, style: style) }
  }

  /// Line by line nothing is pressed.
  func read(_ node: Node, by reader: PlainReader) {}
}
