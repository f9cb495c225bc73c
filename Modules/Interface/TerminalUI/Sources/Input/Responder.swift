import Terminal

/// What a node does with input.
struct Interaction {
  /// Whether it can have the focus.
  var isFocusable = false
  /// How much it wants the focus when its screen opens.
  var focusWish = FocusPriority.ordinary
  /// What a click does to it; one that can have the focus gets it in any case.
  var click: ClickTarget?
  /// Does what a key, a paste or a turn of the wheel means to it, and says whether it meant anything.
  var handle: @MainActor (TerminalEvent) -> Bool
  /// The keys that `handle` takes now, for who asks.
  var keys: @MainActor () -> [KeyBinding]
  /// Whether letters are text here, and no keys.
  var acceptsText: Bool
  /// Whether a value is chosen in it: a letter typed at it is meant for no other control.
  var holdsValue = false
  /// Whether Enter, for which it has no use of its own, goes to the next control, as in a form.
  var movesOn: Bool
  /// What that is called, where it is more than the next field.
  var wayOn: String?
  /// Brings a place of the screen into view, when it can scroll.
  var reveal: (@MainActor (Rect) -> Void)?
  /// Whether it stands where it did at the last launch, from where only the user moves it.
  var isRestored: @MainActor () -> Bool
  /// Scrolls by rows, when it can, and says whether it did.
  var scroll: (@MainActor (Int) -> Bool)?

  init(
    isFocusable: Bool = false, focusWish: FocusPriority = .ordinary, acceptsText: Bool = false,
    holdsValue: Bool = false, movesOn: Bool = false, reveal: (@MainActor (Rect) -> Void)? = nil,
    isRestored: @escaping @MainActor () -> Bool = { false }, scroll: (@MainActor (Int) -> Bool)? = nil,
    click: ClickTarget? = nil,
    keys: @escaping @MainActor () -> [KeyBinding] = { [] }, handle: @escaping @MainActor (TerminalEvent) -> Bool
  ) {
    self.isFocusable = isFocusable
    self.focusWish = focusWish
    self.acceptsText = acceptsText
    self.holdsValue = holdsValue
    self.movesOn = movesOn
    self.reveal = reveal
    self.isRestored = isRestored
    self.scroll = scroll
    self.click = click
    self.keys = keys
    self.handle = handle
  }
}

/// How much a control wants the focus when nobody has chosen one.
public enum FocusPriority: Int, Comparable, Sendable {
  /// Only when there is nothing else at all.
  case last
  /// Rather not: it leads away from the screen.
  case late
  case ordinary
  /// It is what the screen is for.
  case first

  /// Whether one wants it less than another.
  public static func < (one: FocusPriority, other: FocusPriority) -> Bool { one.rawValue < other.rawValue }
}

/// What can be reached on the painted frame, in the order of painting.
@MainActor struct ResponderTree {
  struct Responder {
    let identity: Identity
    /// Its place on the screen, and the part of it that shows.
    let frame: Rect, visible: Rect
    let interaction: Interaction
    let parent: Int?
    let scope: Int
    /// Whether it is there only for the user to move the focus to, beyond the edge of a lazy stack's window.
    let isBeyondEdge: Bool
    /// Whether it is in a screen, not around it as tabs are.
    let isInScreen: Bool
    /// Whether it is a tool, in the bar above a screen.
    let isTool: Bool

    /// Whether it was scrolled out of sight: its keys are not offered to someone who cannot see what they would do.
    var isOutOfSight: Bool { visible.isEmpty && !frame.isEmpty }

    /// Whether all of it shows.
    var isWhole: Bool { visible == frame }

    /// Whether what is around it shows so much of it that it is recognised.
    func shows(in around: Responder) -> Bool {
      !visible.isEmpty && visible.size.height * 2 > min(frame.size.height, around.visible.size.height)
    }
  }

  private(set) var responders: [Responder] = []
  /// The scopes in the order of opening; only the last one has the keyboard.
  private(set) var scopes: [Identity] = [.root]
  /// The keys that footers show.
  private(set) var shownKeys: [ShownKey] = []
  /// What a click copies.
  private(set) var copyMarks: [CopyMark] = []
  /// Where selections stay, the inner parts after the outer.
  private(set) var regions: [SelectionRegion] = []
  /// Text in rows that belong together.
  private(set) var wrappedTexts: [WrappedText] = []
  private var parent: Int?
  private var scope = 0
  /// Whether what is painted now lies beyond the edge of a lazy stack's window.
  var isBeyondEdge = false
  /// Whether what is painted now is in a screen.
  private var isInScreen = false
  /// Whether what is painted now is the bar above a screen.
  private var isInBar = false
  /// The screen that was painted last: it is in front of the others.
  private(set) var screen: Identity?

