import Terminal

/// A control that waits for the key that the user presses to choose it. It has the focus while it is shown. It takes
/// every press except Escape, also the keys of the host, so that a key in use can be refused with a reason.
public struct KeyRecorder: PrimitiveView {
  private let prompt: String
  private let onKey: @MainActor (Key) -> Void

  /// A control with the focus, and these words.
  /// - Parameter onKey: Called with each pressed key. A letter of the Korean two-set layout is the Latin letter on its
  ///   key.
  public init(_ prompt: String, onKey: @escaping @MainActor (Key) -> Void) {
    self.prompt = prompt
    self.onKey = onKey
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let onKey = onKey
    var interaction = Interaction(isFocusable: true, focusWish: .first, holdsValue: true) { event in
      guard case .key(let press) = event, press != KeyPress(.escape) else { return false }
      onKey(Key(pressed: press))
      return true
    }
    interaction.claimsFocus = true
    evaluation.descend(0) { evaluation in
      let isFocused = evaluation.focus == evaluation.identity
      let children = evaluation.collect {
        Text(prompt).background(.raised).filled(isFocused).evaluate(in: evaluation)
      }
      evaluation.add(ResponderElement(interaction: interaction), children: Node.one(children))
    }
  }
}
