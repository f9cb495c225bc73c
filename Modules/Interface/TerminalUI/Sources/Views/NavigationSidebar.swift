import Terminal

/// A screen that stays beside another one, below the bar of both.
struct NavigationSidebar {
  let width: Int
  let nodes: [Node]
}

extension View {
  /// Shows another screen on the left of the screen in the `NavigationStack` inside, below the same bar. Each of the two
  /// reads its own room as `windowSize`.
  /// - Parameters:
  ///   - width: The columns of the screen on the left.
  ///   - sidebar: That screen; no view where there is no room for it.
  public func navigationSidebar(width: Int, @ViewBuilder sidebar: () -> some View) -> some View {
    NavigationSidebarView(content: self, width: width, sidebar: sidebar())
  }
}

extension View {
  /// Gives the view an identity that does not depend on its place: moved to another one, it keeps its state, its scroll
  /// position and the focus. No two views of a frame may have the same.
  public func persistentIdentity(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: id.hashValue) }
}

private struct IdentifiedView: PrimitiveView {
  let content: any View
  let id: Int

  func evaluate(in evaluation: Evaluation) {
    evaluation.add(
      evaluation.resume(at: Identity.root.child(id), evaluation.environment) { content.evaluate(in: $0) })
  }
}

private struct NavigationSidebarView: PrimitiveView {
  let content: any View
  let width: Int
  let sidebar: any View

  func evaluate(in evaluation: Evaluation) {
    let (outside, tabs) = (evaluation.sidebar, evaluation.tabs)
    evaluation.tabs = nil
    let nodes = evaluation.collect {
      evaluation.descend(-1) { evaluation in
        evaluation.with {
          $0.windowSize.columns = width
          $0.text.background = .surface
        } _: {
          sidebar.evaluate(in: $0)
        }
      }
    }
    evaluation.tabs = tabs
    evaluation.sidebar = nodes.isEmpty ? nil : NavigationSidebar(width: width, nodes: nodes)
    evaluation.descend(0) { content.evaluate(in: $0) }
    evaluation.sidebar = outside
  }
}

/// The background of the screen on the left. Where there are too few colours for it, a line ends it.
struct SidebarElement: Element {
  let fill: Style
  /// The style of the line at its right end; nil for none.
  let line: Style?

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func arrange(_ size: Size, _ node: Node) {
    let inner = Size(width: max(0, size.width - 1), height: size.height)
    for child in node.children { child.arrange(in: Rect(origin: Point(x: 0, y: 0), size: inner)) }
  }

  func paint(_ node: Node, on canvas: Canvas) {
    canvas.fill(fill)
    for child in node.children { child.paint(on: canvas.clipped) }
    guard let line else { return }
    for y in canvas.visibleRows { canvas.write(SafeText("│"), x: node.frame.size.width - 1, y: y, style: line) }
  }
}
