import Terminal

/// A field for one line. The terminal's cursor is in it, so that input methods compose at the right place.
///
/// For text of several rows, use `TextEditor`.
public struct TextField: PrimitiveView {
  private let prompt: String
  private let text: Binding<String>
  private let onSubmit: (@MainActor () -> Void)?
  private var focusWish = FocusPriority.ordinary
  /// The title of Enter when it goes to the next control; nil for the usual one.
  var wayOn: String?
  /// Whether "/" leads to the field.
  var isSearchField = false

  /// A field that shows `prompt` while it is empty, and calls `onSubmit` on Enter; without it Enter goes to the next
  /// control.
  public init(_ prompt: String, text: Binding<String>, onSubmit: (@MainActor () -> Void)? = nil) {
    self.prompt = prompt
    self.text = text
    self.onSubmit = onSubmit
  }

  /// Gives the field the focus when the screen opens.
  public func defaultFocus() -> TextField {
    var field = self
    field.focusWish = .first
    return field
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.descend(0) { evaluation in
      let traits = Editor.Traits(hasLines: false, foldsPastes: false)
      let state = evaluation.store.object(at: evaluation.identity, slot: -1) { EditorState(traits: traits) }
      state.adopt(text.wrappedValue, traits: traits)
      let isEnabled = evaluation.environment.isEnabled
      let wishes = EditorState.Wishes(text: text, submit: onSubmit, clock: evaluation.environment.clock)
      let click = isEnabled ? ClickTarget { state.clickInSpan(at: $0) } : nil
      let language = evaluation.environment.language
      var interaction = Interaction(
        isFocusable: isEnabled, focusWish: focusWish, acceptsText: true, movesOn: onSubmit == nil, click: click,
        keys: { isEnabled ? state.keys(wishes, submit: nil, in: language) : [] }
      ) { event in
        isEnabled && state.handle(event, wishes)
      }
      (interaction.wayOn, interaction.isSearchField) = (wayOn, isSearchField)
      evaluation.add(
        ResponderElement(
          interaction: interaction,
          input: TextInput(prompt: prompt, text: text, wish: focusWish, submit: onSubmit ?? {})),
        children: [
          Node(identity: evaluation.identity.child(0), element: element(state, evaluation), children: [])
        ])
    }
  }

  private func element(_ state: EditorState, _ evaluation: Evaluation) -> FieldElement {
    let isFocused = evaluation.focus == evaluation.identity
    let environment = evaluation.environment.field(isFocused: isFocused)
    return FieldElement(
      state: state, version: state.version, prompt: SafeText(untrustedLine: prompt),
      problem: state.editor.problem.map { SafeText(untrustedLine: $0.words(in: environment.language)) },
      style: environment.text.style(environment.palette), promptStyle: environment.style(.secondary),
      problemStyle: environment.style(.danger),
      isFocused: isFocused)
  }
}

@MainActor private struct FieldElement: Element {
  let state: EditorState
  let version: Int
  let prompt: SafeText
  let problem: SafeText?
  let style: Style, promptStyle: Style, problemStyle: Style
  let isFocused: Bool

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: max(1, proposal.width ?? max(20, prompt.width)), height: 1)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let width = node.frame.size.width
    state.place = canvas.bounds
    let canvas = canvas.clipped
    canvas.fill(style)
    if let problem { return canvas.write(problem.truncated(to: width), style: problemStyle) }
    if state.editor.buffer.text.isEmpty { canvas.write(prompt.truncated(to: width), style: promptStyle) }
    let (shown, caret) = state.span(width: width)
    canvas.write(shown, style: style)
    if isFocused { canvas.placeCaret(x: caret, y: 0) }
  }
}
