import Observation
import Terminal

/// The scroll position of a list: a row, and the line it begins on. The total height is never asked for.
@Observable @MainActor final class ListPosition {
  struct Placed {
    let index: Int, y: Int, height: Int
  }

  /// Counts the changes that a frame must show.
  private(set) var version = 0
  private(set) var selected = 0
  /// The row that the user chose; nil while there is none.
  @ObservationIgnored private var chosen: Int?
  @ObservationIgnored var viewport = Rect.zero
  private let followsEnd: Bool
  /// Whether the end stays in view as rows are added.
  @ObservationIgnored private var isFollowing: Bool
  @ObservationIgnored private var anchor = (id: 0, index: 0, y: 0)
  @ObservationIgnored private var toReveal: Int?
  @ObservationIgnored private var placed: [Placed] = []
  /// The size in which they were placed.
  @ObservationIgnored private var size = Size(width: 0, height: 0)
  @ObservationIgnored private var count = 0
  @ObservationIgnored private var identify: (Int) -> Int = { $0 }

  /// Whether further rows will be loaded after the last one: the list does not follow its end then.
  @ObservationIgnored private var continues = false
  /// The row that the list opens at, until there are rows.
  @ObservationIgnored private var opening: Int?
  /// Whether it opened at a row that has no place on the screen yet.
  @ObservationIgnored private var isOpening = false
  @ObservationIgnored private var hasOpened = false

  /// The last cause for selecting a row, and whether that row is still to come.
  @ObservationIgnored private var wish: (cause: Int, isOpen: Bool)?

  private let memory: ScrollMemory?
  private let identity: Identity
  /// The position of the last launch, until that row is there.
  @ObservationIgnored private var restoring: ScrollMemory.Position?
  /// The lines of the first row that were scrolled away then, until its present height is known.
  @ObservationIgnored private var cutOff: Int?
  /// The name of a row that outlives the process.
  @ObservationIgnored private var name: (Int) -> String = { "\($0)" }

  /// - Parameters:
  ///   - opening: The identity of the row that it opens at; nil for the beginning, or for the end that it follows.
  ///   - memory: Remembers the position. A remembered position comes before `opening` while its row is there.
  init(followsEnd: Bool, opening: Int? = nil, _ memory: ScrollMemory? = nil, at identity: Identity = .root) {
    self.followsEnd = followsEnd
    (self.memory, self.identity) = (memory, identity)
    restoring = memory?.open(identity)
    self.opening = opening
    isFollowing = followsEnd
  }

  /// The row at which reading begins, if the list opened at a row.
  var readingStart: Int? { hasOpened && !isFollowing ? anchor.index : nil }

  /// Adopts the rows of a frame; the anchor and the chosen row move with their rows.
  func adopt(
    count: Int, continues: Bool = false, identify: @escaping (Int) -> Int,
    name: @escaping (Int) -> String = { "\($0)" }
  ) {
    self.count = count
    self.continues = continues
    self.identify = identify
    self.name = name
    if count > 0, let place = restoring { restore(place) }
    if count > 0, let row = opening {
      opening = nil
      if let index = (0..<count).first(where: { identify($0) == row }) {
        anchor = (row, index, 0)
        if !followsEnd { (selected, chosen) = (index, row) }
        (isOpening, hasOpened, isFollowing) = (true, true, false)
      }
    }
    followChosen()
    if selected >= count, selected > 0 { selected = max(0, count - 1) }
    guard count > 0, !(anchor.index < count && identify(anchor.index) == anchor.id) else { return }
    if !followsEnd, anchor.index == 0, anchor.y == 0 {
      // At the beginning, rows that are added in front show.
      anchor.id = identify(0)
      return
    }
    if let index = (0..<count).first(where: { identify($0) == anchor.id }) {
      anchor.index = index
    } else {
      anchor = (identify(min(anchor.index, count - 1)), min(anchor.index, count - 1), min(0, anchor.y))
    }
  }

  /// Selects a row once for each cause, as soon as the row is there.
  func select(_ row: Int?, for cause: Int) {
    if wish?.cause != cause { wish = (cause, true) }
    guard wish?.isOpen == true, let row, let index = (0..<count).first(where: { identify($0) == row }) else { return }
    wish?.isOpen = false
    restoring = nil
    guard index != selected || chosen != row else { return }
    (selected, chosen, toReveal) = (index, row, index)
  }

  /// Restores a position. A missing row no longer exists, unless further rows are still to be loaded. They are loaded
  /// when the last row is shown.
  private func restore(_ place: ScrollMemory.Position) {
    func index(of row: String?) -> Int? { row.flatMap { row in (0..<count).first { name($0) == row } } }
    if let first = index(of: place.row) {
      anchor = (identify(first), first, 0)
      (cutOff, opening, hasOpened, isFollowing) = (place.line, nil, true, false)
    } else if place.row == nil {
      opening = nil
    } else if !followsEnd, count <= place.index {
      anchor = (identify(count - 1), count - 1, 0)
      return
    }
    if let row = index(of: place.chosen) { (selected, chosen) = (row, identify(row)) }
    restoring = nil
  }

