extension View {
  /// The views in the bar that the `NavigationStack` shows above the screen: buttons, a count, a state.
  ///
  /// The toolbars of outer views come first.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    ToolbarView(content: self, tools: content())
  }
}

extension View {
  /// Hides the bar above the screen, with its title and its tools, for a screen that needs every row.
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
      let nodes = evaluation.collect {
        evaluation.descend(-1) {
          $0.with {
            $0.text.background = $0.barTint
          } _: {
            tools.evaluate(in: $0)
          }
        }
      }
      evaluation.bar?.trailing += nodes
    }
    evaluation.descend(0) { content.evaluate(in: $0) }
  }
}
