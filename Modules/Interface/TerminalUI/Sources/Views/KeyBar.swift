import Terminal

/// The keys that do something now, as the line at the bottom of a screen. It must come after what it describes.
///
/// What does not fit is left out whole, the most important first; the last place is that of the key to all the others.
/// Each can be clicked.
public struct KeyBar: PrimitiveView {
  /// A line with the keys of the top-most screen or panel.
  public init() {}

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    // Without keys there is nothing to say about them: what they do has numbers.
    if environment.isPlain { return }
    evaluation.add(
      KeyBarElement(
        focus: evaluation.focus, language: environment.language, showKeys: environment.showKeys,
        keyStyle: TextLook(attributes: .bold).style(environment.palette),
        titleStyle: TextLook(foreground: .secondary).style(environment.palette)))
  }
}

private struct KeyBarElement: Element {
  private struct ShownKey {
    let binding: KeyBinding
    let label: SafeText, title: SafeText

    init(_ binding: KeyBinding) {
      self.binding = binding
      label = SafeText(untrustedLine: binding.key.label)
      title = SafeText(untrustedLine: " " + binding.title)
    }

    var width: Int { label.width + title.width }
  }

  /// Cells between two keys.
  private static let gap = 2
  let focus: Identity?
  let language: Language
  let showKeys: (@MainActor () -> Void)?
  let keyStyle: Style, titleStyle: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? Proposal.unbounded, height: 1)
  }

  /// Only now is it known what there is.
  func paint(_ node: Node, on canvas: Canvas) {
    let guide = KeyGuide(of: canvas.frame.responders, focus: focus, in: language)
    let last = showKeys.map { ShownKey(guide.helpKey(in: language, action: $0)) }
    var x = 1
    var room = node.frame.size.width - x
    if let last { room -= last.width + Self.gap }
    for binding in guide.footer {
      let key = ShownKey(binding)
      guard key.width <= room else { break }
      paint(key, at: x, on: canvas)
      x += key.width + Self.gap
      room -= key.width + Self.gap
    }
    if let last, x + last.width <= node.frame.size.width { paint(last, at: x, on: canvas) }
  }

  private func paint(_ key: ShownKey, at x: Int, on canvas: Canvas) {
    canvas.write(key.label, x: x, style: keyStyle)
    canvas.write(key.title, x: x + key.label.width, style: titleStyle)
    let place = Rect(x: canvas.bounds.minX + x, y: canvas.bounds.minY, width: key.width, height: 1)
    canvas.frame.responders.addShownKey(key.binding, in: place.intersection(canvas.clip))
  }
}
