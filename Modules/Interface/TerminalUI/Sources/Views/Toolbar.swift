/// Where in the bar above a screen something stands.
public enum ToolbarItemPlacement: Sendable {
  /// Before the title.
  case topBarLeading
  /// At the end of the title's line, where everything goes that does not say otherwise.
  case topBarTrailing
}

/// Something in a toolbar, with its place.
public struct ToolbarItem: PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: any View

  /// What stands at a place of the bar.
  public init(placement: ToolbarItemPlacement = .topBarTrailing, @ViewBuilder content: () -> some View) {
    self.placement = placement
    self.content = content()
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    switch placement {
    case .topBarTrailing: content.evaluate(in: evaluation)
    case .topBarLeading:
      let nodes = evaluation.collect { content.evaluate(in: evaluation) }
      evaluation.bar?.leading += nodes
    }
  }
}

extension View {
  /// What stands in the bar that the `NavigationStack` around shows above the screen: buttons, a count, a state.
  ///
  /// Of several, those of the outer views come first.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    ToolbarView(content: self, tools: content())
  }
}

extension View {
  /// Leaves out the bar above the screen, with its title and its tools, for one that needs every row.
  public func toolbarHidden(_ isHidden: Bool = true) -> some View {
    HiddenToolbarView(content: self, isHidden: isHidden)
  }
}

private struct HiddenToolbarView: PrimitiveView {
  let content: any View
  let isHidden: Bool

  func evaluate(in evaluation: Evaluation) {
    if isHidden { evaluation.bar?.isHidden = true }
    content.evaluate(in: evaluation)
  }
}

private struct ToolbarView: PrimitiveView {
  let content: any View
  let tools: any View

  func evaluate(in evaluation: Evaluation) {
    if evaluation.bar != nil {
      let nodes = evaluation.collect { evaluation.descend(-1) { tools.evaluate(in: $0) } }
      evaluation.bar?.trailing += nodes
    }
    evaluation.descend(0) { content.evaluate(in: $0) }
  }
}
