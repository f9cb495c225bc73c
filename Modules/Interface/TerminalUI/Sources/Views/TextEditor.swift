import Terminal

/// A field for text of several lines. It grows with the text, and scrolls inside when the text has more rows than the
/// limit.
///
/// The terminal's cursor is where the next letter will appear, because input methods compose there. Place nothing to
/// the right of the editor: a terminal would shift it during the composition.
public struct TextEditor: PrimitiveView {
  private let prompt: String
  private let text: Binding<String>
  private let onSubmit: (@MainActor () -> Void)?
  private var submitLabel: String?
  private var lines = 1...Int.max
  private var history: @MainActor () -> [String] = { [] }
  private var written: @MainActor () -> WrittenText? = { nil }
  private var onExternalEdit: (@MainActor (String) async throws -> String?)?
  private var focusWish = FocusPriority.ordinary
  private var takesFocusWhenNew = false

  /// An editor that shows `prompt` while it is empty.
  /// - Parameters:
  ///   - text: The whole text, pastes included. The editor writes it at each change; a change from outside begins a
  ///     new text, with nothing to undo. `written` names the exception.
  ///   - onSubmit: The action of Enter. Without it Enter makes a new line, as Alt-Enter, Shift-Enter and Control-J
  ///     always do.
  public init(_ prompt: String = "", text: Binding<String>, onSubmit: (@MainActor () -> Void)? = nil) {
    self.prompt = prompt
    self.text = text
    self.onSubmit = onSubmit
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    evaluation.descend(0) { evaluation in
      let state = evaluation.store.object(at: evaluation.identity, slot: -1) { EditorState(traits: Self.traits) }
      state.adopt(text.wrappedValue, traits: Self.traits, written: written())
      let isFocused = evaluation.focus == evaluation.identity
      let environment = evaluation.environment.field(isFocused: isFocused)
      let wishes = wishes(among: evaluation.bindings, environment)
      let isEnabled = environment.isEnabled
      let click = isEnabled ? ClickTarget { state.clickInRows(at: $0) } : nil
      var interaction = Interaction(
        isFocusable: isEnabled, focusWish: focusWish, acceptsText: true, click: click,
        keys: { isEnabled ? state.keys(wishes, submit: submitLabel, in: environment.language) : [] }
      ) { event in
        isEnabled && state.handle(event, wishes)
      }
      interaction.takesFocusWhenNew = takesFocusWhenNew
      let element = EditorElement(
        state: state, version: state.version, prompt: SafeText(untrustedLine: prompt),
        notice: notice(state, environment.language), lines: lines, language: environment.language,
        looks: looks(environment), showsCaret: isFocused && isEnabled)
      let node = Node(identity: evaluation.identity.child(0), element: element, children: [])
      let input = TextInput(
        prompt: prompt, text: text, wish: focusWish, acceptsLines: true, submit: onSubmit ?? {})
      evaluation.add(ResponderElement(interaction: interaction, input: input), children: [node])
    }
  }
}

// MARK: - Modifiers

extension TextEditor {
  /// The least number of rows, and the most before it scrolls. Both are at least 1.
  public func lineLimit(_ limit: ClosedRange<Int>) -> TextEditor {
    changed { $0.lines = max(1, limit.lowerBound)...max(1, limit.upperBound) }
  }

  /// The most rows before it scrolls; nil for all that there is room for.
  public func lineLimit(_ limit: Int?) -> TextEditor {
    lineLimit(1...max(1, limit ?? .max))
  }

  /// Earlier texts, the oldest first. Up in the first row and Down in the last walk through them; the draft is at the
  /// end. Editing an earlier text makes a new draft of it. The texts are read only when the user walks through them.
  public func history(_ texts: @escaping @autoclosure @MainActor () -> [String]) -> TextEditor {
    changed { $0.history = texts }
  }

  /// A text from outside that undo takes back in one step, as one that a model writes after the user's words.
  public func written(_ text: @escaping @autoclosure @MainActor () -> WrittenText?) -> TextEditor {
    changed { $0.written = text }
  }

  /// Lets another program edit the text, on Alt-E or Control-X Control-E. `edit` gets all of it, pastes included, and
  /// returns the new text, or nil to change nothing. Meanwhile the editor takes no input; an error shows below the
  /// text. Without this modifier the editor uses `EnvironmentValues.externalEdit`.
  public func onExternalEdit(_ edit: @escaping @MainActor (String) async throws -> String?) -> TextEditor {
    changed { $0.onExternalEdit = edit }
  }

  /// The title of Enter in the footer. Without it the footer does not show Enter.
  public func submitLabel(_ title: String) -> TextEditor {
    changed { $0.submitLabel = title }
  }

  /// Gives the editor the focus when the screen opens.
  public func defaultFocus() -> TextEditor {
    changed { $0.focusWish = .first }
  }

  /// Gives the editor the focus once, when it appears: the user has asked for it, for example with a button that adds a
  /// field.
  public func takesFocusWhenNew(_ takes: Bool) -> TextEditor {
    changed { $0.takesFocusWhenNew = takes }
  }

  private func changed(_ change: (inout TextEditor) -> Void) -> TextEditor {
    var editor = self
    change(&editor)
    return editor
  }
}

// MARK: - Parts

extension TextEditor {
  private static var traits: Editor.Traits { Editor.Traits() }

  private func wishes(among outer: [[KeyBinding]], _ environment: EnvironmentValues) -> EditorState.Wishes {
    // Control-T in a text is little known: another binding of it comes first.
    let isWanted = outer.joined().contains { $0.key == .control("t") }
    return EditorState.Wishes(
      text: text, written: written, history: history, submit: onSubmit,
      editOutside: onExternalEdit ?? environment.externalEdit.map { $0.callAsFunction },
      clock: environment.clock, others: isWanted ? [.transpose] : [])
  }

  private func notice(_ state: EditorState, _ language: Language) -> SafeText? {
    if state.isAway { return SafeText(untrustedLine: language("Open in the editor", "편집기에서 여는 중")) }
    let words = state.failure.map { ExternalEditAction.words(for: $0, in: language) }
    return (words ?? state.editor.problem?.words(in: language)).map { SafeText(untrustedLine: $0) }
  }

  private func looks(_ environment: EnvironmentValues) -> EditorElement.Looks {
    return EditorElement.Looks(
      text: environment.isEnabled ? environment.text.style(environment.palette) : environment.style(.secondary),
      prompt: environment.style(.secondary), paste: environment.style(environment.isEnabled ? .accent : .secondary),
      problem: environment.style(.danger))
  }
}
