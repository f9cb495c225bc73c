import Terminal

extension Host {
  func dispatch(_ event: TerminalEvent) {
    // The window is too small to show the effect.
    if isTooSmall { return pressHost(event) }
    catchUp(with: event)
    if keepsEarly(event) { return }
    let focused = tree.focused(focus.focus)
    let chain = focused.map { tree.chain(from: $0) } ?? []
    if isForDefaultField(event) { return typeInDefaultField(event) }
    guard case .key(let press) = event else {
      _ = chain.contains { $0.interaction.handle(event) }
      return
    }
    if bringsFocusIntoSight(press) { return }
    // An arrow key moves the focus; it does not scroll the containers.
    let first = FocusEngine.Direction(press) == nil ? chain : chain.filter { $0.interaction.reveal == nil }
    if first.contains(where: { $0.interaction.handle(event) }) { return }
    if moveFocus(press) { return }
    let tried = Set(first.map(\.identity))
    let others = tree.reachable.reversed().filter {
      !$0.interaction.isFocusable && !$0.isOutOfSight && !tried.contains($0.identity)
        && tree.takes(Key(press: press), $0, whenFocused: focused)
    }
    if others.contains(where: { $0.interaction.handle(event) }) { return }
    if moveByLetter(press) { return }
    pressHost(event)
  }

  /// Handles a key that no view took.
  func pressHost(_ event: TerminalEvent) {
    guard case .key(let press) = event else { return }
    switch press {
    case KeyPress(.character("c"), .control): quitWhenMeant()
    // The key that quits works even when a panel hides the view that offers it.
    case environment.keymap[.quit].press: quit(.quit)
    case KeyPress(.character("z"), .control): suspend()
    case KeyPress(.character("l"), .control): forgetScreen()
    case KeyPress(.function(1)), KeyPress(.character("?")): showKeys()
    case environment.keymap[.mouse].press: toggleMouse()
    case _ where environment.keymap[.palette].matches(press): showCommands()
    case KeyPress(.pageUp), KeyPress(.pageDown): turnPage(press)
    default: break
    }
  }
}
