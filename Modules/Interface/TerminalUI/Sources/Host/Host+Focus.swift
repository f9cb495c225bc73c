import Terminal

// MARK: - Where the focus goes

extension Host {
  /// Does what a key means that moves the focus.
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

  /// Scrolls what is around the focus until it shows. A focus that nobody took there moves nothing that the user left as
  /// it is.
  func revealFocus() {
    guard let focused = tree.focused(focus.focus) else { return }
    isDirty = true
    for around in tree.chain(from: focused).dropFirst() where focus.isChosen || !around.interaction.isRestored() {
      around.interaction.reveal?(focused.frame)
    }
  }

  /// Scrolls what is around a control until it shows.
  func reveal(_ control: ResponderTree.Responder) {
    isDirty = true
    for around in tree.chain(from: control).dropFirst() { around.interaction.reveal?(control.frame) }
  }

  /// Takes the focus back to what shows when it was scrolled out of sight: nobody means what they cannot see.
  /// - Returns: Whether that is all that the press does.
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
      // It goes on to the next, wherever that is.
      return false
    }
    isDirty = true
    // What shows whole stays where it is.
    if tree.focused(focus.focus)?.isWhole != true { revealFocus() }
    return true
  }
}

// MARK: - What is typed elsewhere

extension Host {
  /// Whether an event is typed text that belongs in the field that the screen is for.
  func isForDefaultField(_ event: TerminalEvent) -> Bool {
    let isTyped =
      switch event {
      case .paste: true
      case .key(let press): EditorKeys.text(of: press) != nil
      default: false
      }
    return isTyped && tree.focused(focus.focus)?.interaction.acceptsText != true && tree.defaultField != nil
  }

  /// Takes the focus, and the text, to that field, unless what has the focus has a use for it, or a value is chosen in
  /// it: then the text goes nowhere.
  func typeInDefaultField(_ event: TerminalEvent) {
    if let focused = tree.focused(focus.focus), focused.interaction.handle(event) || focused.interaction.holdsValue {
      return
    }
    guard let field = tree.defaultField else { return }
    focus.move(to: field.identity)
    revealFocus()
    _ = field.interaction.handle(event)
  }
}

extension ResponderTree {
  /// What shows inside something that scrolls, nearest to what does not: of the whole ones, where there are any.
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
