import Terminal

/// Children side by side, in as many rows as they need. A child wider than a row has a row to itself.
struct WrappingElement: Element {
  let spacing: Int

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let places = places(of: node.children, within: proposal.width ?? Proposal.unbounded)
    return Size(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func arrange(_ size: Size, _ node: Node) {
    for (child, place) in zip(node.children, places(of: node.children, within: size.width)) { child.arrange(in: place) }
  }

  private func places(of children: [Node], within width: Int) -> [Rect] {
    var places: [Rect] = []
    var (x, y, height) = (0, 0, 0)
    for child in children {
      let size = child.measure(Proposal(width: width, height: nil))
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
      places.append(Rect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + spacing
      height = max(height, size.height)
    }
    return places
  }
}
