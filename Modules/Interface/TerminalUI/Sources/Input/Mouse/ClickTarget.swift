import Terminal

/// The effect of a click: a press and a release of the left button, both over the same part of a view.
@MainActor struct ClickTarget {
  /// The part at a cell of the screen; nil where there is nothing to click.
  let part: @MainActor (Point) -> Int?
  /// The action, at a cell of the screen.
  let act: @MainActor (Point) -> Void

  /// A target; most have only one part.
  init(part: @escaping @MainActor (Point) -> Int? = { _ in 0 }, act: @escaping @MainActor (Point) -> Void) {
    self.part = part
    self.act = act
  }
}

extension View {
  /// Does an action when the view is clicked. Offer a key for it too.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    TapView(content: self, action: action)
  }
}

private struct TapView: PrimitiveView {
  let content: any View
  let action: @MainActor () -> Void

  func evaluate(in evaluation: Evaluation) {
    let action = action
    let click = evaluation.environment.isEnabled ? ClickTarget { _ in action() } : nil
    evaluation.descend(0) { evaluation in
      let children = evaluation.collect { content.evaluate(in: evaluation) }
      evaluation.add(
        ResponderElement(interaction: Interaction(click: click) { _ in false }), children: Node.one(children))
    }
  }
}
