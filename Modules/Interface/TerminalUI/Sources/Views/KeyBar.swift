import Terminal

/// The keys that work now, as the line at the bottom of a screen. Place it after the views that it describes.
///
/// From the left the keys of the focused control, a line, and the keys of the screen; at the right end those that work
/// everywhere, the panel of commands, and the help. A key that does not fit is left out whole. Each can be clicked.
/// Arrow keys with the same effect share a title: ←→ Change.
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
        palette: environment.paletteKey, keyStyle: style(.primary, .bold), titleStyle: style(.secondary)))
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
    let width = node.frame.size.width
    let row = KeyBarRow(guide, last: last(guide, width: width), width: width)
    var x = row.paint(row.focus, from: 1) { paint($0, at: $1, on: canvas) }
    if row.hasLine {
      canvas.write(SafeText("│"), x: x, style: titleStyle)
      x += 2
    }
    _ = row.paint(row.screen, from: x) { paint($0, at: $1, on: canvas) }
    _ = row.paint(row.everywhere, from: row.end) { paint($0, at: $1, on: canvas) }
    if row.lastWidth < width {
      _ = row.paint(row.last.map { [$0] }, from: row.lastPlace) { paint($0, at: $1, on: canvas) }
    }
  }

  /// The keys at the right end: the panel of commands, and the help.
  private func last(_ guide: KeyGuide, width: Int) -> [ShownKey] {
    let commands = width < Self.roomForPalette ? nil : palette
    let help = showKeys.map { guide.helpKey(in: language, action: $0) }
    return [commands, help].compactMap { $0.map { ShownKey($0) } }
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
  /// The keys at the right end, which always show if the row has room for them alone.
  private(set) var last: [ShownKey]
  private var width: Int

  @MainActor init(_ guide: KeyGuide, last: [ShownKey], width: Int) {
    (self.last, self.width) = (last, width)
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

  /// The column of the keys at the right end.
  var lastPlace: Int { max(1, width - lastWidth - 1) }

  /// The cells of the keys at the right end.
  var lastWidth: Int { max(0, length(last.map { [$0] }) - Self.gap) }

  /// The column at which the keys that work everywhere begin.
  var end: Int { width - 1 - rightWidth }

  /// The cells of all keys with the gaps between them, and a blank column at each end.
  private var needed: Int { 1 + length(focus) + (hasLine ? 2 : 0) + length(screen) + rightWidth + 1 }

  private var rightWidth: Int {
    last.isEmpty ? max(0, length(everywhere) - Self.gap) : length(everywhere) + lastWidth
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
