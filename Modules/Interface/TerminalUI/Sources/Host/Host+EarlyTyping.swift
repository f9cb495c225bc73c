import Terminal

/// What was typed while a screen was loading, for the field that it will have.
struct EarlyTyping {
  /// The screen that it is for.
  private(set) var screen: Identity?
  private var events: [TerminalEvent] = []
  /// The most events that are kept, so that text for a screen that never loads does not grow without end.
  private static let most = 4096

  var isEmpty: Bool { events.isEmpty }

  /// Keeps an event for a screen; those for an earlier screen are dropped.
  mutating func keep(_ event: TerminalEvent, for screen: Identity?) {
    if self.screen != screen { (self.screen, events) = (screen, []) }
    if events.count < Self.most { events.append(event) }
  }

  /// Removes and returns the events.
  mutating func take() -> [TerminalEvent] {
    defer { events = [] }
    return events
  }
}

extension Host {
  /// Keeps an event that is typed before the screen in front has its field: text, and after it the keys that correct and
  /// send it. No other view gets it, so that no letter becomes a key of the list beside that screen.
  /// - Returns: Whether it is kept.
  func keepsEarly(_ event: TerminalEvent) -> Bool {
    let followsText = !early.isEmpty && early.screen == tree.screen && event.followsText
    guard tree.takesEarlyText, event.isTyped || followsText else { return false }
    early.keep(event, for: tree.screen)
    return true
  }

  /// Types the early text once its screen has loaded. The text is dropped if that screen has no field, or if another
  /// screen is in front.
  /// - Returns: Whether something was typed.
  func typeEarlyText() -> Bool {
    let isHere = tree.screen == early.screen
    guard !early.isEmpty, !isHere || !tree.isLoading else { return false }
    let events = early.take()
    guard isHere, tree.defaultField(whenFocused: focus.focus) != nil else { return false }
    for event in events { dispatch(event) }
    return true
  }

  /// Evaluates a frame that is overdue because the terminal is slow, before a letter that acts as a key. The letter
  /// would otherwise reach the screen that the key before it has left.
  func catchUp(with event: TerminalEvent) {
    if isDirty, event.isTyped, !tree.typesText(whenFocused: focus.focus) { render() }
  }
}

extension TerminalEvent {
  /// Whether it is text: typed or pasted.
  var isTyped: Bool {
    switch self {
    case .paste: true
    case .key(let press): EditorKeys.text(of: press) != nil
    default: false
    }
  }

  /// Whether it corrects or sends a text, typed just before.
  fileprivate var followsText: Bool {
    [.key(KeyPress(.enter)), .key(KeyPress(.backspace))].contains(self)
  }
}

extension ResponderTree {
  /// The views that keep text for the screen in front.
  private var keepers: [Responder] { responders.filter { $0.interaction.keepsTyping && $0.screen == screen } }

  /// Whether the screen in front is loading, and will have a field for what is typed now.
  fileprivate var isLoading: Bool { !keepers.isEmpty }

  /// Whether it is loading, and no panel in front of it has the keyboard.
  var takesEarlyText: Bool { keepers.contains { $0.scope == scopes.count - 1 } }
}

extension View {
  /// Keeps text that is typed while this view shows, for the default field of its screen. For a screen that loads
  /// before it shows the field.
  public func keepsTyping() -> some View {
    TypingKeeper(content: self)
  }
}

private struct TypingKeeper: PrimitiveView {
  let content: any View

  func evaluate(in evaluation: Evaluation) {
    var interaction = Interaction { _ in false }
    interaction.keepsTyping = true
    evaluation.descend(0) { evaluation in
      let children = evaluation.collect { content.evaluate(in: evaluation) }
      evaluation.add(ResponderElement(interaction: interaction), children: Node.one(children))
    }
  }
}
