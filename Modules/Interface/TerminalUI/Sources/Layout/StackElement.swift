import Terminal

/// Children one after another. Room is shared as SwiftUI does it: who can bend least chooses first.
struct StackElement: Element {
  let axis: Axis
  let spacing: Int
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let sizes = share(proposal, among: node.children)
    let gaps = spacing * max(0, sizes.count - 1)
    let length = sizes.map { along($0) }.reduce(gaps, +)
    let breadth = sizes.map { across($0) }.max() ?? 0
    return size(length, breadth)
  }

  func arrange(_ size: Size, _ node: Node) {
    let sizes = share(Proposal(width: size.width, height: size.height), among: node.children)
    var position = 0
    for (child, its) in zip(node.children, sizes) {
      let x = axis == .horizontal ? position : horizontal.offset(of: its.width, in: size.width)
      let y = axis == .vertical ? position : vertical.offset(of: its.height, in: size.height)
      child.arrange(in: Rect(x: x, y: y, width: its.width, height: its.height))
      position += along(its) + spacing
    }
  }

  /// The size of each child when the stack is offered so much.
  private func share(_ proposal: Proposal, among children: [Node]) -> [Size] {
    let breadth = axis == .horizontal ? proposal.height : proposal.width
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      return children.map { measure($0, nil, breadth) }
    }
    let least = children.map { along(measure($0, 0, breadth)) }
    let most = children.map { along(measure($0, Proposal.unbounded, breadth)) }
    let order = children.indices.sorted { one, other in
      let (first, second) = (children[one].element.priority, children[other].element.priority)
      return first != second ? first > second : most[one] - least[one] < most[other] - least[other]
    }
    var sizes = Array(repeating: Size(width: 0, height: 0), count: children.count)
    var room = length - spacing * max(0, children.count - 1)
    var reserved = least.reduce(0, +)
    for peers in order.grouped(by: { children[$0].element.priority }) {
      // Who comes later is sure of what it needs least.
      reserved -= peers.reduce(0) { $0 + least[$1] }
      for (position, index) in peers.enumerated() {
        let share = max(0, (room - reserved) / (peers.count - position))
        sizes[index] = measure(children[index], share, breadth)
        room -= along(sizes[index])
      }
    }
    return sizes
  }

  /// A spacer takes room in the stack's own direction only.
  private func measure(_ child: Node, _ length: Int?, _ breadth: Int?) -> Size {
    if let spacer = child.element as? SpacerElement { return size(max(spacer.minLength, length ?? 0), 0) }
    return child.measure(offer(length, breadth))
  }

  private func offer(_ length: Int?, _ breadth: Int?) -> Proposal {
    axis == .horizontal ? Proposal(width: length, height: breadth) : Proposal(width: breadth, height: length)
  }

  private func along(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }
  private func across(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }
  private func size(_ length: Int, _ breadth: Int) -> Size {
    axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }
}

extension [Int] {
  /// The runs of neighbours that have the same key.
  fileprivate func grouped(by key: (Int) -> Int) -> [ArraySlice<Int>] {
    var (groups, start): ([ArraySlice<Int>], Int) = ([], 0)
    for end in indices.map({ $0 + 1 }) where end == count || key(self[end]) != key(self[start]) {
      groups.append(self[start..<end])
      start = end
    }
    return groups
  }
}
