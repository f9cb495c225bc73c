public import Terminal

/// A key, or a key combination, that can be bound.
public struct Key: Hashable, Sendable {
  /// The press of the key.
  public let press: KeyPress

  /// The key that types this character.
  public static func character(_ character: Character) -> Key { Key(press: KeyPress(.character(character))) }
  /// A letter with Control held.
  public static func control(_ letter: Character) -> Key { Key(press: KeyPress(.character(letter), .control)) }
  /// A letter with Alt held.
  public static func alt(_ letter: Character) -> Key { Key(press: KeyPress(.character(letter), .alt)) }
  /// A function key, from 1.
  public static func function(_ number: Int) -> Key { Key(press: KeyPress(.function(number))) }
  public static let escape = Key(press: KeyPress(.escape)), enter = Key(press: KeyPress(.enter))
  public static let backspace = Key(press: KeyPress(.backspace)), delete = Key(press: KeyPress(.delete))
  /// The key that moves to the next control.
  public static let tab = Key(press: KeyPress(.tab))
  public static let up = Key(press: KeyPress(.up)), down = Key(press: KeyPress(.down))
  public static let left = Key(press: KeyPress(.left)), right = Key(press: KeyPress(.right))
  public static let pageUp = Key(press: KeyPress(.pageUp)), pageDown = Key(press: KeyPress(.pageDown))
  public static let home = Key(press: KeyPress(.home)), end = Key(press: KeyPress(.end))
  /// Control and Home: the beginning of everything.
  public static let controlHome = Key(press: KeyPress(.home, .control))
  /// Control and End: the end of everything.
  public static let controlEnd = Key(press: KeyPress(.end, .control))

  /// Whether the press is this key; a letter also when the Korean two-set layout typed it.
  func matches(_ other: KeyPress) -> Bool {
    if press == other { return true }
    guard press.modifiers == other.modifiers, case .character(let wanted) = press.code,
      case .character(let typed) = other.code
    else { return false }
    return Self.twoSet[typed] == wanted
  }

  /// Its name in footers.
  public var label: String {
    let name =
      switch press.code {
      case .character(" "): "Space"
      case .character(let character): press.modifiers.isEmpty ? String(character) : character.uppercased()
      case .enter: "⏎"
      case .tab: "Tab"
      case .backspace: "⌫"
      case .delete: "Del"
      case .escape: "Esc"
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PgUp"
      case .pageDown: "PgDn"
      case .insert: "Ins"
      case .function(let number): "F\(number)"
      }
    let modifiers: [(KeyPress.Modifiers, String)] = [(.control, "^"), (.alt, "Alt-"), (.shift, "Shift-")]
    return modifiers.filter { press.modifiers.contains($0.0) }.map(\.1).joined() + name
  }

  /// The letters of the Korean two-set keyboard, by the Latin letter on the same key.
  private static let twoSet: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"))
}

extension Key {
  /// The key of a press; for a letter of the Korean two-set layout, the Latin letter on the same key.
  init(pressed press: KeyPress) {
    guard case .character(let typed) = press.code, let latin = Self.twoSet[typed] else {
      self.init(press: press)
      return
    }
    self.init(press: KeyPress(.character(latin), press.modifiers))
  }
}

/// A key and its action. Footer and help are made from the same bindings that handle the presses.
public struct KeyBinding {
  /// Whether the footer has room for it. The help always shows it.
  public enum Prominence: Sendable {
    /// Before the spare ones; bindings of inner views come first.
    case ordinary
    /// Only where there is spare room.
    case spare
    /// Not in the footer, because it is obvious there, or another key does the same.
    case hidden
  }

  var key: Key
  /// The shortcut that it comes from, where the user can choose another key.
  var shortcut: Shortcut?
  var title: String
  var prominence: Prominence
  let action: @MainActor () -> Void
  /// Whether its title is that of a kind of control. A screen's own title for Enter replaces such a title.
  var isGeneral = false
  /// Whether that title names the control: a screen's own title does not replace it, only its prominence counts.
  var isNamed = false

  /// A key with an action.
  /// - Parameters:
  ///   - title: Its effect, in a word or two.
  ///   - prominence: Whether the footer has room for it.
  public init(
    _ key: Key, _ title: String, prominence: Prominence = .ordinary, action: @escaping @MainActor () -> Void
  ) {
    self.key = key
    self.title = title
    self.prominence = prominence
    self.action = action
  }

  /// Keys that a control handles itself when it gets the press: only listed, without an action.
  static func listed(_ keys: Key..., title: String) -> [KeyBinding] {
    keys.map { key in
      var binding = KeyBinding(key, title, prominence: .hidden) {}
      binding.isGeneral = true
      return binding
    }
  }
}

extension View {
  /// Binds keys: those pressed while the focus is in the view, and those that nothing else took.
  public func keyBindings(_ bindings: [KeyBinding]) -> some View {
    KeyBindingsView(content: self, bindings: bindings)
  }

  /// Binds one key.
  public func keyboardShortcut(_ key: Key, _ title: String, action: @escaping @MainActor () -> Void) -> some View {
    keyBindings([KeyBinding(key, title, action: action)])
  }
}

private struct KeyBindingsView: PrimitiveView {
  let content: any View
  let bindings: [KeyBinding]

  func evaluate(in evaluation: Evaluation) {
    let keymap = evaluation.environment.keymap
    let bindings = bindings.map { $0.bound(by: keymap) }
    evaluation.add(bindings)
    var interaction = Interaction(keys: { bindings }) { event in
      guard case .key(let press) = event, let binding = bindings.first(where: { $0.key.matches(press) }) else {
        return false
      }
      binding.action()
      return true
    }
    evaluation.descend(0) { evaluation in
      let bar = evaluation.bar
      let children = evaluation.collect { content.evaluate(in: evaluation) }
      // Around the title of a screen, the keys are those of the screen.
      interaction.isOfScreen = evaluation.bar?.parts != bar?.parts
      let interaction = interaction
      evaluation.bar?.wrap(since: bar) { ResponderElement(interaction: interaction) }
      evaluation.add(ResponderElement(interaction: interaction), children: Node.one(children))
    }
  }
}

/// One line in several styles. The spans come in pairs. The first pair that does not fit is left out whole, and so is
/// everything after it.
struct SpansElement: Element {
  let spans: [(text: SafeText, style: Style)]

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: min(proposal.width ?? .max, spans.map(\.text.width).reduce(0, +)), height: 1)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    var x = 0
    for index in stride(from: 0, to: spans.count, by: 2) {
      let pair = spans[index..<min(index + 2, spans.count)]
      guard x + pair.map(\.text.width).reduce(0, +) <= node.frame.size.width else { return }
      for span in pair {
        canvas.write(span.text, x: x, style: span.style)
        x += span.text.width
      }
    }
  }
}
