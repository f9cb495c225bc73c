import Terminal

/// Chooses the control with the focus in each open scope, and where the arrow keys move it.
@MainActor struct FocusEngine {
  private(set) var focus: Identity?
  /// Whether the user moved the focus to where it is. Until then it goes to the best control of the screen, however
  /// late that appears.
  private(set) var isChosen = false
  /// The controls that the user moved the focus to, the latest first: a screen that comes back has the focus where it
  /// was.
  private var earlier: [Identity] = []
  private var remembered: [Identity: Identity] = [:]
  /// The control that lost the focus because it no longer showed: it gets the focus back when it shows again, unless the
  /// user did something meanwhile.
  private var hidden: Identity?
  /// The default fields of the newest frame, also those behind a panel.
  private var fields: Set<Identity> = []
  /// The controls that took the focus when they appeared.
  private var arrived: Set<Identity> = []
  private var scope = Identity.root
  private var screen: Identity?

  /// Moves the focus to where it belongs in a painted frame.
  /// - Returns: Whether it moved, so that the frame must be painted again.
  mutating func settle(on tree: ResponderTree) -> Bool {
    let before = focus
    if tree.topScope != scope {
      remembered[scope] = isChosen ? focus : nil
      scope = tree.topScope
      focus = remembered[scope]
      isChosen = focus != nil
      remembered = remembered.filter { tree.scopes.contains($0.key) }
    }
    // A screen opened from the tabs takes the focus. The tabs keep it only while they switch between screens.
    let hasOtherScreen = tree.screen != screen && tree.screen != nil
    screen = tree.screen
    // A screen that appears beside the screen from which it was opened takes the focus too.
    if hasOtherScreen, tree.focused(focus)?.screen != tree.screen { isChosen = false }
    if hasOtherScreen { hidden = nil }
    if isChosen, focus != nil, tree.focused(focus) == nil { hidden = focus }
    if !isChosen, let back = hidden, tree.focused(back) != nil { move(to: back) }
    let candidates = tree.focusable
    if let claiming = candidates.first(where: \.interaction.claimsFocus), claiming.identity != focus {
      move(to: claiming.identity)
    }
    let arriving = candidates.filter(\.interaction.takesFocusWhenNew).map(\.identity)
    if let new = arriving.first(where: { !arrived.contains($0) }) { move(to: new) }
    if !arrived.isEmpty { arrived.formIntersection(tree.responders.map(\.identity)) }
    arrived.formUnion(arriving)
    if !isChosen || tree.focused(focus) == nil {
      isChosen = false
      focus = best(of: candidates, in: tree.screen)
    }
    return focus != before
  }

  /// The default field that has just appeared out of sight. It is nil until the user has done something on the screen,
  /// so that a screen does not scroll when it opens.
  mutating func newFieldOutOfSight(on tree: ResponderTree) -> ResponderTree.Responder? {
    let there = tree.focusable.filter(\.isDefaultField)
    let new = there.filter { !fields.contains($0.identity) && $0.visible.isEmpty }
    fields = Set(tree.responders.filter(\.isDefaultField).map(\.identity))
    return isChosen && new.count == 1 ? new[0] : nil
  }

  /// The control that gets the focus by itself.
  private func best(of candidates: [ResponderTree.Responder], in front: Identity?) -> Identity? {
    // A control beyond the edge would be scrolled to, and bring the next one with it, up to the first of all.
    let inSight = candidates.filter { !$0.isBeyondEdge }
    let reachable = inSight.isEmpty ? candidates : inSight
    let inFront = reachable.filter { $0.screen == front && $0.isInScreen }
    let inScreen = inFront.isEmpty ? reachable.filter(\.isInScreen) : inFront
    let candidates = inScreen.isEmpty ? reachable : inScreen
    let here = Set(candidates.map(\.identity))
    if let known = earlier.first(where: here.contains) { return known }
    let wish = candidates.map(\.interaction.focusWish).max()
    return candidates.first { $0.interaction.focusWish == wish }?.identity
  }

  /// Keeps the focus where it is now, because the user does something there.
  mutating func keep() { hidden = nil }

  mutating func move(to identity: Identity) {
    hidden = nil
    focus = identity
    isChosen = true
    earlier.removeAll { $0 == identity }
    earlier = [identity] + earlier.prefix(31)
  }

  /// Moves the focus to the next control in the order of the screen, around the end.
  mutating func step(by step: Int, on tree: ResponderTree) -> Bool {
    let ring = tree.focusable.map(\.identity)
    guard ring.count > 1, let index = ring.firstIndex(where: { $0 == focus }) else { return false }
    move(to: ring[(index + step + ring.count) % ring.count])
    return true
  }

