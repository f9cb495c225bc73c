import Terminal

/// A line to type in. The terminal's cursor stands in it, so that input methods compose at the right place.
public struct TextField: PrimitiveView {
  let prompt: String
  let text: Binding<String>
  let onSubmit: @MainActor () -> Void
  var focusWish = FocusWish.ordinary
  var holdsLines = false

  /// A field that shows `prompt` while it is empty, and calls `onSubmit` on Enter.
  public init(_ prompt: String, text: Binding<String>, onSubmit: @escaping @MainActor () -> Void = {}) {
    self.prompt = prompt
    self.text = text
    self.onSubmit = onSubmit
  }

  /// Takes the focus when the screen opens.
  public func defaultFocus() -> TextField {
    var field = self
    field.focusWish = .first
    return field
  }

  /// Keeps the line breaks of what is pasted, and makes one with Alt-Enter, Shift-Enter or Control-J. All stays in one
  /// line, with a sign for each break.
  public func keepsLines() -> TextField {
    var field = self
    field.holdsLines = true
    return field
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.descend(0) { evaluation in
      let editor = evaluation.store.object(at: evaluation.identity, slot: -1) { LineEditor() }
      editor.keepsLines = holdsLines
      editor.adopt(text.wrappedValue)
      let isEnabled = evaluation.environment.isEnabled
      let (text, submit) = (text, onSubmit)
      let interaction = Interaction(isFocusable: isEnabled, focusWish: focusWish) { event in
        guard isEnabled else { return false }
        // The text may have been changed since the last frame: a key means what is there now.
        editor.adopt(text.wrappedValue)
        if event == .key(KeyPress(.enter)) {
          submit()
          return true
        }
        guard editor.handle(event) else { return false }
        if text.wrappedValue != editor.text { text.wrappedValue = editor.text }
        return true
      }
      let palette = evaluation.environment.palette
      let look = evaluation.environment.text
      let field = FieldElement(
        editor: editor, version: editor.version, prompt: SafeText(untrustedLine: prompt),
        style: look.style(palette),
        promptStyle: TextLook(foreground: .secondary, background: look.background).style(palette),
        isFocused: evaluation.focus == evaluation.identity)
      let node = Node(identity: evaluation.identity.child(0), element: field, children: [])
      let input = TextInput(prompt: prompt, text: text, wish: focusWish, submit: submit)
      evaluation.add(ResponderElement(interaction: interaction, input: input), children: [node])
    }
  }
}

@MainActor private struct FieldElement: Element {
  let editor: LineEditor
  let version: Int
  let prompt: SafeText
  let style: Style
  let promptStyle: Style
  let isFocused: Bool

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: max(1, proposal.width ?? max(20, prompt.width)), height: 1)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let width = node.frame.size.width
    if editor.text.isEmpty { canvas.clipped.write(prompt.truncated(to: width), style: promptStyle) }
    let (shown, caret) = editor.window(width: width)
    canvas.clipped.write(shown, style: style)
    if isFocused { canvas.placeCaret(x: caret, y: 0) }
  }
}
