import Terminal

/// A screen with a bar above it, if the views inside name a title or tools: with `navigationTitle` and `toolbar`.
///
/// It shows one screen. Where screens lead to others, the module Navigation makes a stack for the topmost one. A
/// screen without title and tools has all of the room, to its edges.
public struct NavigationStack: PrimitiveView {
  let root: any View

  /// A stack with this screen.
  public init(@ViewBuilder root: () -> some View) {
    self.root = root()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.descend(0) { evaluation in
      // The screen is evaluated first, because it names the contents of the bar.
      let outside = (evaluation.bar, evaluation.tabs, evaluation.sidebar, evaluation.detail)
      let (_, tabs, sidebar, _) = outside
      (evaluation.bar, evaluation.tabs, evaluation.sidebar, evaluation.detail) = (NavigationBar(), nil, nil, nil)
      let screen = evaluation.collect {
        evaluation.with {
          $0.windowSize.columns -= sidebar?.width ?? 0
        } _: {
          root.evaluate(in: $0)
        }
      }
      let (named, detail) = (evaluation.bar ?? NavigationBar(), evaluation.detail)
      (evaluation.bar, evaluation.tabs, evaluation.sidebar, evaluation.detail) = outside
      let bar = named.beginning(with: tabs, isPlain: evaluation.environment.isPlain)
      if let detail, !detail.isPane { return show(screen, beside: detail, below: bar, in: evaluation) }
      if bar.isEmpty, sidebar == nil, detail == nil { return evaluation.add(screen) }
      evaluation.descend(1) {
        BarredScreen(bar: bar, sidebar: sidebar, screen: screen, pane: detail).evaluate(in: $0)
      }
    }
  }

  /// Adds a screen on the left and the detail that it named on the right, below the bar of both.
  private func show(
    _ screen: [Node], beside detail: NavigationDetail, below bar: NavigationBar, in evaluation: Evaluation
  ) {
    let width = detail.columns
    let left = evaluation.collect {
      evaluation.descend(2) { evaluation in
        evaluation.with {
          $0.stand(aside: width)
        } _: {
          BarredScreen(bar: NavigationBar(), sidebar: nil, screen: screen).evaluate(in: $0)
        }
      }
    }
    let sidebar = NavigationSidebar(width: width, nodes: left)
    evaluation.descend(1) { BarredScreen(bar: bar, sidebar: sidebar, screen: detail.nodes).evaluate(in: $0) }
  }
}

private struct BarredScreen: View {
  @Environment(\.windowSize) private var window
  @Environment(\.barTint) private var barTint
  @Environment(\.palette) private var palette
  @Environment(\.standsAside) private var standsAside
  let bar: NavigationBar
  let sidebar: NavigationSidebar?
  let screen: [Node]
  /// A pane on its right.
  var pane: NavigationDetail?

