import Terminal

/// The keys that do something now, as the line at the bottom of a screen. It must come after what it describes.
///
/// Each can be clicked.
public struct KeyBar: PrimitiveView {
  /// A line with the keys of the top-most screen or panel.
  public init() {}

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    // Without keys there is nothing to say about them: what they do has numbers.
    if evaluation.environment.isPlain { return }
    var seen: Set<Key> = []
    // The innermost view's keys come first: they are what the person is doing.
    let shown = evaluation.bindings.reversed().joined().filter { $0.isShown && seen.insert($0.key).inserted }
    let palette = evaluation.environment.palette
    evaluation.add(
      KeyBarElement(
        keys: shown.map(KeyBarElement.ShownKey.init), keyStyle: TextLook(attributes: .bold).style(palette),
        titleStyle: TextLook(foreground: .secondary).style(palette)))
  }
}

/// One line; what does not fit is left out whole.
private struct KeyBarElement: Element {
  struct ShownKey {
    let binding: KeyBinding
    let label: SafeText, title: SafeText

    init(_ binding: KeyBinding) {
      self.binding = binding
      label = SafeText(untrustedLine: binding.key.label)
      title = SafeText(untrustedLine: " " + binding.title)
    }

    var width: Int { label.width + title.width }
  }

  let keys: [ShownKey]
  let keyStyle: Style, titleStyle: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let width = keys.map { $0.width + 2 }.reduce(keys.isEmpty ? 0 : -1, +)
    return Size(width: min(proposal.width ?? .max, width), height: 1)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    var x = 1
    for key in keys {
      guard x + key.width <= node.frame.size.width else { return }
      canvas.write(key.label, x: x, style: keyStyle)
      canvas.write(key.title, x: x + key.label.width, style: titleStyle)
      let place = Rect(x: canvas.bounds.minX + x, y: canvas.bounds.minY, width: key.width, height: 1)
      canvas.frame.responders.addShownKey(key.binding, in: place.intersection(canvas.clip))
      x += key.width + 2
    }
  }
}
