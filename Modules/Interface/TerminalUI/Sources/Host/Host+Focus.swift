import Terminal

// MARK: - Where the focus goes

extension Host {
  /// Moves the focus where the key means that.
  func moveFocus(_ press: KeyPress) -> Bool {
    var moved = false
    if press == KeyPress(.tab) {
      moved = focus.step(by: 1, on: tree)
    } else if press == KeyPress(.enter), tree.focused(focus.focus)?.interaction.movesOn == true {
      moved = focus.goOn(on: tree)
    } else if press == KeyPress(.tab, .shift) {
      moved = focus.step(by: -1, on: tree)
    } else if let direction = FocusEngine.Direction(press) {
      moved = focus.step(direction, on: tree)
    }
    if moved {
      isDirty = true
      revealFocus()
    }
    return moved
  }

  /// Scrolls the containers of the focused control until it shows. A focus that moved by itself does not scroll a
  /// container whose scroll position was restored from the last launch.
  func revealFocus() {
    guard let focused = tree.focused(focus.focus) else { return }
    isDirty = true
    for around in tree.chain(from: focused).dropFirst() where focus.isChosen || !around.interaction.isRestored() {
      around.interaction.reveal?(focused.frame)
    }
  }

  /// Scrolls the containers of a control until it shows.
  func reveal(_ control: ResponderTree.Responder) {
    isDirty = true
    for around in tree.chain(from: control).dropFirst() { around.interaction.reveal?(control.frame) }
  }

  /// Moves the focus to a visible control when the focused one was scrolled out of sight: the user cannot mean a
  /// control that does not show. Typed text is the exception: it brings the field that gets it into sight.
  /// - Returns: Whether the press is used up by that.
  func bringsFocusIntoSight(_ press: KeyPress) -> Bool {
    guard let focused = tree.focused(focus.focus),
      let around = tree.chain(from: focused).dropFirst().first(where: { $0.interaction.reveal != nil }),
      !focused.shows(in: around)
    else { return false }
    if focused.interaction.acceptsText, EditorKeys.text(of: press) != nil {
      revealFocus()
      return false
    }
    let isTab = [KeyPress(.tab), KeyPress(.tab, .shift)].contains(press)
    let means =
      isTab || [KeyPress(.enter), KeyPress(.character(" "))].contains(press) || FocusEngine.Direction(press) != nil
    guard means else { return false }
    if let nearest = tree.nearestInSight(of: focused, in: around) {
      focus.move(to: nearest.identity)
    } else if isTab {
      // The press goes on to the next responder, wherever that is.
      return false
    }
    isDirty = true
    // A control that shows whole stays where it is.
    if tree.focused(focus.focus)?.isWhole != true { revealFocus() }
    return true
  }
}

// MARK: - Page keys pressed elsewhere

extension Host {
  /// Scrolls the only scrolling view of the screen, which need not have the focus.
  func turnPage(_ press: KeyPress) {
    guard let view = tree.onlyScroller else { return }
    let page = max(1, view.visible.size.height - 1)
    if view.interaction.scroll?(press == KeyPress(.pageUp) ? -page : page) == true { isDirty = true }
  }
}

// MARK: - Text typed elsewhere

extension Host {
  /// Whether an event is typed text that belongs in the default field of the screen.
  func isForDefaultField(_ event: TerminalEvent) -> Bool {
    event.isTyped && tree.focused(focus.focus)?.interaction.acceptsText != true
      && tree.defaultField(whenFocused: focus.focus) != nil
  }

  /// Offers the text to the focused control. If that has no use for it, and is no picker, the focus and the text go to
  /// the default field.
  func typeInDefaultField(_ event: TerminalEvent) {
    if let focused = tree.focused(focus.focus), focused.interaction.handle(event) || focused.interaction.holdsValue {
      return
    }
    guard let field = tree.defaultField(whenFocused: focus.focus) else { return }
    focus.move(to: field.identity)
    revealFocus()
    _ = field.interaction.handle(event)
  }
}

extension ResponderTree {
  /// The visible control inside a scrolling container that is nearest to a hidden one. Controls that show whole come
  /// first.
  fileprivate func nearestInSight(of hidden: Responder, in around: Responder) -> Responder? {
    let shown = focusable.filter { other in
      other.identity != hidden.identity && other.shows(in: around)
        && chain(from: other).contains { $0.identity == around.identity }
    }
    let whole = shown.filter(\.isWhole)
    func distance(_ other: Responder) -> Int {
      max(0, other.frame.minY - hidden.frame.maxY, hidden.frame.minY - other.frame.maxY)
    }
    return (whole.isEmpty ? shown : whole).min { distance($0) < distance($1) }
  }
}
