import Terminal

/// The name of a key beside the words for its action, while the key works. It is blank, in as many cells, where
/// letters become text and the key types something, and where it is disabled.
public struct KeyHint: PrimitiveView {
  private let key: Key

  /// A hint for a key.
  public init(_ key: Key) {
    self.key = key
  }

  /// Adds the view to the tree of the frame.
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

  func paint(_ node: Node, on canvas: Canvas) {
    guard isOn else { return }
    canvas.write(label, style: style)
    guard key.isText else { return }
    let canvas = canvas.clipped
    // The focused control may be painted after the hint.
    canvas.frame.later { [focus] in
      if canvas.frame.responders.typesText(whenFocused: focus) { canvas.blank() }
    }
  }

  /// Nothing is printed: line by line there are no keys.
  func read(_ node: Node, by reader: PlainReader) {}
}
