import Terminal

/// A line to type or paste a secret in. It shows only a dot for each character. Its text can be neither selected nor
/// copied, nor restored after deletion.
///
/// Line by line (`--plain`) the field is left out, because a terminal echoes what is typed.
public struct SecureField: PrimitiveView {
  private let prompt: String
  private let text: Binding<String>
  private let onSubmit: @MainActor () -> Void

  /// A field that shows `prompt` while it is empty, and calls `onSubmit` on Enter.
  public init(_ prompt: String, text: Binding<String>, onSubmit: @escaping @MainActor () -> Void) {
    self.prompt = prompt
    self.text = text
    self.onSubmit = onSubmit
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    if evaluation.environment.isPlain { return }
    evaluation.descend(0) { evaluation in
      let isFocused = evaluation.focus == evaluation.identity
      let environment = evaluation.environment.field(isFocused: isFocused)
      let (isEnabled, language) = (environment.isEnabled, environment.language)
      let interaction = Interaction(
        isFocusable: isEnabled, focusWish: .first, acceptsText: true,
        keys: { isEnabled ? KeyBinding.listed(.enter, title: language.done) : [] }
      ) { event in
        isEnabled && handle(event)
      }
      let element = DottedElement(
        count: text.wrappedValue.count, prompt: SafeText(untrustedLine: self.prompt),
        style: environment.text.style(environment.palette), promptStyle: environment.style(.secondary),
        isFocused: isFocused)
      evaluation.add(
        ResponderElement(interaction: interaction),
        children: [Node(identity: evaluation.identity.child(0), element: element, children: [])])
    }
  }

  private func handle(_ event: TerminalEvent) -> Bool {
    switch event {
    case .paste(let pasted): text.wrappedValue += CleanText.line(pasted)
    case .key(let press):
      if let typed = EditorKeys.text(of: press) {
        text.wrappedValue += typed
      } else if press == KeyPress(.enter) {
        onSubmit()
      } else {
        return delete(by: EditorKeys.command(for: press))
      }
    default: return false
    }
    return true
  }

  private func delete(by command: EditCommand?) -> Bool {
    switch command {
    case .deleteBackward: text.wrappedValue = String(text.wrappedValue.dropLast())
    case .killToLineStart, .killRunBackward, .killWordBackward: text.wrappedValue = ""
    default: return false
    }
    return true
  }
}

@MainActor private struct DottedElement: Element {
  let count: Int
  let prompt: SafeText
  let style: Style, promptStyle: Style
  let isFocused: Bool

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: max(1, proposal.width ?? max(20, prompt.width)), height: 1)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let width = node.frame.size.width
    let canvas = canvas.clipped
    canvas.fill(style)
    let shown = min(count, max(0, width - 1))
    if count == 0 {
      canvas.write(prompt.truncated(to: width), style: promptStyle)
    } else {
      canvas.write(SafeText(untrustedLine: String(repeating: "•", count: shown)), style: style)
    }
    if isFocused { canvas.placeCaret(x: shown, y: 0) }
  }
}
