import Terminal

/// A view of this frame as something with a size and a place.
@MainActor final class Node {
  let identity: Identity
  let element: any Element
  let children: [Node]
  /// Its place, relative to its parent.
  var frame = Rect.zero
  /// Layout asks for the same size twice within a frame; a short list is faster than a dictionary here.
  private var measured: [(proposal: Proposal, size: Size)] = []

  init(identity: Identity, element: any Element, children: [Node]) {
    self.identity = identity
    self.element = element
    self.children = children
  }

  /// The size that it takes when offered a proposal.
  func measure(_ proposal: Proposal) -> Size {
    for known in measured where known.proposal == proposal { return known.size }
    FrameWork.current.measured += 1
    let size = element.measure(proposal, self)
    measured.append((proposal, size))
    return size
  }

  /// Gives it its place, and its children their places.
  func arrange(in frame: Rect) {
    self.frame = frame
    element.arrange(frame.size, self)
  }

  func paint(on canvas: Canvas) {
    element.paint(self, on: canvas.moved(to: frame))
  }
}

/// The offered room; nil asks for the preferred size of the content.
struct Proposal: Hashable {
  var width: Int?
  var height: Int?

  /// More cells than any screen has.
  static let unbounded = 1 << 20
}

/// The behaviour of a node: it has a size, arranges its children, and paints.
@MainActor protocol Element {
  func measure(_ proposal: Proposal, _ node: Node) -> Size
  func arrange(_ size: Size, _ node: Node)
  func paint(_ node: Node, on canvas: Canvas)
  /// The higher priority gets room first in a stack; the lower gets the rest.
  var priority: Int { get }
  /// The least length of a spacer, which takes room only in the direction of its stack; nil for other elements.
  var spacerLength: Int? { get }
  /// Reports its text and actions to the line-by-line host.
  func read(_ node: Node, by reader: PlainReader)
}

extension Element {
  var priority: Int { 0 }
  var spacerLength: Int? { nil }

  func arrange(_ size: Size, _ node: Node) {
    for child in node.children { child.arrange(in: Rect(origin: Point(x: 0, y: 0), size: size)) }
  }

  func paint(_ node: Node, on canvas: Canvas) {
    for child in node.children { child.paint(on: canvas) }
  }
}

/// An element that is as large as its only child.
@MainActor protocol WrapperElement: Element {}

extension WrapperElement {
  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    node.children.first?.measure(proposal) ?? Size(width: 0, height: 0)
  }

  var priority: Int { 0 }
}
