import Terminal

/// A part of the screen that a selection which begins in it does not leave.
struct SelectionRegion {
  let rect: Rect
  let scope: Int
}

/// Text that was wrapped into rows, so that a copy of it can be one line again.
struct WrappedText {
  /// Where it stands; parts of it may be outside the screen.
  let place: Rect
  /// What stands between its rows: an entry for each, nil where a line really ends. Asked only when text is copied.
  let breaks: @MainActor () -> [SoftBreak?]
}

extension ResponderTree {
  /// Where a selection that begins at a cell may spread; nil where nothing can be selected: outside a panel in front.
  func selectionRegion(at point: Point) -> Rect? {
    regions.last { $0.scope == scopes.count - 1 && $0.rect.contains(point) }?.rect
  }

  /// What stands between the row at `y` and the next, seen from where a row's text ends and the next one's begins.
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
  /// Keeps a selection that begins in this node inside it, and so many cells from its edges.
  func registerSelectionRegion(inset: Int = 0) {
    frame.responders.addRegion(bounds.inset(by: inset).intersection(clip))
  }

  /// Says that this node shows text that was wrapped, so that who copies it gets the lines that it had.
  /// - Parameter breaks: What stands between its rows; asked only when text is copied.
  func registerWrapping(_ breaks: @escaping @MainActor () -> [SoftBreak?]) {
    frame.responders.addWrappedText(WrappedText(place: bounds, breaks: breaks))
  }
}
