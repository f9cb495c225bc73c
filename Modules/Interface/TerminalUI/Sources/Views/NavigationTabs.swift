/// The views at the beginning of the bar above a screen that belong to no screen.
struct NavigationTabs {
  let nodes: [Node]
  /// The title that they show already.
  let title: String?
  /// Whether a line separates them from the title of the screen.
  let hasLine: Bool
}

extension View {
  /// Begins the bar of the `NavigationStack` inside with other views, which stay when the screen changes: tabs.
  /// - Parameters:
  ///   - title: The title that they show already. The bar of a screen with this title does not show it again.
  ///   - hasLine: Whether a line separates them from the title of the screen, which could be taken for a further tab.
  ///   - tabs: The views; none of them for a bar without tabs.
  public func navigationTabs(
    showing title: String?, hasLine: Bool = true, @ViewBuilder tabs: () -> some View
  ) -> some View {
    NavigationTabsView(content: self, title: title, hasLine: hasLine, tabs: tabs())
  }
}

private struct NavigationTabsView: PrimitiveView {
  let content: any View
  let title: String?
  let hasLine: Bool
  let tabs: any View

  func evaluate(in evaluation: Evaluation) {
    let outside = evaluation.tabs
    // Evaluated here and not in the screen, they keep their identity and the focus when the screen changes.
    let nodes = evaluation.collect { evaluation.descend(-1) { tabs.evaluate(in: $0) } }
    let apart = nodes.map { Node(identity: $0.identity.child(-1), element: OutsideScreenElement(), children: [$0]) }
    evaluation.tabs = NavigationTabs(nodes: apart, title: title, hasLine: hasLine && !apart.isEmpty)
    evaluation.descend(0) { content.evaluate(in: $0) }
    evaluation.tabs = outside
  }
}

/// Controls that belong to no screen, although they are painted inside its bar.
private struct OutsideScreenElement: WrapperElement {
  func paint(_ node: Node, on canvas: Canvas) {
    let outside = canvas.frame.responders.suspendScreen()
    for child in node.children { child.paint(on: canvas) }
    canvas.frame.responders.leaveScreen(outside)
  }
}
