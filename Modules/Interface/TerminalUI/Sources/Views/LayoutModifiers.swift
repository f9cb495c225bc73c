/// Sides of a view.
public struct EdgeSet: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: Int

  /// Sides from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let top = EdgeSet(rawValue: 1), leading = EdgeSet(rawValue: 2)
  public static let bottom = EdgeSet(rawValue: 4), trailing = EdgeSet(rawValue: 8)
  public static let horizontal: EdgeSet = [.leading, .trailing], vertical: EdgeSet = [.top, .bottom]
  /// Every side.
  public static let all: EdgeSet = [.horizontal, .vertical]
}

extension View {
  /// Leaves `length` empty cells on these sides.
  public func padding(_ edges: EdgeSet = .all, _ length: Int = 1) -> some View {
    func side(_ edge: EdgeSet) -> Int { edges.contains(edge) ? length : 0 }
    return ElementView(
      content: self,
      element: PaddingElement(
        top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing)))
  }

  /// Fixes the width or the height of the view.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
    ElementView(
      content: self,
      element: FrameElement(width: width, height: height, maxWidth: nil, maxHeight: nil, alignment: alignment))
  }

  /// Lets the view grow to the offered size, up to these limits.
  public func frame(maxWidth: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center) -> some View {
    ElementView(
      content: self,
      element: FrameElement(width: nil, height: nil, maxWidth: maxWidth, maxHeight: maxHeight, alignment: alignment))
  }

  /// The order in which the views of a stack get room: higher priorities first.
  public func layoutPriority(_ priority: Int) -> some View {
    ElementView(content: self, element: PriorityElement(priority: priority))
  }

  /// Shows nothing outside the view's own bounds.
  public func clipped() -> some View {
    ElementView(content: self, element: ClipElement())
  }
}

extension Int {
  /// No limit, for `frame(maxWidth:)`.
  public static var infinity: Int { Proposal.unbounded }
}

/// A view in an element that changes its layout or its look.
struct ElementView: PrimitiveView {
  let content: any View
  let element: any Element

  func evaluate(in evaluation: Evaluation) {
    let children = evaluation.collect { content.evaluate(in: evaluation) }
    evaluation.add(element, children: Node.one(children))
  }
}

extension Node {
  /// Combines several nodes into one, below each other, for an element with a single child.
  static func one(_ nodes: [Node]) -> [Node] {
    guard nodes.count > 1, let first = nodes.first else { return nodes }
    let stack = StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top)
    return [Node(identity: first.identity.child(-1), element: stack, children: nodes)]
  }
}
