import Terminal

/// A part of the screen. A selection that begins in it does not leave it.
struct SelectionRegion {
  let rect: Rect
  let scope: Int
}

/// Text that was wrapped into rows, so that a copy of it can be one line again.
struct WrappedText {
  /// The place of the text; parts may be outside the screen.
  let place: Rect
  /// The text between its rows: an entry for each, nil where a line really ends. Called only when text is copied.
  let breaks: @MainActor () -> [SoftBreak?]
}

extension ResponderTree {
  /// The region of a selection that begins at a cell; nil outside a panel in front, where nothing can be selected.
  func selectionRegion(at point: Point) -> Rect? {
    regions.last { $0.scope == scopes.count - 1 && $0.rect.contains(point) }?.rect
  }

  /// The text between the row at `y` and the next when both are one wrapped line. `end` and `start` are the columns
  /// where the text ends and continues.
  func softBreak(after y: Int, endingAt end: Int, continuingAt start: Int) -> SoftBreak? {
    let wrapped = wrappedTexts.last { text in
      let columns = text.place.minX..<text.place.maxX
      return y >= text.place.minY && y + 1 < text.place.maxY && columns.contains(end) && columns.contains(start)
    }
    guard let wrapped else { return nil }
    let (row, breaks) = (y - wrapped.place.minY, wrapped.breaks())
    return breaks.indices.contains(row) ? breaks[row] : nil
  }
}

extension Canvas {
  /// Keeps a selection that begins in this node inside it, `inset` cells from its edges.
  func registerSelectionRegion(inset: Int = 0) {
    frame.responders.addRegion(bounds.inset(by: inset).intersection(clip))
  }

  /// Registers wrapped text of this node, so that a copy has its original lines.
  /// - Parameter breaks: The text between its rows; called only when text is copied.
  func registerWrapping(_ breaks: @escaping @MainActor () -> [SoftBreak?]) {
    frame.responders.addWrappedText(WrappedText(place: bounds, breaks: breaks))
  }
}
