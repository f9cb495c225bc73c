import Terminal

/// The target of a click. A click needs the same target at press and at release.
enum MouseTarget: Hashable {
  /// A key in the footer; the click presses it.
  case key(Key)
  /// A part of something on the screen.
  case control(Identity, part: Int)
  /// The address of a link. A click copies it; no program is started.
  case link(String)
  /// A mark that copies a text, with its place on the screen.
  case copy(Rect)
}

extension Page {
  /// The target of a click at a cell; nil where there is none. A link comes before the view that it is in.
  func target(at point: Point) -> MouseTarget? {
    if let link = grid.link(at: point), tree.selectionRegion(at: point) != nil { return .link(link.target) }
    return tree.copyMark(at: point).map { .copy($0.visible) } ?? tree.target(at: point)
  }
}

extension ResponderTree {
  /// A key that a footer shows.
  struct ShownKey {
    /// Where it shows.
    let visible: Rect
    let binding: KeyBinding
    /// The number of scopes that were open before it: keys behind a panel are out of reach.
    let scopes: Int
  }

  /// A mark whose click copies a text.
  struct CopyMark {
    /// Where it shows.
    let visible: Rect
    let source: CopySource
    let scope: Int
  }

  /// The target of a click at a cell; nil where there is none.
  func target(at point: Point) -> MouseTarget? {
    if let binding = shownKey(at: point) { return .key(binding.key) }
    for responder in chain(at: point) {
      if let click = responder.interaction.click {
        if let part = click.part(point) { return .control(responder.identity, part: part) }
      } else if responder.interaction.isFocusable {
        return .control(responder.identity, part: 0)
      }
    }
    return nil
  }

  /// The footer's key at a cell.
  func shownKey(at point: Point) -> KeyBinding? {
    shownKeys.last { $0.scopes == scopes.count && $0.visible.contains(point) }?.binding
  }

  func copyMark(at point: Point) -> CopyMark? {
    copyMarks.last { $0.scope == scopes.count - 1 && $0.visible.contains(point) }
  }

  /// The reachable responders at a cell, from the inside out.
  func chain(at point: Point) -> [Responder] {
    reachable.last { $0.visible.contains(point) }.map { chain(from: $0) } ?? []
  }
}

extension Canvas {
  /// Makes a click on this node copy a text.
  func registerCopySource(_ source: CopySource) {
    frame.responders.addCopyMark(source, in: bounds.intersection(clip))
  }
}
