/// What stands in the middle of the room where there is nothing to show: why, and what can be done about it.
public struct ContentUnavailableView: PrimitiveView {
  let label: any View
  let description: any View
  let actions: any View

  /// What there is not, in bold; below it why, and after an empty row the ways out.
  public init(
    @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View = { EmptyView() },
    @ViewBuilder actions: () -> some View = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    // Without actions there is no row above them: it would push the words out of the middle.
    let actions = evaluation.collect { evaluation.descend(1) { self.actions.evaluate(in: $0) } }
    let content = VStack(alignment: .center) {
      label.bold()
      description.foregroundStyle(.secondary)
      if !actions.isEmpty { VStack(alignment: .center) { ReadyNodes(actions) }.padding(.top, 1) }
    }
    evaluation.descend(0) { content.frame(maxWidth: .infinity, maxHeight: .infinity).evaluate(in: $0) }
  }
}

extension ContentUnavailableView {
  /// What there is not, and why or what brings it, in words.
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
