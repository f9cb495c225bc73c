import Terminal

/// The state of the mouse: a click being made, or a selection.
@MainActor struct MouseEngine {
  /// A left button that is down, and where it went down.
  private struct Press {
    let place: Point
    let target: MouseTarget?
    /// The present place of the mouse.
    var pointer: Point
  }

  /// The result of a release.
  enum Outcome {
    case nothing
    case click(MouseTarget)
    case selected(Selection)
  }

  /// The most milliseconds between two clicks on a cell that make a double click.
  private static let doubleClickTime = 400
  private(set) var selection: Selection?
  private var press: Press?
  /// The last click that hit no control, and the number of clicks in a row.
  private var lastClick: (place: Point, time: Int, count: Int)?

  /// The last click on a key of the footer.
  private var lastKey: (place: Point, time: Int, key: Key)?

  /// Whether the button is down and something is being selected.
  var isSelecting: Bool { press != nil && selection != nil }

  /// The left button went down. Twice on the same cell of plain text selects a word, three times a line.
  mutating func press(at place: Point, time: Int, on page: Page) {
    selection = nil
    let target = page.target(at: place)
    if case .key(let key)? = target {
      // The second click of a double click is ignored if another key has come to its place.
      if let last = lastKey, last.key != key, last.place == place, time - last.time <= Self.doubleClickTime {
        press = nil
        return
      }
      lastKey = (place, time, key)
    }
    press = Press(place: place, target: target, pointer: place)
    guard target == nil else {
      lastClick = nil
      return
    }
    var count = 1
    if let last = lastClick, last.place == place, time - last.time <= Self.doubleClickTime {
      count = last.count % 3 + 1
    }
    lastClick = (place, time, count)
    guard let unit = Selection.Unit(rawValue: count), unit != .cell,
      let region = page.tree.selectionRegion(at: place)
    else { return }
    selection = Selection(at: place, by: unit, in: region, of: page)
  }

  /// The mouse moved with the left button down.
  /// - Returns: Whether the selection changed.
  mutating func drag(to place: Point, on page: Page) -> Bool {
    press?.pointer = place
    guard let press else { return false }
    if selection != nil { return selection?.extend(to: place, of: page) ?? false }
    guard isDrag(from: press, to: place), let region = page.tree.selectionRegion(at: press.place) else { return false }
    lastClick = nil
    var begun = Selection(at: press.place, by: .cell, in: region, of: page)
    _ = begun.extend(to: place, of: page)
    selection = begun
    return true
  }

  /// Whether the mouse moved far enough for a drag; an unsteady hand still clicks.
  private func isDrag(from press: Press, to place: Point) -> Bool {
    let distance = max(abs(place.x - press.place.x), abs(place.y - press.place.y))
    return distance > (press.target == nil ? 0 : 1)
  }

  /// The left button went up.
  mutating func release(at place: Point, on page: Page) -> Outcome {
    guard let press else { return .nothing }
    self.press = nil
    if let selection { return .selected(selection) }
    guard let target = press.target, page.target(at: place) == target else { return .nothing }
    return .click(target)
  }

  /// The direction in which the selection's text scrolls: down (1) or up (-1) while the mouse is held beyond the
  /// region's edge, or at the window's edge when the region reaches it; otherwise 0.
  func scrollStep(in window: Size) -> Int {
    guard let y = press?.pointer.y, let region = selection?.region else { return 0 }
    if y < region.minY || y == 0 && region.minY == 0 { return -1 }
    return y >= region.maxY || y == window.height - 1 && region.maxY == window.height ? 1 : 0
  }

  /// Moves the selection with text that was scrolled by a step, and selects the row that came into sight.
  /// - Returns: Whether the selected text is still the same. If it is not, the selection stays as it was.
  mutating func follow(scrolledBy step: Int, from before: Page, to after: Page) -> Bool {
    guard let press, let selection else { return false }
    var moved = selection
    moved.scroll(by: step, from: before)
    let page = Page(grid: after.grid, tree: after.tree, scrolled: moved.scrolled)
    let (old, new) = (selection.visibleText(of: before), moved.visibleText(of: page))
    for (y, text) in old where selection.region.minY..<selection.region.maxY ~= y - step && new[y - step] != text {
      return false
    }
    _ = moved.extend(to: press.pointer, of: page)
    self.selection = moved
    return true
  }

  /// Drops the selection, and a click being made.
  /// - Returns: Whether something was selected.
  mutating func cancel() -> Bool {
    press = nil
    defer { selection = nil }
    return selection != nil
  }
}