  /// Records the position for the next launch.
  private func record(_ rows: [Placed]) {
    guard let memory, restoring == nil, let first = rows.first else { return }
    var place = ScrollMemory.Position(chosen: chosen == nil ? nil : name(selected))
    if followsEnd ? !isFollowing : first.index > 0 || first.y < 0 {
      (place.row, place.index, place.line) = (name(first.index), first.index, max(0, -first.y))
    }
    memory.record(place, of: identity)
  }

  private func followChosen() {
    guard let row = chosen, !(selected < count && identify(selected) == row) else { return }
    guard let index = (0..<count).first(where: { identify($0) == row }) else {
      // The chosen row is gone; the row that takes its place is marked.
      chosen = nil
      return
    }
    selected = index
    toReveal = index
  }

  /// Whether there are rows above the ones laid out last.
  var hasMoreAbove: Bool { placed.first.map { $0.index > 0 || $0.y < 0 } ?? false }
  /// Whether there are rows below them.
  var hasMoreBelow: Bool {
    placed.last.map { $0.index < count - 1 || $0.y + $0.height > viewport.size.height } ?? false
  }

  /// The rows that show in a place of this size.
  func layOut(in place: Size, heightOf: (Int) -> Int) -> [Placed] {
    let height = place.height
    guard count > 0, height > 0 else {
      placed = []
      return []
    }
    // A selected row that showed as a whole shows in any size.
    if place != size, !followsEnd, toReveal == nil, isInSight(selected) { toReveal = selected }
    size = place
    if isOpening {
      // A third of the screen shows the rows before it.
      anchor.y = height / 3
      isOpening = false
    }
    if let lines = cutOff {
      // The row may be lower in this window; its last line shows in any.
      anchor.y = -max(0, min(lines, heightOf(anchor.index) - 1))
      cutOff = nil
    }
    let rows = rows(height, heightOf)
    if let first = rows.first { anchor = (identify(first.index), first.index, first.y) }
    placed = rows
    record(rows)
    return rows
  }

  /// Whether a row was placed as a whole.
  private func isInSight(_ index: Int) -> Bool {
    placed.contains { $0.index == index && $0.y >= 0 && $0.y + $0.height <= size.height }
  }

  private func rows(_ height: Int, _ heightOf: (Int) -> Int) -> [Placed] {
    guard let index = toReveal, index < count else { return rowsWhereItStands(height, heightOf) }
    toReveal = nil
    // A row off the screen is reached without regard to the rows on it.
    if let last = placed.last, index > last.index { return ending(with: index, height, heightOf) }
    if let first = placed.first, index < first.index { return around(index, 0, height, heightOf) }
    let rows = rowsWhereItStands(height, heightOf)
    if let first = rows.first(where: { $0.y >= 0 }), index < first.index { return around(index, 0, height, heightOf) }
    let isShown = rows.contains { $0.index == index && $0.y + $0.height <= height }
    return isShown ? rows : ending(with: index, height, heightOf)
  }

  private func rowsWhereItStands(_ height: Int, _ heightOf: (Int) -> Int) -> [Placed] {
    isFollowing ? upward(from: count, at: height, heightOf) : around(anchor.index, anchor.y, height, heightOf)
  }

  private func ending(with index: Int, _ height: Int, _ heightOf: (Int) -> Int) -> [Placed] {
    let rows = upward(from: index + 1, at: height, heightOf)
    guard let last = rows.last else { return rows }
    return rows + downward(from: last.index + 1, at: last.y + last.height, height, heightOf)
  }

  /// Rows from a given one on; the screen is filled as far as rows go.
  private func around(_ index: Int, _ y: Int, _ height: Int, _ heightOf: (Int) -> Int) -> [Placed] {
    var rows = y > 0 ? upward(from: index, at: y, heightOf) : []
    let shift = rows.first.map { max(0, $0.y) } ?? max(0, y)
    rows = rows.map { Placed(index: $0.index, y: $0.y - shift, height: $0.height) }
    rows += downward(from: index, at: y - shift, height, heightOf)
    // At another width, rows may have fewer lines than before. If no rows were left below, the end is shown.
    if let last = rows.last, last.index < count - 1 || last.y + last.height > height { return rows }
    isFollowing = followsEnd && !continues
    let full = upward(from: count, at: height, heightOf)
    guard let first = full.first, first.y > 0, !followsEnd else { return full }
    return full.map { Placed(index: $0.index, y: $0.y - first.y, height: $0.height) }
  }

