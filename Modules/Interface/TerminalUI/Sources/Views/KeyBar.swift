import Terminal

/// The keys that work now, as the line at the bottom of a screen. Place it after the views that it describes.
///
/// From the left the keys of the focused control, a line, and the keys of the screen; at the right end those that work
/// everywhere, and the help. A key that does not fit is left out whole. Each can be clicked. Arrow keys with the same
/// effect share a title: ←→ Change.
public struct KeyBar: PrimitiveView {
  /// A line with the keys of the topmost screen or panel.
  public init() {}

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    // Line by line, actions have numbers in place of keys.
    if environment.isPlain { return }
    func style(_ tint: Tint, _ attributes: Attributes = []) -> Style {
      TextAppearance(foreground: tint, background: .surface, attributes: attributes).style(environment.palette)
    }
    evaluation.add(
      KeyBarElement(
        focus: evaluation.focus, language: environment.language, showKeys: environment.showKeys,
        keyStyle: style(.primary, .bold), titleStyle: style(.secondary)))
  }
}

private struct KeyBarElement: Element {
  let focus: Identity?
  let language: Language
  let showKeys: (@MainActor () -> Void)?
  let keyStyle: Style, titleStyle: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? Proposal.unbounded, height: 1)
  }

  /// The keys are known only after the views before it were painted.
  func paint(_ node: Node, on canvas: Canvas) {
    canvas.fill(titleStyle)
    let guide = KeyGuide(of: canvas.frame.responders, focus: focus, in: language)
    let help = showKeys.map { ShownKey(guide.helpKey(in: language, action: $0)) }
    let width = node.frame.size.width
    let row = KeyBarRow(guide, help: help, width: width)
    var x = row.paint(row.focus, from: 1) { paint($0, at: $1, on: canvas) }
    if row.hasLine {
      canvas.write(SafeText("│"), x: x, style: titleStyle)
      x += 2
    }
    _ = row.paint(row.screen, from: x) { paint($0, at: $1, on: canvas) }
    _ = row.paint(row.everywhere, from: row.end) { paint($0, at: $1, on: canvas) }
    if let help, help.width < width { paint(help, at: row.helpPlace, on: canvas) }
  }

  private func paint(_ key: ShownKey, at x: Int, on canvas: Canvas) {
    canvas.write(key.label, x: x, style: keyStyle)
    canvas.write(key.title, x: x + key.label.width, style: titleStyle)
    let place = Rect(x: canvas.bounds.minX + x, y: canvas.bounds.minY, width: key.width, height: 1)
    canvas.frame.responders.addShownKey(key.binding, in: place.intersection(canvas.clip))
  }
}

/// A key with the words for its effect.
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

/// The keys that fit into a row, by where they work.
private struct KeyBarRow {
  /// Cells after a key; between focus and screen the line takes two more.
  private static let gap = 2
  /// Keys that share a title stand together.
  private(set) var focus: [[ShownKey]] = [], screen: [[ShownKey]] = [], everywhere: [[ShownKey]] = []
  private var width: Int
  private var helpWidth: Int

  @MainActor init(_ guide: KeyGuide, help: ShownKey?, width: Int) {
    self.width = width
    helpWidth = help?.width ?? 0
    var full: Set<KeyGuide.Area> = []
    for (area, keys) in Self.groups(of: guide.footer) where !full.contains(area) {
      var wider = self
      wider[area].append(keys)
      // In a full area no shorter key takes the place of a more important one.
      if wider.needed <= width { self = wider } else { full.insert(area) }
    }
  }

  private subscript(area: KeyGuide.Area) -> [[ShownKey]] {
    get {
      switch area {
      case .focus: focus
      case .screen: screen
      case .everywhere: everywhere
      }
    }
    set {
      switch area {
      case .focus: focus = newValue
      case .screen: screen = newValue
      case .everywhere: everywhere = newValue
      }
    }
  }

  /// Whether a line separates the keys of the focus from those of the screen.
  var hasLine: Bool { !focus.isEmpty && !screen.isEmpty }

  /// The column of the help.
  var helpPlace: Int { max(1, width - helpWidth - 1) }

  /// The column at which the keys that work everywhere begin.
  var end: Int { width - 1 - rightWidth }

  /// The cells of all keys with the gaps between them, and a blank column at each end.
  private var needed: Int { 1 + length(focus) + (hasLine ? 2 : 0) + length(screen) + rightWidth + 1 }

  private var rightWidth: Int {
    helpWidth == 0 ? max(0, length(everywhere) - Self.gap) : length(everywhere) + helpWidth
  }

  private func length(_ groups: [[ShownKey]]) -> Int {
    var length = 0
    for group in groups { length += group.reduce(Self.gap) { $0 + $1.width } }
    return length
  }

  /// Paints keys from a column on, and returns the column after the gap behind them.
  func paint(_ groups: [[ShownKey]], from start: Int, _ paint: (ShownKey, Int) -> Void) -> Int {
    var x = start
    for group in groups {
      for key in group {
        paint(key, x)
        x += key.width
      }
      x += Self.gap
    }
    return x
  }

  /// Groups arrow keys with the same effect.
  @MainActor private static func groups(of entries: [KeyGuide.Entry]) -> [(area: KeyGuide.Area, keys: [ShownKey])] {
    var groups: [(area: KeyGuide.Area, keys: [ShownKey])] = []
    for entry in entries {
      let key = ShownKey(entry.binding)
      if let last = groups.last, last.area == entry.area, let before = last.keys.last?.binding,
        before.title == entry.binding.title, before.key.isArrow, entry.binding.key.isArrow
      {
        groups[groups.count - 1].keys[last.keys.count - 1] = ShownKey(before, sharesTitle: true)
        groups[groups.count - 1].keys.append(key)
      } else {
        groups.append((entry.area, [key]))
      }
    }
    return groups
  }
}
