/// A message in the middle of the space where there is no content: the reason, and what the user can do.
public struct ContentUnavailableView: PrimitiveView {
  let label: any View
  let description: any View
  let actions: any View

  /// A message: the title in bold; below it the description, and after an empty row the actions.
  public init(
    @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View = { EmptyView() },
    @ViewBuilder actions: () -> some View = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    // Without actions there is no empty row: it would push the message out of the middle.
    let actions = evaluation.collect { evaluation.descend(1) { self.actions.evaluate(in: $0) } }
    let content = VStack(alignment: .center) {
      label.bold()
      description.foregroundStyle(.secondary)
      if !actions.isEmpty { VStack(alignment: .center) { ReadyNodes(actions) }.padding(.top, 1) }
    }
    // In a small window the message scrolls, so that every action can be seen when it has the focus.
    let scrolling = ScrollView { content.frame(maxWidth: .infinity) }
    evaluation.descend(0) { scrolling.frame(maxWidth: .infinity, maxHeight: .infinity).evaluate(in: $0) }
  }
}

extension ContentUnavailableView {
  /// A message without actions.
  public init(_ title: String, description: String = "") {
    self.init {
      Text(title)
    } description: {
      if !description.isEmpty { Text(description) }
    } actions: {
      EmptyView()
    }
  }
}
