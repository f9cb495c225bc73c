import Terminal

extension Host {
  func handle(_ event: MouseEvent) {
    switch (event.kind, event.button) {
    case (.scrollUp, _), (.scrollDown, _):
      // While a selection is being made, the text under it must not move.
      if !mouse.isSelecting { _ = tree.chain(at: event.position).contains { $0.interaction.handle(.mouse(event)) } }
    case (.press, .left):
      dropSelection()
      mouse.press(at: event.position, time: clock.milliseconds(), on: page)
      if mouse.selection != nil { isStale = true }
    case (.drag, .left):
      if mouse.drag(to: event.position, on: page) { isStale = true }
      scrollAtEdge()
    case (.release, .left), (.release, .none):
      stopScrollingAtEdge()
      switch mouse.release(at: event.position, on: page) {
      case .nothing: break
      case .click(let target): click(target, at: event.position)
      case .selected(let selection): copy(selection.text(of: page))
      }
    default: break
    }
  }

  private func click(_ target: MouseTarget, at point: Point) {
    switch target {
    case .link(let address): copyAddress(address)
    case .copy: if let mark = tree.copyMark(at: point) { copy(mark.source.text()) }
    case .key: if let binding = tree.shownKey(at: point) { press(binding) }
    case .control(let identity, _):
      let chain = tree.chain(at: point)
      guard let index = chain.firstIndex(where: { $0.identity == identity }) else { return }
      if let focusable = chain[index...].first(where: \.interaction.isFocusable), focusable.identity != focus.focus {
        focus.move(to: focusable.identity)
        isDirty = true
      }
      chain[index].interaction.click?.act(point)
    }
  }

  /// Does what a clicked key of the footer says, also where a field would take the key for editing. Enter and the
  /// keys that move belong to the focused control; the footer only lists them.
  func press(_ binding: KeyBinding) {
    if binding.isGeneral { return dispatch(.key(binding.key.press)) }
    switch binding.key.press.code {
    case .enter, .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: dispatch(.key(binding.key.press))
    default: binding.action()
    }
  }

  /// Removes the selection.
  /// - Returns: Whether there was one.
  @discardableResult func dropSelection() -> Bool {
    stopScrollingAtEdge()
    guard mouse.cancel() else { return false }
    isStale = true
    return true
  }

  /// Gives views the action that hands the mouse over, and the state of the mouse.
  func offerMouse() {
    environment.toggleMouse = ToggleMouseAction(isOn: device.reportsMouse) { [weak self] in self?.toggleMouse() }
    isDirty = true
  }

  /// Hands the mouse to the terminal, or takes it back.
  func toggleMouse() {
    device.reportsMouse.toggle()
    dropSelection()
    offerMouse()
    show(
      Notice(
        device.reportsMouse ? language.mouseIsOurs : language.mouseIsTheTerminals(back: environment.keymap[.mouse])))
  }

  private func copyAddress(_ address: String) {
    show(Notice(device.clipboard.copy(address) ? language.copiedAddress(address) : language.tooLongToCopy))
  }

  /// Copies a text, and shows a notice. An empty text is not copied.
  func copy(_ text: String) {
    guard !text.isEmpty else { return }
    show(Notice(device.clipboard.copy(text) ? language.copied(text.count) : language.tooLongToCopy))
  }
}