  private func upward(from index: Int, at bottom: Int, _ heightOf: (Int) -> Int) -> [Placed] {
    var rows: [Placed] = []
    var (next, y) = (index, bottom)
    while y > 0, next > 0 {
      next -= 1
      let height = heightOf(next)
      y -= height
      rows.append(Placed(index: next, y: y, height: height))
    }
    return rows.reversed()
  }

  private func downward(from index: Int, at top: Int, _ height: Int, _ heightOf: (Int) -> Int) -> [Placed] {
    var rows: [Placed] = []
    var (next, y) = (index, top)
    while y < height, next < count {
      let its = heightOf(next)
      if y + its > 0 { rows.append(Placed(index: next, y: y, height: its)) }
      y += its
      next += 1
    }
    return rows
  }
}

extension ListPosition: StateObject {
  var outlivesView: Bool { true }

  func rest() {
    identify = { $0 }
    name = { "\($0)" }
    placed = []
  }
}

extension ListPosition {
  func handle(_ event: TerminalEvent, select: (@MainActor (Int) -> Void)?) -> Bool {
    let page = max(1, viewport.size.height - 1)
    switch event {
    case .key(let press) where press.modifiers.isEmpty:
      switch press.code {
      case .enter:
        guard let select, selected < count else { return false }
        // When the wheel scrolled the chosen row out of sight, the choice first moves to a visible row.
        if let first = placed.first?.index, let last = placed.last?.index, !(first...last).contains(selected) {
          return choose(min(max(selected, first), last))
        }
        chosen = identify(selected)
        select(selected)
        return true
      case .up: return select == nil ? scroll(by: -1) : choose(selected - 1)
      case .down: return select == nil ? scroll(by: 1) : choose(selected + 1)
      case .pageUp: return select == nil ? scroll(by: -page) : choose(max(0, selected - max(1, placed.count - 1)))
      case .pageDown:
        return select == nil ? scroll(by: page) : choose(min(count - 1, selected + max(1, placed.count - 1)))
      case .home: return select == nil ? scroll(by: -.max / 2) : choose(0)
      case .end: return select == nil ? scroll(by: .max / 2) : choose(count - 1)
      default: return false
      }
    // At its end the list still takes the wheel; the container does not scroll.
    case .mouse(let mouse) where mouse.kind == .scrollUp: return scroll(by: -3) || overflows
    case .mouse(let mouse) where mouse.kind == .scrollDown: return scroll(by: 3) || overflows
    default: return false
    }
  }

  /// The keys that it takes, with their titles.
  func keys(choosing: Bool, in language: Language) -> [KeyBinding] {
    guard count > 0 else { return [] }
    if choosing {
      return KeyBinding.listed(.enter, title: language.choose)
        + KeyBinding.listed(.up, .down, title: language.nextRow)
        + KeyBinding.listed(.pageUp, .pageDown, title: language.nextPage)
        + KeyBinding.listed(.home, .end, title: language.firstAndLast)
    }
    guard overflows, let last = placed.last else { return [] }
    let isAtEnd = last.index == count - 1 && last.y + last.height <= viewport.size.height
    return KeyBinding.scrolling(isAtEnd: isAtEnd, in: language)
  }

  /// A click on a row chooses it, as Enter does.
  func clickTarget(select: @escaping @MainActor (Int) -> Void) -> ClickTarget {
    ClickTarget(part: { self.row(at: $0) }) { point in
      guard let index = self.row(at: point) else { return }
      if index != self.selected { self.version += 1 }
      self.selected = index
      self.chosen = self.identify(index)
      select(index)
    }
  }

  private func row(at point: Point) -> Int? {
    let y = point.y - viewport.minY
    return placed.first { $0.y <= y && y < $0.y + $0.height }?.index
  }

  /// Whether some rows do not show.
  private var overflows: Bool {
    guard let first = placed.first, let last = placed.last else { return false }
    return first.index > 0 || first.y < 0 || last.index < count - 1 || last.y + last.height > viewport.size.height
  }

  private func choose(_ index: Int) -> Bool {
    guard index >= 0, index < count, index != selected else { return false }
    restoring = nil
    wish?.isOpen = false
    selected = index
    chosen = identify(index)
    toReveal = index
    version += 1
    return true
  }

  func scroll(by rows: Int) -> Bool {
    guard count > 0, let first = placed.first, let last = placed.last else { return false }
    let height = viewport.size.height
    restoring = nil
    if rows < 0 {
      guard first.index > 0 || first.y < 0 else { return false }
      isFollowing = false
      if rows <= -.max / 2 {
        anchor = (identify(0), 0, 0)
      } else {
        anchor.y -= rows
      }
    } else {
      guard last.index < count - 1 || last.y + last.height > height else { return false }
      if rows >= .max / 2 {
        // So far above that nothing of the row would show: then the end shows.
        anchor = (identify(count - 1), count - 1, -.max / 2)
      } else {
        anchor.y -= rows
      }
    }
    version += 1
    return true
  }
}
