import Terminal

/// What a click does to something: a press and a release of the left button, both over the same part of it.
@MainActor struct ClickTarget {
  /// Which part of it is at a cell of the screen; nil where there is nothing to click.
  let part: @MainActor (Point) -> Int?
  /// Does what it is for, at a cell of the screen.
  let act: @MainActor (Point) -> Void

  /// A target from its parts; most have only one.
  init(part: @escaping @MainActor (Point) -> Int? = { _ in 0 }, act: @escaping @MainActor (Point) -> Void) {
    self.part = part
    self.act = act
  }
}

extension View {
  /// Does something when the view is clicked. What can be done with the mouse alone needs a key beside it.
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