  /// Moves the focus to the following control, where there is one. It does not wrap: after a form or a search, the
  /// control above is not meant.
  mutating func goOn(on tree: ResponderTree) -> Bool {
    guard let next = Self.next(after: focus, on: tree) else { return false }
    move(to: next)
    return true
  }

  /// The following control in the order of the screen.
  static func next(after identity: Identity?, on tree: ResponderTree) -> Identity? {
    let ring = tree.focusable
    guard let index = ring.firstIndex(where: { $0.identity == identity }), index + 1 < ring.count else { return nil }
    return ring[index + 1].identity
  }

  /// Moves the focus to the nearest control in a direction. In a narrow pane at the side it goes to the control that
  /// had the focus there before: a list has its chosen row again.
  mutating func step(_ direction: Direction, on tree: ResponderTree) -> Bool {
    guard let current = tree.focused(focus), var target = Self.nearest(direction, of: current, on: tree) else {
      return false
    }
    if !direction.isVertical, let pane = tree.focused(target)?.pane, pane != current.pane {
      let there = Set(tree.focusable.filter { $0.pane == pane }.map(\.identity))
      target = earlier.first(where: there.contains) ?? target
    }
    move(to: current.identity)
    move(to: target)
    return true
  }

  /// The nearest control in a direction. Up and down lead to another pane only from the edge of the own one. Left and right
  /// move the caret of a text field, so they do not lead from it to another pane; from any other control they lead to the
  /// pane at that side, at whatever height its controls are. The bar above a screen counts as one control: below it comes
  /// the one of its screen that is read first.
  static func nearest(
    _ direction: Direction, of current: ResponderTree.Responder, on tree: ResponderTree
  ) -> Identity? {
    if current.isTool, direction == .down, let first = first(below: current, on: tree) { return first }
    let ahead = tree.focusable
      .filter { $0.identity != current.identity }
      .compactMap { other in direction.distance(from: current.frame, to: other.frame).map { (other, $0) } }
    let inPane = ahead.filter { $0.0.pane == current.pane }
    let staysInPane = direction.isVertical ? !inPane.isEmpty : current.interaction.acceptsText
    if let nearest = (staysInPane ? inPane : ahead).min(by: { $0.1 < $1.1 }) { return nearest.0.identity }
    if direction.isVertical || staysInPane { return nil }
    return tree.focusable
      .filter { $0.pane != current.pane && !$0.isTool }
      .compactMap { other in
        direction.distance(from: current.frame, to: other.frame, atAnyHeight: true).map { (other, $0) }
      }
      .min { $0.1 < $1.1 }?.0.identity
  }

  /// The first control in reading order below the bar; visible ones come before hidden ones.
  private static func first(below bar: ResponderTree.Responder, on tree: ResponderTree) -> Identity? {
    let below = tree.focusable.filter {
      !$0.isTool && $0.frame.minY >= bar.frame.maxY
    }
    let own = below.filter { bar.isInScreen && $0.screen == bar.screen }
    let candidates = own.isEmpty ? below : own
    let shown = candidates.filter { !$0.visible.isEmpty }
    return (shown.isEmpty ? candidates : shown)
      .min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }?.identity
  }

  /// The direction of an arrow key.
  enum Direction {
    case up, down, left, right

    init?(_ press: KeyPress) {
      guard press.modifiers.isEmpty else { return nil }
      switch press.code {
      case .up: self = .up
      case .down: self = .down
      case .left: self = .left
      case .right: self = .right
      default: return nil
      }
    }

    var isVertical: Bool { self == .up || self == .down }

    /// The distance in this direction; nil when the target lies elsewhere. Sideways distance counts more.
    /// - Parameter atAnyHeight: Whether a target at the left or right may be in other rows.
    func distance(from: Rect, to: Rect, atAnyHeight: Bool = false) -> Int? {
      let ahead =
        switch self {
        case .up: from.minY - to.maxY
        case .down: to.minY - from.maxY
        case .left: from.minX - to.maxX
        case .right: to.minX - from.maxX
        }
      guard ahead >= 0 else { return nil }
      let aside =
        isVertical
        ? Self.gap(from.minX, from.maxX, to.minX, to.maxX) : Self.gap(from.minY, from.maxY, to.minY, to.maxY)
      if !isVertical && aside > 0 && !atAnyHeight { return nil }
      return isVertical ? ahead * 8 + aside : ahead + aside * 4
    }

    /// The gap between two spans; spans that touch are already beside each other.
    private static func gap(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
      max(0, max(a, c) - min(b, d) + 1)
    }
  }
}
