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
      let outside = evaluation.bar
      evaluation.bar = NavigationBar()
      let screen = evaluation.collect { root.evaluate(in: evaluation) }
      let bar = evaluation.bar ?? NavigationBar()
      evaluation.bar = outside
      if bar.isEmpty || bar.isHidden { return evaluation.add(screen) }
      evaluation.descend(1) { BarredScreen(bar: bar, screen: screen).evaluate(in: $0) }
    }
  }
}

private struct BarredScreen: View {
  let bar: NavigationBar
  let screen: [Node]

  var body: some View {
    VStack {
      HStack {
        if !bar.leading.isEmpty { HStack(spacing: 1) { ReadyNodes(bar.leading) }.padding(.trailing, 1) }
        ReadyNodes(bar.title)
        // Two blanks separate the title from the tools; one would look like a space between words.
        Spacer(minLength: 2)
        HStack(spacing: 1) { ReadyNodes(bar.trailing) }
      }
      .padding(.horizontal, 1)
      .frame(maxWidth: .infinity)
      .background(.surface)
      .screenBar()
      Divider()
      ReadyNodes(screen)
        .padding(.horizontal, 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
    }
  }
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
  var title: [Node] = []
  var leading: [Node] = []
  var trailing: [Node] = []
  /// Whether the screen hides its bar.
  var isHidden = false

  var isEmpty: Bool { title.isEmpty && leading.isEmpty && trailing.isEmpty }

  /// Wraps each tool that was named since then in an element. With the focus on a tool, the keys of its screen work
  /// too.
  @MainActor mutating func wrap(since earlier: NavigationBar?, _ element: () -> any Element) {
    func wrap(_ nodes: inout [Node], from start: Int) {
      for index in start..<nodes.count {
        let node = nodes[index]
        nodes[index] = Node(identity: node.identity.child(-1), element: element(), children: [node])
      }
    }
    wrap(&leading, from: earlier?.leading.count ?? 0)
    wrap(&trailing, from: earlier?.trailing.count ?? 0)
  }
}

extension View {
  /// The title of the screen. The `NavigationStack` shows it above the screen; line by line it is the heading.
  ///
  /// Of several titles the innermost counts.
  public func navigationTitle(_ title: String) -> some View {
    TitledView(content: self, title: title)
  }
}

private struct TitledView: PrimitiveView {
  let content: any View
  let title: String

  func evaluate(in evaluation: Evaluation) {
    if evaluation.bar != nil {
      let heading = Text(line: title).bold().accessibilityHeading().background(.surface)
      evaluation.bar?.title = evaluation.collect { evaluation.descend(-1) { heading.evaluate(in: $0) } }
    }
    evaluation.descend(0) { content.evaluate(in: $0) }
  }
}
