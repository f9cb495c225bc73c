import Terminal

/// Which control has the focus, in each scope that is open, and where the arrow keys take it.
@MainActor struct FocusEngine {
  private(set) var focus: Identity?
  /// Whether the user took the focus where it is. Until then it goes where the screen would like it best, however
  /// late that comes.
  private(set) var isChosen = false
  /// Where the user took it, the latest first: who comes back to a screen finds it where it was.
  private var earlier: [Identity] = []
  private var remembered: [Identity: Identity] = [:]
  /// The fields of the newest frame that what is typed is for.
  private var fields: Set<Identity> = []
  private var scope = Identity.root
  private var screen: Identity?

  /// Puts the focus right for a frame that was painted.
  /// - Returns: Whether it moved, so that the frame must be painted anew.
  mutating func settle(on tree: ResponderTree) -> Bool {
    let before = focus
    if tree.topScope != scope {
      remembered[scope] = isChosen ? focus : nil
      scope = tree.topScope
      focus = remembered[scope]
      isChosen = focus != nil
      remembered = remembered.filter { tree.scopes.contains($0.key) }
    }
    // Who opens a screen from the tabs wants to do something in it: the tabs keep the focus only while they switch.
    let hasOtherScreen = tree.screen != screen && tree.screen != nil
    screen = tree.screen
    if hasOtherScreen, tree.focused(focus)?.isInScreen == false { isChosen = false }
    let candidates = tree.focusable
    if !isChosen || tree.focused(focus) == nil {
      isChosen = false
      focus = best(of: candidates)
    }
    return focus != before
  }

  /// The field that has just come and that what is typed next is for, where it does not show. Before the user did
  /// anything on a screen there is none: the screen is as it opens.
  mutating func newFieldOutOfSight(on tree: ResponderTree) -> ResponderTree.Responder? {
    let there = tree.focusable.filter { $0.interaction.acceptsText && $0.interaction.focusWish == .first }
    let new = there.filter { !fields.contains($0.identity) && $0.visible.isEmpty }
    fields = Set(there.map(\.identity))
    return isChosen && new.count == 1 ? new[0] : nil
  }

  /// Where the focus goes by itself.
  private func best(of candidates: [ResponderTree.Responder]) -> Identity? {
    // What lies beyond the edge would be scrolled to, and bring the next with it, up to the first of all.
    let inSight = candidates.filter { !$0.isBeyondEdge }
    let reachable = inSight.isEmpty ? candidates : inSight
    let inScreen = reachable.filter(\.isInScreen)
    let candidates = inScreen.isEmpty ? reachable : inScreen
    let here = Set(candidates.map(\.identity))
    if let known = earlier.first(where: here.contains) { return known }
    let wish = candidates.map(\.interaction.focusWish).max()
    return candidates.first { $0.interaction.focusWish == wish }?.identity
  }

  /// Takes the focus to a control.
  mutating func move(to identity: Identity) {
    focus = identity
    isChosen = true
    earlier.removeAll { $0 == identity }
    earlier = [identity] + earlier.prefix(31)
  }

  /// Takes the focus to the next control in the order of the screen, around the end.
  mutating func step(by step: Int, on tree: ResponderTree) -> Bool {
    let ring = tree.focusable.map(\.identity)
    guard ring.count > 1, let index = ring.firstIndex(where: { $0 == focus }) else { return false }
    move(to: ring[(index + step + ring.count) % ring.count])
    return true
  }

  /// Takes the focus to the control after this one, where there is one: who fills in a form, or has searched, does not
  /// mean what stands above it.
  mutating func goOn(on tree: ResponderTree) -> Bool {
    guard let next = Self.next(after: focus, on: tree) else { return false }
    move(to: next)
    return true
  }

  /// The control that comes after one, in the order of the screen.
  static func next(after identity: Identity?, on tree: ResponderTree) -> Identity? {
    let ring = tree.focusable
    guard let index = ring.firstIndex(where: { $0.identity == identity }), index + 1 < ring.count else { return nil }
    return ring[index + 1].identity
  }

  /// Takes the focus to the nearest control in a direction.
  mutating func step(_ direction: Direction, on tree: ResponderTree) -> Bool {
    guard let current = tree.focused(focus), let nearest = Self.nearest(direction, of: current, on: tree) else {
      return false
    }
    move(to: nearest)
    return true
  }

  /// The nearest control in a direction. The bar above a screen stands for all of it: below it comes what is read first.
  static func nearest(
    _ direction: Direction, of current: ResponderTree.Responder, on tree: ResponderTree
  ) -> Identity? {
    if current.isTool, direction == .down, let first = first(below: current, on: tree) { return first }
    return tree.focusable
      .filter { $0.identity != current.identity }
      .compactMap { other in direction.distance(from: current.frame, to: other.frame).map { (other.identity, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  /// The control that is read first of those below: of the ones that show, where any does.
  private static func first(below bar: ResponderTree.Responder, on tree: ResponderTree) -> Identity? {
    let below = tree.focusable.filter {
      !$0.isTool && $0.isInScreen == bar.isInScreen && $0.frame.minY >= bar.frame.maxY
    }
    let shown = below.filter { !$0.visible.isEmpty }
    return (shown.isEmpty ? below : shown)
      .min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }?.identity
  }

  /// A way that an arrow key points.
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

    /// How far it is this way; nil when it lies elsewhere. Being aside counts more than being far.
    func distance(from: Rect, to: Rect) -> Int? {
      let ahead =
        switch self {
        case .up: from.minY - to.maxY
        case .down: to.minY - from.maxY
        case .left: from.minX - to.maxX
        case .right: to.minX - from.maxX
        }
      guard ahead >= 0 else { return nil }
      let isVertical = self == .up || self == .down
      let aside =
        isVertical
        ? Self.gap(from.minX, from.maxX, to.minX, to.maxX) : Self.gap(from.minY, from.maxY, to.minY, to.maxY)
      if !isVertical && aside > 0 { return nil }
      return isVertical ? ahead * 8 + aside : ahead + aside * 4
    }

    /// How far two spans are apart; those that merely touch are already beside each other.
    private static func gap(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
      max(0, max(a, c) - min(b, d) + 1)
    }
  }
}
