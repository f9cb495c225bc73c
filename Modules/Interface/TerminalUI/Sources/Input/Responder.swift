import Terminal

/// How a node handles input.
struct Interaction {
  var isFocusable = false
  /// How much it wants the focus when its screen opens.
  var focusWish = FocusPriority.ordinary
  /// The effect of a click; a focusable node gets the focus in any case.
  var click: ClickTarget?
  /// Handles a key, a paste or a turn of the wheel, and returns whether it had a meaning here.
  var handle: @MainActor (TerminalEvent) -> Bool
  /// The keys that `handle` takes now, for footer and help.
  var keys: @MainActor () -> [KeyBinding]
  /// Whether its keys are those of a whole screen, even if one control fills the screen.
  var isOfScreen = false
  /// Whether letters are text here and no keys.
  var acceptsText: Bool
  /// Whether it is the field of a search, to which "/" leads.
  var isSearchField = false
  /// Whether it selects a value, as a picker does: a letter typed at it goes to no other control.
  var holdsValue = false
  /// Whether it has the focus as long as it shows.
  var claimsFocus = false
  /// Whether it takes the focus once, when it appears.
  var takesFocusWhenNew = false
  /// Whether text that is typed while it shows is for the field that its screen will have.
  var keepsTyping = false
  /// Whether Enter, without a use of its own here, goes to the next control, as in a form.
  var movesOn: Bool
  /// The title of that step; nil for "Next field".
  var wayOn: String?
  /// Scrolls a place of the screen into view; nil when it cannot scroll.
  var reveal: (@MainActor (Rect) -> Void)?
  /// Whether its scroll position was restored: then only the user moves it.
  var isRestored: @MainActor () -> Bool
  /// Scrolls by rows, and returns whether it moved; nil when it cannot scroll.
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

/// How much a control wants the focus while the user has chosen none.
public enum FocusPriority: Int, Comparable, Sendable {
  /// Only when no other control can have it.
  case last
  /// After ordinary controls, because it leads away from the screen.
  case late
  case ordinary
  /// Before all others: the screen is made for it.
  case first

  /// Whether the first wants the focus less than the second.
  public static func < (one: FocusPriority, other: FocusPriority) -> Bool { one.rawValue < other.rawValue }
}

/// The responders of the painted frame, in the order of painting.
@MainActor struct ResponderTree {
  struct Responder {
    let identity: Identity
    /// Its place on the screen, and the visible part of it.
    let frame: Rect, visible: Rect
    let interaction: Interaction
    let parent: Int?
    let scope: Int
    /// Whether it lies beyond the edge of a lazy stack's window, where it exists only as a target for the focus.
    let isBeyondEdge: Bool
    /// The screen that it is in; nil for what is around screens, such as tabs.
    let screen: Identity?
    /// Whether it is a tool in the bar above a screen.
    let isTool: Bool
    /// The narrow pane beside a screen that it is in; nil for the screen itself.
    let pane: Identity?

    var isInScreen: Bool { screen != nil }

    /// Whether it was scrolled out of sight. Its keys are not offered then: the user could not see their effect.
    var isOutOfSight: Bool { visible.isEmpty && !frame.isEmpty }

    var isWhole: Bool { visible == frame }

    /// Whether text that is typed anywhere on the screen belongs to it.
    var isDefaultField: Bool { interaction.isFocusable && interaction.acceptsText && interaction.focusWish == .first }

    /// Whether enough of it shows inside a container to be recognised.
    func shows(in around: Responder) -> Bool {
      !visible.isEmpty && visible.size.height * 2 > min(frame.size.height, around.visible.size.height)
    }
  }

  private(set) var responders: [Responder] = []
  /// The scopes in the order of opening; only the last one has the keyboard.
  private(set) var scopes: [Identity] = [.root]
  /// The keys in footers.
  private(set) var shownKeys: [ShownKey] = []
  /// The marks whose click copies a text.
  private(set) var copyMarks: [CopyMark] = []
  /// The regions that selections do not leave, the inner ones after the outer.
  private(set) var regions: [SelectionRegion] = []
  private(set) var wrappedTexts: [WrappedText] = []
  private var parent: Int?
  private var scope = 0
  /// Whether the node being painted lies beyond the edge of a lazy stack's window.
  var isBeyondEdge = false
  /// The screen in which the node being painted is.
  private var current: Identity?
  /// Whether the node being painted is in the bar above a screen.
  private var isInBar = false
  /// The narrow pane in which the node being painted is.
  private var pane: Identity?
  /// The screen painted last, which is in front of the others.
  private(set) var screen: Identity?

  /// Adds a responder, and makes it the parent of those painted inside it.
  mutating func add(_ interaction: Interaction, _ node: Node, on canvas: Canvas) -> (parent: Int?, scope: Int) {
    let outside = (parent, scope)
    responders.append(
      Responder(
        identity: node.identity, frame: canvas.bounds, visible: canvas.bounds.intersection(canvas.clip),
        interaction: interaction, parent: parent, scope: scope, isBeyondEdge: isBeyondEdge,
        screen: current, isTool: isInBar, pane: pane))
    parent = responders.count - 1
    return outside
  }

