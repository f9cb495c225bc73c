import Terminal

/// Children in front of each other.
struct OverlayElement: Element {
  let alignment: Alignment

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    var largest = Size(width: 0, height: 0)
    for child in node.children {
      let size = child.measure(proposal)
      largest = Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
    return largest
  }

  func arrange(_ size: Size, _ node: Node) {
    for child in node.children {
      let its = child.measure(Proposal(width: size.width, height: size.height))
      child.arrange(in: alignment.place(its, in: size))
    }
  }
}

/// The first of its children that is not wider than the room; the last where none is.
struct FirstFittingElement: Element {
  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    chosen(proposal.width, node)?.measure(proposal) ?? Size(width: 0, height: 0)
  }

  func arrange(_ size: Size, _ node: Node) {
    chosen(size.width, node)?.arrange(in: Rect(origin: Point(x: 0, y: 0), size: size))
  }

  func paint(_ node: Node, on canvas: Canvas) {
    chosen(node.frame.size.width, node)?.paint(on: canvas)
  }

  func read(_ node: Node, by reader: PlainReader) {
    if let first = node.children.first { first.element.read(first, by: reader) }
  }

  private func chosen(_ width: Int?, _ node: Node) -> Node? {
    node.children.first { child in width.map { child.measure(Proposal()).width <= $0 } ?? true } ?? node.children.last
  }
}

extension Alignment {
  func place(_ size: Size, in room: Size) -> Rect {
    Rect(
      x: horizontal.offset(of: size.width, in: room.width), y: vertical.offset(of: size.height, in: room.height),
      width: size.width, height: size.height)
  }
}

struct SpacerElement: Element {
  let minLength: Int
  let priority = -1
  var spacerLength: Int? { minLength }

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: max(minLength, proposal.width ?? 0), height: max(minLength, proposal.height ?? 0))
  }
}

/// A row of one sign, from end to end.
struct DividerElement: Element {
  /// The sign; nil for an empty row.
  var sign: SafeText? = SafeText("─")
  let style: Style

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? 1, height: 1)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    guard let sign else { return }
    for x in 0..<min(node.frame.size.width, canvas.clip.maxX) { canvas.write(sign, x: x, style: style) }
  }
}

struct PaddingElement: Element {
  let top: Int, leading: Int, bottom: Int, trailing: Int

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let inner = Proposal(
      width: proposal.width.map { max(0, $0 - leading - trailing) },
      height: proposal.height.map { max(0, $0 - top - bottom) })
    let size = node.children.first?.measure(inner) ?? Size(width: 0, height: 0)
    return Size(width: size.width + leading + trailing, height: size.height + top + bottom)
  }

  func arrange(_ size: Size, _ node: Node) {
    node.children.first?.arrange(
      in: Rect(
        x: leading, y: top, width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom)))
  }
}

/// A fixed or bounded size.
struct FrameElement: Element {
  let width: Int?, height: Int?
  let maxWidth: Int?, maxHeight: Int?
  let alignment: Alignment

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    let inner = offer(proposal)
    let size = node.children.first?.measure(inner) ?? Size(width: 0, height: 0)
    return Size(
      width: width ?? bounded(size.width, proposal.width, maxWidth),
      height: height ?? bounded(size.height, proposal.height, maxHeight))
  }

  func arrange(_ size: Size, _ node: Node) {
    guard let child = node.children.first else { return }
    child.arrange(in: alignment.place(child.measure(offer(Proposal(width: size.width, height: size.height))), in: size))
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: width ?? least(proposal.width, maxWidth), height: height ?? least(proposal.height, maxHeight))
  }

  private func least(_ offered: Int?, _ limit: Int?) -> Int? {
    guard let offered, let limit else { return offered ?? limit.flatMap { $0 < Proposal.unbounded ? $0 : nil } }
    return min(offered, limit)
  }

  /// The size under a maximum: the offered size, up to the maximum.
  private func bounded(_ wanted: Int, _ offered: Int?, _ limit: Int?) -> Int {
    guard let limit else { return wanted }
    return min(limit, offered ?? wanted)
  }
}

struct PriorityElement: WrapperElement {
  let priority: Int
}

/// Clips its child to its own bounds, and keeps selections inside them.
struct ClipElement: WrapperElement {
  func paint(_ node: Node, on canvas: Canvas) {
    canvas.registerSelectionRegion()
    for child in node.children { child.paint(on: canvas.clipped) }
  }
}
