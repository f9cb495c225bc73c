import Terminal

/// Selects more than the screen shows: held beyond an edge, the mouse scrolls rows into view.
extension Host {
  /// Milliseconds for each row.
  private static let rowTime = 50

  /// Starts to scroll while the mouse is held beyond the edge of the selection's region; ends by itself.
  func scrollAtEdge() {
    guard edgeScrolling == nil, wantedStep != 0 else { return }
    edgeScrolling = Task { [weak self, clock] in
      repeat { await clock.sleep(Self.rowTime) } while self?.scrollSelection() == true
      if !Task.isCancelled { self?.edgeScrolling = nil }
    }
  }

  func stopScrollingAtEdge() {
    edgeScrolling?.cancel()
    edgeScrolling = nil
  }

  private var wantedStep: Int { mouse.scrollStep(in: screen.size) }

  /// Scrolls one row into view.
  /// - Returns: Whether another may follow.
  private func scrollSelection() -> Bool {
    let step = wantedStep
    guard !Task.isCancelled, step != 0, let region = mouse.selection?.region,
      let scroll = tree.reachable.last(where: { $0.visible == region && $0.interaction.scroll != nil })?.interaction
        .scroll
    else { return false }
    // While the terminal takes no frame, it would not show the row.
    if device.isBusy { return true }
    guard scroll(step) else { return false }
    scrollStep = step
    render()
    scrollStep = 0
    return mouse.isSelecting
  }

  /// Whether the newest frame still shows the selected text.
  func keepsSelection(since before: Page) -> Bool {
    guard let selection = mouse.selection else { return true }
    if scrollStep != 0 { return mouse.follow(scrolledBy: scrollStep, from: before, to: page) }
    return selection.visibleText(of: before) == selection.visibleText(of: page)
  }
}