  mutating func enterScreen(_ identity: Identity) -> Identity? {
    defer { current = identity }
    screen = identity
    return current
  }

  /// Ends a screen. The screen that contains it, if any, is in front again.
  mutating func leaveScreen(_ outside: Identity?) {
    current = outside
    if let outside { screen = outside }
  }

  /// Begins a part of a screen's bar that belongs to no screen, and ends with `leaveScreen`.
  mutating func suspendScreen() -> Identity? {
    defer { current = nil }
    return current
  }

  /// Begins the bar above a screen.
  mutating func enterBar() -> Bool {
    defer { isInBar = true }
    return isInBar
  }

  /// Begins a narrow pane beside a screen.
  mutating func enterPane(_ identity: Identity) -> Identity? {
    defer { pane = identity }
    return pane
  }

  mutating func leavePane(_ outside: Identity?) { pane = outside }

  mutating func leaveBar(_ outside: Bool) { isInBar = outside }

  /// Begins a scope that keeps the keyboard from everything painted before.
  mutating func open(_ identity: Identity) -> (parent: Int?, scope: Int) {
    let outside = (parent, scope)
    scopes.append(identity)
    scope = scopes.count - 1
    parent = nil
    return outside
  }

  /// Adds a key in a footer.
  mutating func addShownKey(_ binding: KeyBinding, in visible: Rect) {
    shownKeys.append(ShownKey(visible: visible, binding: binding, scopes: scopes.count))
  }

  /// Adds a mark whose click copies a text.
  mutating func addCopyMark(_ source: CopySource, in visible: Rect) {
    copyMarks.append(CopyMark(visible: visible, source: source, scope: scope))
  }

  /// Adds a region that selections do not leave.
  mutating func addRegion(_ rect: Rect) {
    regions.append(SelectionRegion(rect: rect, scope: scope))
  }

  mutating func addWrappedText(_ text: WrappedText) {
    wrappedTexts.append(text)
  }

  mutating func leave(_ outside: (parent: Int?, scope: Int)) {
    (parent, scope) = outside
  }

  var topScope: Identity { scopes[scopes.count - 1] }

  /// The responders that input can reach now.
  var reachable: [Responder] { responders.filter { $0.scope == scopes.count - 1 } }

  var focusable: [Responder] { reachable.filter(\.interaction.isFocusable) }

  func focused(_ identity: Identity?) -> Responder? {
    guard let identity else { return nil }
    return focusable.first { $0.identity == identity }
  }

  /// The field that gets typed text while the focused control has no use for it, as in chat programs: the one with
  /// `FocusPriority.first`. Nil in a form with several fields, while the field is out of sight, and while the focus is
  /// in the screen beside the field's.
  func defaultField(whenFocused identity: Identity?) -> Responder? {
    let fields = focusable.filter(\.interaction.acceptsText)
    guard fields.count == 1, fields[0].interaction.focusWish == .first, !fields[0].visible.isEmpty else { return nil }
    return isAside(fields[0], of: focused(identity)) ? nil : fields[0]
  }

  /// The view that scrolls, if the screen in front has only one.
  var onlyScroller: Responder? {
    let scrolling = reachable.filter { $0.interaction.scroll != nil && $0.screen == screen && !$0.visible.isEmpty }
    return scrolling.count == 1 ? scrolling[0] : nil
  }

  /// Whether letters become text while this control has the focus, now or once the screen has loaded.
  func typesText(whenFocused identity: Identity?) -> Bool {
    takesEarlyText || focused(identity)?.interaction.acceptsText == true || defaultField(whenFocused: identity) != nil
  }

  /// Whether a responder takes a key while a control has the focus. While the focus is in the list beside the screen in
  /// front, that screen takes only Escape: its other keys would act on something else than the chosen row.
  func takes(_ key: Key, _ responder: Responder, whenFocused focused: Responder?) -> Bool {
    !isAside(responder, of: focused) || key == .escape
  }

  /// Whether a responder is in the screen in front, while the focus is in the list beside that screen. A screen without
  /// controls never has the focus: its keys always count.
  private func isAside(_ responder: Responder, of focused: Responder?) -> Bool {
    guard let here = focused?.screen, let front = screen else { return false }
    return responder.screen == front && here != front && focusable.contains { $0.screen == front }
  }

  /// A responder and its containers, from the inside out.
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

/// Makes its child reachable by input.
struct ResponderElement: WrapperElement {
  let interaction: Interaction
  /// The field to fill, for the line-by-line host.
  var input: TextInput?
  /// The options to choose from, for the line-by-line host.
  var choice: PickerChoice?

  func paint(_ node: Node, on canvas: Canvas) {
    let outside = canvas.frame.responders.add(interaction, node, on: canvas)
    for child in node.children { child.paint(on: canvas) }
    canvas.frame.responders.leave(outside)
  }
}

extension View {
  /// Keeps the keyboard and the footer for this view while it shows: for panels in front of others.
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
    canvas.frame.finish()
    let outside = canvas.frame.responders.open(node.identity)
    // Views behind the scope cannot be scrolled.
    canvas.frame.scrollMarks = ScrollMarks()
    for child in node.children { child.paint(on: canvas) }
    canvas.frame.responders.leave(outside)
  }
}
