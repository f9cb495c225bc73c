import Terminal

/// The keys that work now, as the line at the bottom of a screen. Place it after the views that it describes.
///
/// A key that does not fit is left out whole; the most important come first, and the last place is that of the help.
/// Each can be clicked. Arrow keys with the same effect share a title: ←→ Change.
public struct KeyBar: PrimitiveView {
  /// A line with the keys of the topmost screen or panel.
  public init() {}

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    // Line by line, actions have numbers in place of keys.
    if environment.isPlain { return }
    evaluation.add(
      KeyBarElement(
        focus: evaluation.focus, language: environment.language, showKeys: environment.showKeys,
        palette: environment.paletteKey,
        keyStyle: TextAppearance(background: .surface, attributes: .bold).style(environment.palette),
        titleStyle: TextAppearance(foreground: .secondary, background: .surface).style(environment.palette)))
  }
}

extension EnvironmentValues {
  /// The key of the panel of commands, with its action; nil where the panel cannot be opened.
  fileprivate var paletteKey: KeyBinding? {
    guard let showCommands, commandPanel?.isAvailable() == true else { return nil }
    return KeyBinding(.palette, language.commands, action: showCommands).bound(by: keymap)
  }
}

private struct KeyBarElement: Element {
  private struct ShownKey {
    let binding: KeyBinding
    let label: SafeText
    /// The words after the key; empty where the next key has the same title.
    let title: SafeText

    init(_ binding: KeyBinding, sharesTitle: Bool = false) {
      self.binding = binding
      label = SafeText(untrustedLine: binding.key.label)
      title = SafeText(untrustedLine: sharesTitle ? "" : " " + binding.title)
    }

    var width: Int { label.width + title.width }
  }

  /// Cells between two keys.
  private static let gap = 2
  /// The least width in which the key of the panel of commands has a place beside those of the screen.
  private static let roomForPalette = 60
  let focus: Identity?
  let language: Language
  let showKeys: (@MainActor () -> Void)?
  /// The key of the panel of commands; nil where it cannot be opened.
  let palette: KeyBinding?
  let keyStyle: Style, titleStyle: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? Proposal.unbounded, height: 1)
  }

  /// The keys are known only after the views before it were painted.
  func paint(_ node: Node, on canvas: Canvas) {
    canvas.fill(titleStyle)
    let guide = KeyGuide(of: canvas.frame.responders, focus: focus, in: language)
    let last =
      [node.frame.size.width < Self.roomForPalette ? nil : palette.map { ShownKey($0) }].compactMap(\.self)
      + (showKeys.map { [ShownKey(guide.helpKey(in: language, action: $0))] } ?? [])
    var x = 1
    var room = node.frame.size.width - x
    for key in last { room -= key.width + Self.gap }
    for keys in Self.groups(of: guide.footer) {
      let width = keys.map(\.width).reduce(0, +)
      guard width <= room else { break }
      for key in keys {
        paint(key, at: x, on: canvas)
        x += key.width
      }
      x += Self.gap
      room -= width + Self.gap
    }
    for key in last where x + key.width <= node.frame.size.width {
      paint(key, at: x, on: canvas)
      x += key.width + Self.gap
    }
  }

  /// Groups arrow keys with the same effect.
  private static func groups(of bindings: [KeyBinding]) -> [[ShownKey]] {
    var groups: [[ShownKey]] = []
    for binding in bindings {
      let key = ShownKey(binding)
      if let last = groups.last?.last, last.binding.title == binding.title, last.binding.key.isArrow,
        binding.key.isArrow
      {
        groups[groups.count - 1][groups[groups.count - 1].count - 1] = ShownKey(last.binding, sharesTitle: true)
        groups[groups.count - 1].append(key)
      } else {
        groups.append([key])
      }
    }
    return groups
  }

  private func paint(_ key: ShownKey, at x: Int, on canvas: Canvas) {
    canvas.write(key.label, x: x, style: keyStyle)
    canvas.write(key.title, x: x + key.label.width, style: titleStyle)
    let place = Rect(x: canvas.bounds.minX + x, y: canvas.bounds.minY, width: key.width, height: 1)
    canvas.frame.responders.addShownKey(key.binding, in: place.intersection(canvas.clip))
  }
}