  var body: some View {
    VStack {
      HStack {
        HStack { ReadyNodes(bar.tabs) }.layoutPriority(1)
        // A narrow window may have room for no more than tabs.
        if bar.parts > 0 {
          HStack {
            if bar.hasLine { Text(line: "│ ").foregroundStyle(.secondary).accessibilityHidden().layoutPriority(1) }
            ReadyNodes(bar.title)
            // Two blanks separate the title from the tools; one would look like a space between words.
            Spacer(minLength: 2)
            HStack(spacing: 1) { ReadyNodes(bar.trailing) }
          }
          .padding(.horizontal, 1)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(barTint)
      .screenBar()
      if sidebar == nil, pane == nil {
        // Line by line, views side by side would be one line.
        inside
      } else {
        HStack {
          if let sidebar {
            ElementView(content: ReadyNodes(sidebar.nodes), element: edge()).frame(width: sidebar.width)
          }
          inside
          if let pane {
            ElementView(content: ReadyNodes(pane.nodes), element: edge(isTrailing: true)).frame(width: pane.columns)
          }
        }
      }
    }
  }

  private func edge(isTrailing: Bool = false) -> PaneElement {
    func style(_ tint: Tint) -> Style { TextAppearance(foreground: tint, background: .surface).style(palette) }
    return PaneElement(
      fill: style(.primary), line: palette.hasSurfaces ? nil : style(.border), isTrailing: isTrailing)
  }

  private var inside: some View {
    ReadyNodes(screen)
      .padding(.horizontal, hasTabs && window.columns >= 100 ? 2 : 1)
      .padding(.top, hasBlankRow ? 1 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }

  /// Whether a blank row is above the screen. Beside another screen the title takes its place: a list that moves to the
  /// side stays in its rows.
  private var hasBlankRow: Bool {
    window.rows >= (hasTabs ? 30 : 16) && !(standsAside && bar.parts > 0)
  }

  private var hasTabs: Bool { !bar.tabs.isEmpty }
}

extension View {
  /// Marks the bar above a screen: the arrow down leads from it to the beginning of the screen.
  fileprivate func screenBar() -> some View { ElementView(content: self, element: BarElement()) }
}

private struct BarElement: WrapperElement {
  func paint(_ node: Node, on canvas: Canvas) {
    let outside = canvas.frame.responders.enterBar()
    for child in node.children { child.paint(on: canvas) }
    canvas.frame.responders.leaveBar(outside)
  }
}

/// The contents of the bar above a screen, each evaluated where it was named: with the colours and the state of that
/// place.
struct NavigationBar {
  /// The tabs at its beginning, which belong to no screen.
  var tabs: [Node] = []
  var title: [Node] = []
  /// The title as text.
  var name = ""
  var trailing: [Node] = []
  /// Whether the screen hides its bar.
  var isHidden = false
  /// Whether a line separates the tabs from the title.
  private(set) var hasLine = false
  /// Whether tabs show the title of the screen, in this bar or in one above.
  private var isTitleShown = false

  /// The number of titles and tools. If it grows while a view is evaluated, that view contains the screen's title or tools.
  var parts: Int { title.count + trailing.count }

  /// Whether the screen has the room to its edges.
  var isEmpty: Bool { tabs.isEmpty && title.isEmpty && trailing.isEmpty && !isTitleShown }

  /// The bar with tabs at its beginning. A hidden bar has nothing besides them.
  func beginning(with tabs: NavigationTabs?, isPlain: Bool) -> NavigationBar {
    var bar = isHidden ? NavigationBar() : self
    bar.tabs = tabs?.nodes ?? []
    // Line by line the title is the heading.
    if !isPlain, let title = tabs?.title, title == name {
      (bar.title, bar.isTitleShown) = ([], true)
    }
    bar.hasLine = tabs?.hasLine == true && !bar.title.isEmpty
    return bar
  }

  /// Wraps each tool that was named since then in an element. With the focus on a tool, the keys of its screen work
  /// too.
  @MainActor mutating func wrap(since earlier: NavigationBar?, _ element: () -> any Element) {
    for index in (earlier?.trailing.count ?? 0)..<trailing.count {
      let node = trailing[index]
      trailing[index] = Node(identity: node.identity.child(-1), element: element(), children: [node])
    }
  }
}

extension View {
  /// The title of the screen. The `NavigationStack` shows it above the screen; line by line it is the heading.
  ///
  /// Of several titles the innermost counts.
  /// - Parameter short: The title where the whole one has no room.
  public func navigationTitle(_ title: String, short: String? = nil) -> some View {
    TitledView(content: self, title: title, short: short)
  }
}

private struct TitledView: PrimitiveView {
  let content: any View
  let title: String, short: String?

  func evaluate(in evaluation: Evaluation) {
    if evaluation.bar != nil {
      evaluation.bar?.name = title
      let lines = evaluation.collect { evaluation.descend(-1) { heading.evaluate(in: $0) } }
      evaluation.bar?.title = lines
      if lines.count > 1 {
        let identity = lines[0].identity.child(-1)
        evaluation.bar?.title = [Node(identity: identity, element: FirstFittingElement(), children: lines)]
      }
    }
    evaluation.descend(0) { content.evaluate(in: $0) }
  }

  @ViewBuilder private var heading: some View {
    line(title)
    if let short, short != title { line(short) }
  }

  private func line(_ title: String) -> some View { TitleLine(title: title) }
}

private struct TitleLine: View {
  @Environment(\.barTint) private var barTint
  let title: String

  var body: some View { Text(line: title).bold().accessibilityHeading().background(barTint) }
}

extension EnvironmentValues {
  /// The background of the bars above screens.
  public var barTint: Tint {
    get { self[BarTintKey.self] }
    set { self[BarTintKey.self] = newValue }
  }
}

private enum BarTintKey: EnvironmentKey {
  static let defaultValue = Tint.surface
}
