import Terminal

extension WindowSize {
  /// The columns of the screen on the left, where two screens are side by side: 40, and up to 60 in a window that is
  /// wider than a text of 88 columns beside it needs.
  public var sidebarColumns: Int { min(60, max(40, columns - 92)) }

  /// Whether there is room for two screens side by side: from 110 columns and 16 rows on.
  public var hasRoomForSidebar: Bool { columns >= 110 && rows >= 16 }
}

/// What a screen shows on its right.
struct NavigationDetail {
  let nodes: [Node]
  /// The columns of the narrow one of the two.
  let columns: Int
  /// Whether it is the narrow one: a pane beside the screen.
  let isPane: Bool
}

extension View {
  /// Shows, on the right of this screen, what its selection stands on. The screen then has the place and the width of a
  /// `navigationSidebar`, and the same identity as without a detail. A window without room for both, and the
  /// line-by-line host, show only the screen.
  /// - Parameters:
  ///   - isPresented: Whether there is a detail: an empty list needs all of the room for itself.
  ///   - detail: The detail. It reads its own room as `windowSize`.
  public func navigationDetail(isPresented: Bool, @ViewBuilder detail: () -> some View) -> some View {
    NavigationDetailView(content: self, isPresented: isPresented, pane: nil, detail: detail())
  }

  /// Shows a pane on the right of this screen, for example the portrait that a form describes. A window without room for
  /// both, and the line-by-line host, show only the screen, which then has to offer what is in the pane.
  /// - Parameters:
  ///   - isPresented: Whether there is a pane.
  ///   - width: The columns of the pane.
  public func inspector(
    isPresented: Bool, width: Int, @ViewBuilder content: () -> some View
  ) -> some View {
    NavigationDetailView(content: self, isPresented: isPresented, pane: width, detail: content())
  }
}

extension EnvironmentValues {
  /// Whether the screen around the view shows a detail or a pane on its right.
  public internal(set) var showsDetail: Bool {
    get { self[DetailKey.self] }
    set { self[DetailKey.self] = newValue }
  }

  /// Whether what the row of a list leads to shows beside the list. A list sets it for the selected row while it shows a
  /// detail; a row sets it by `addressBeside`.
  public var isShownBeside: Bool {
    get { self[ShownBesideKey.self] }
    set { self[ShownBesideKey.self] = newValue }
  }

  /// Whether the view is in a row of a list in which some row has the focus.
  public internal(set) var isListFocused: Bool {
    get { self[ListFocusedKey.self] }
    set { self[ListFocusedKey.self] = newValue }
  }

  /// Whether the view is in a narrow screen beside another one.
  private(set) var standsAside: Bool {
    get { self[StandsAsideKey.self] }
    set { self[StandsAsideKey.self] = newValue }
  }

  /// The room and the background of a narrow screen beside another one.
  mutating func stand(aside columns: Int) {
    standsAside = true
    windowSize.columns = columns
    text.background = .surface
  }
}

private enum StandsAsideKey: EnvironmentKey {
  static let defaultValue = false
}

private enum DetailKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ListFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ShownBesideKey: EnvironmentKey {
  static let defaultValue = false
}

private struct NavigationDetailView: PrimitiveView {
  let content: any View
  let isPresented: Bool
  let pane: Int?
  let detail: any View

  func evaluate(in evaluation: Evaluation) {
    let environment = evaluation.environment
    guard isPresented, evaluation.bar != nil, environment.windowSize.hasRoomForSidebar, !environment.isPlain else {
      return evaluation.descend(0) { content.evaluate(in: $0) }
    }
    let narrow = pane ?? environment.windowSize.sidebarColumns
    let nodes = evaluation.collect {
      evaluation.descend(-1) { evaluation in
        evaluation.with {
          share(&$0, narrow, isNarrow: pane != nil)
          // The saved position is that of the screen.
          $0.scrollMemory = nil
        } _: {
          detail.evaluate(in: $0)
        }
      }
    }
    evaluation.detail = NavigationDetail(nodes: nodes, columns: narrow, isPane: pane != nil)
    evaluation.with {
      share(&$0, narrow, isNarrow: pane == nil)
      $0.showsDetail = true
    } _: { evaluation in
      evaluation.descend(0) { content.evaluate(in: $0) }
    }
  }

  /// Sets the room of one of the two screens: of the narrow one, or of the other.
  private func share(_ environment: inout EnvironmentValues, _ narrow: Int, isNarrow: Bool) {
    if isNarrow { environment.stand(aside: narrow) } else { environment.windowSize.columns -= narrow }
  }
}

/// The background of a narrow screen beside another one. With too few colours for a background, a line separates them.
struct PaneElement: Element {
  let fill: Style
  /// The style of the line; nil for none.
  let line: Style?
  /// Whether the other screen is on its left.
  var isTrailing = false

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func arrange(_ size: Size, _ node: Node) {
    let inner = Rect(x: isTrailing ? 1 : 0, y: 0, width: max(0, size.width - 1), height: size.height)
    for child in node.children { child.arrange(in: inner) }
  }

  func paint(_ node: Node, on canvas: Canvas) {
    canvas.fill(fill)
    let outside = canvas.frame.responders.enterPane(node.identity)
    for child in node.children { child.paint(on: canvas.clipped) }
    canvas.frame.responders.leavePane(outside)
    guard let line else { return }
    let x = isTrailing ? 0 : node.frame.size.width - 1
    for y in canvas.visibleRows { canvas.write(SafeText("│"), x: x, y: y, style: line) }
  }
}
