import Terminal

/// What a click would hit: the same at press and at release, or nothing happens.
enum MouseTarget: Hashable {
  /// A key in the footer, which is as good as pressed.
  case key(Key)
  /// A part of something on the screen.
  case control(Identity, part: Int)
  /// Text that leads somewhere. No program is started for it: a click copies the address.
  case link(String)
  /// A mark that copies something, at a place of the screen.
  case copy(Rect)
}

extension Page {
  /// What a click at a cell would hit; nil where there is nothing for it. A link is more than what it stands in.
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
    /// How many scopes were open before it: keys of what is behind a panel are out of reach.
    let scopes: Int
  }

  /// A mark that copies something.
  struct CopyMark {
    /// Where it shows.
    let visible: Rect
    let source: CopySource
    let scope: Int
  }

  /// What a click at a cell would hit; nil where there is nothing for it.
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

  /// The key that the footer shows at a cell.
  func shownKey(at point: Point) -> KeyBinding? {
    shownKeys.last { $0.scopes == scopes.count && $0.visible.contains(point) }?.binding
  }

  /// The mark at a cell that copies something.
  func copyMark(at point: Point) -> CopyMark? {
    copyMarks.last { $0.scope == scopes.count - 1 && $0.visible.contains(point) }
  }

  /// What is at a cell and can be reached, from the inside out.
  func chain(at point: Point) -> [Responder] {
    reachable.last { $0.visible.contains(point) }.map { chain(from: $0) } ?? []
  }
}

extension Canvas {
  /// Says that a click on this node copies something.
  func registerCopySource(_ source: CopySource) {
    frame.responders.addCopyMark(source, in: bounds.intersection(clip))
  }
}