  /// Notes a responder and what is painted inside it.
  mutating func add(_ interaction: Interaction, _ node: Node, on canvas: Canvas) -> (parent: Int?, scope: Int) {
    let outside = (parent, scope)
    responders.append(
      Responder(
        identity: node.identity, frame: canvas.bounds, visible: canvas.bounds.intersection(canvas.clip),
        interaction: interaction, parent: parent, scope: scope, isBeyondEdge: isBeyondEdge,
        isInScreen: isInScreen, isTool: isInBar))
    parent = responders.count - 1
    return outside
  }

  /// Begins a screen.
  mutating func enterScreen(_ identity: Identity) -> Bool {
    screen = identity
    let outside = isInScreen
    isInScreen = true
    return outside
  }

  mutating func leaveScreen(_ outside: Bool) { isInScreen = outside }

  /// Begins the bar above a screen.
  mutating func enterBar() -> Bool {
    defer { isInBar = true }
    return isInBar
  }

  mutating func leaveBar(_ outside: Bool) { isInBar = outside }

  /// Begins a scope that keeps the keyboard from everything painted before.
  mutating func open(_ identity: Identity) -> (parent: Int?, scope: Int) {
    let outside = (parent, scope)
    scopes.append(identity)
    scope = scopes.count - 1
    parent = nil
    return outside
  }

  /// Notes a key that a footer shows.
  mutating func addShownKey(_ binding: KeyBinding, in visible: Rect) {
    shownKeys.append(ShownKey(visible: visible, binding: binding, scopes: scopes.count))
  }

  /// Notes a mark that copies something.
  mutating func addCopyMark(_ source: CopySource, in visible: Rect) {
    copyMarks.append(CopyMark(visible: visible, source: source, scope: scope))
  }

  /// Notes a part of the screen that selections do not leave.
  mutating func addRegion(_ rect: Rect) {
    regions.append(SelectionRegion(rect: rect, scope: scope))
  }

  /// Notes text that was wrapped.
  mutating func addWrappedText(_ text: WrappedText) {
    wrappedTexts.append(text)
  }

  mutating func leave(_ outside: (parent: Int?, scope: Int)) {
    (parent, scope) = outside
  }

  var topScope: Identity { scopes[scopes.count - 1] }

  /// Those that input can reach now.
  var reachable: [Responder] { responders.filter { $0.scope == scopes.count - 1 } }

  var focusable: [Responder] { reachable.filter(\.interaction.isFocusable) }

  func focused(_ identity: Identity?) -> Responder? {
    guard let identity else { return nil }
    return focusable.first { $0.identity == identity }
  }

  /// The field that gets what is typed while something has the focus that has no use for it, as in message programs:
  /// the one that the screen is for. A form has several fields, and none of them is meant.
  var defaultField: Responder? {
    let fields = focusable.filter(\.interaction.acceptsText)
    guard fields.count == 1, fields[0].interaction.focusWish == .first, !fields[0].visible.isEmpty else { return nil }
    return fields[0]
  }

  /// Whether letters become text while this has the focus.
  func typesText(whenFocused identity: Identity?) -> Bool {
    focused(identity)?.interaction.acceptsText == true || defaultField != nil
  }

  /// A responder and what it is painted inside, from the inside out.
  func chain(from responder: Responder) -> [Responder] {
    var chain = [responder]
    var next = responder.parent
    while let index = next {
      chain.append(responders[index])
      next = responders[index].parent
    }
    return chain
  }
}

/// Makes its child reachable for input.
struct ResponderElement: WrapperElement {
  let interaction: Interaction
  /// What there is to fill, where it is a view to type in.
  var input: TextInput?
  /// What there is to choose from, where one of several is chosen in it.
  var choice: PickerChoice?

  func paint(_ node: Node, on canvas: Canvas) {
    let outside = canvas.frame.responders.add(interaction, node, on: canvas)
    for child in node.children { child.paint(on: canvas) }
    canvas.frame.responders.leave(outside)
  }
}

extension View {
  /// Keeps the keyboard, and the footer, for this view as long as it shows: for panels in front of others.
  public func focusScope() -> some View {
    ScopeView(content: self)
  }
}

private struct ScopeView: PrimitiveView {
  let content: any View

  func evaluate(in evaluation: Evaluation) {
    evaluation.beginScope()
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    evaluation.add(ScopeElement(), children: Node.one(children))
  }
}

private struct ScopeElement: WrapperElement {
  func read(_ node: Node, by reader: PlainReader) {
    reader.scope(node.identity) { reader.readChildren(of: node) }
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let outside = canvas.frame.responders.open(node.identity)
    // What is behind cannot be scrolled.
    canvas.frame.scrollMarks = ScrollMarks()
    for child in node.children { child.paint(on: canvas) }
    canvas.frame.responders.leave(outside)
  }
}
