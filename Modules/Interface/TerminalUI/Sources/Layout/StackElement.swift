import Terminal

/// Children one after another. Room is shared as in SwiftUI: the least flexible child chooses first.
@MainActor final class StackElement: Element {
  let axis: Axis
  let spacing: Int
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  /// The sizes of the children for each size of the stack that was measured in this frame.
  private var shared: [(size: Size, children: [Size])] = []

  init(axis: Axis, spacing: Int, horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.axis = axis
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let sizes = share(proposal, among: node.children)
    var (length, breadth) = (spacing * max(0, sizes.count - 1), 0)
    for size in sizes {
      length += along(size)
      breadth = max(breadth, across(size))
    }
    let size = size(min(length, Proposal.unbounded), breadth)
    shared.append((size, sizes))
    return size
  }

  func arrange(_ size: Size, _ node: Node) {
    let sizes = sizes(of: node.children, in: size)
    var position = 0
    for (child, its) in zip(node.children, sizes) {
      let x = axis == .horizontal ? position : horizontal.offset(of: its.width, in: size.width)
      let y = axis == .vertical ? position : vertical.offset(of: its.height, in: size.height)
      child.arrange(in: Rect(x: x, y: y, width: its.width, height: its.height))
      position += along(its) + spacing
    }
  }

  private func sizes(of children: [Node], in size: Size) -> [Size] {
    for known in shared.reversed() where known.size == size { return known.children }
    return share(Proposal(width: size.width, height: size.height), among: children)
  }
}

// Loops are used here in place of closures: each call of an isolated closure by the standard library asks the runtime
// for its actor, and layout would do little else.
extension StackElement {
  /// The size of each child for an offered size of the stack.
  func share(_ proposal: Proposal, among children: [Node]) -> [Size] {
    let breadth = axis == .horizontal ? proposal.height : proposal.width
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      return measure(children, nil, breadth)
    }
    // Without room to share, or without a limit, each child is offered the same.
    if length <= 0 || length >= Proposal.unbounded || children.count < 2 {
      return measure(children, max(0, length), breadth)
    }
    let least = measure(children, 0, breadth), most = measure(children, Proposal.unbounded, breadth)
    var turns: [Turn] = []
    var room = length - spacing * (children.count - 1)
    var reserved = 0
    for (index, child) in children.enumerated() {
      let floor = along(least[index])
      turns.append(Turn(index: index, priority: child.element.priority, least: floor, bend: along(most[index]) - floor))
      reserved += floor
    }
    turns.sort()
    var sizes = least
    var (position, peersEnd) = (0, 0)
    for turn in turns {
      if position == peersEnd {
        // Children of a lower priority are sure of their least length, and get the rest.
        while peersEnd < turns.count, turns[peersEnd].priority == turn.priority {
          reserved -= turns[peersEnd].least
          peersEnd += 1
        }
      }
      let share = max(0, (room - reserved) / (peersEnd - position))
      sizes[turn.index] = measure(children[turn.index], share, breadth)
      room -= along(sizes[turn.index])
      position += 1
    }
    return sizes
  }

  private func measure(_ children: [Node], _ length: Int?, _ breadth: Int?) -> [Size] {
    var sizes: [Size] = []
    sizes.reserveCapacity(children.count)
    for child in children { sizes.append(measure(child, length, breadth)) }
    return sizes
  }

  /// A spacer takes room in the stack's own direction only.
  private func measure(_ child: Node, _ length: Int?, _ breadth: Int?) -> Size {
    if let least = child.element.spacerLength { return size(max(least, length ?? 0), 0) }
    return child.measure(
      axis == .horizontal ? Proposal(width: length, height: breadth) : Proposal(width: breadth, height: length))
  }

  private func along(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }
  private func across(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }
  private func size(_ length: Int, _ breadth: Int) -> Size {
    axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }
}

/// The order in which children choose their size: higher priorities first, and among them the least flexible.
private struct Turn: Comparable {
  let index: Int
  let priority: Int
  let least: Int
  let bend: Int

  static func < (one: Turn, other: Turn) -> Bool {
    one.priority != other.priority ? one.priority > other.priority : one.bend < other.bend
  }
}
