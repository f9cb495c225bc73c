import Terminal

extension View {
  /// Does an action at each notch of the wheel over the view: 1 towards the end, -1 towards the beginning. Offer a key for
  /// it too.
  public func onWheel(perform action: @escaping @MainActor (Int) -> Void) -> some View {
    WheelView(content: self, action: action)
  }
}

private struct WheelView: PrimitiveView {
  let content: any View
  let action: @MainActor (Int) -> Void

  func evaluate(in evaluation: Evaluation) {
    let action = action
    let interaction = Interaction { event in
      guard case .mouse(let mouse) = event else { return false }
      switch mouse.kind {
      case .scrollUp: action(-1)
      case .scrollDown: action(1)
      default: return false
      }
      return true
    }
    evaluation.descend(0) { evaluation in
      let children = evaluation.collect { content.evaluate(in: evaluation) }
      evaluation.add(ResponderElement(interaction: interaction), children: Node.one(children))
    }
  }
}
