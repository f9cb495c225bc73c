import Terminal

/// What the mouse is about: a click in the making, or a selection.
@MainActor struct MouseEngine {
  /// Where the left button went down, and is still.
  private struct Press {
    let place: Point
    /// What a click would hit.
    let target: MouseTarget?
  }

  /// What came of it when the button went up.
  enum Outcome {
    case nothing
    case click(MouseTarget)
    case selected(Selection)
  }

  /// Within so many milliseconds two clicks on a cell are a double click.
  private static let patience = 400
  private(set) var selection: Selection?
  private var press: Press?
  /// The last click that hit nothing, and how many there were in a row.
  private var lastClick: (place: Point, time: Int, count: Int)?

  /// Whether the button is down and something is being selected.
  var isSelecting: Bool { press != nil && selection != nil }

  /// The left button went down. Twice on the same cell of plain text selects a word, three times a line.
  mutating func press(at place: Point, time: Int, on page: Page) {
    selection = nil
    let target = page.target(at: place)
    press = Press(place: place, target: target)
    guard target == nil else {
      lastClick = nil
      return
    }
    var count = 1
    if let last = lastClick, last.place == place, time - last.time <= Self.patience { count = last.count % 3 + 1 }
    lastClick = (place, time, count)
    guard let unit = Selection.Unit(rawValue: count), unit != .cell,
      let region = page.tree.selectionRegion(at: place)
    else { return }
    selection = Selection(at: place, by: unit, in: region, of: page)
  }

  /// The mouse moved with the left button down.
  /// - Returns: Whether something else is selected now.
  mutating func drag(to place: Point, on page: Page) -> Bool {
    guard let press else { return false }
    if selection != nil { return selection?.extend(to: place, of: page) ?? false }
    guard isDrag(from: press, to: place), let region = page.tree.selectionRegion(at: press.place) else { return false }
    lastClick = nil
    var begun = Selection(at: press.place, by: .cell, in: region, of: page)
    _ = begun.extend(to: place, of: page)
    selection = begun
    return true
  }

  /// Who clicks with an unsteady hand still clicks.
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

  /// Forgets what is selected, and a click in the making.
  /// - Returns: Whether something was selected.
  mutating func cancel() -> Bool {
    press = nil
    defer { selection = nil }
    return selection != nil
  }
}
