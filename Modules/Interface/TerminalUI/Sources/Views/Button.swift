import Terminal

/// A control that does an action: by Enter or Space when it has the focus, or by a click.
public struct Button: PrimitiveView {
  let action: @MainActor () -> Void
  let label: any View
  var focusWish = FocusPriority.ordinary
  var holdsValue = false
  private var takesFocusWhenNew = false
  private var name: (title: String, prominence: KeyBinding.Prominence)?

  /// A button with the look of its label. The label reads `isFocused` in its environment.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
    self.action = action
    self.label = label()
  }

  /// Gives the button the focus when the screen opens.
  public func defaultFocus() -> Button {
    var button = self
    button.focusWish = .first
    return button
  }

  /// How much the button wants the focus when the screen opens.
  public func focusWish(_ wish: FocusPriority) -> Button {
    var button = self
    button.focusWish = wish
    return button
  }

  /// Gives the button the focus when it appears.
  public func takesFocusWhenNew(_ takes: Bool) -> Button {
    var button = self
    button.takesFocusWhenNew = takes
    return button
  }

  /// Names what the button does, for the footer and the list of keys. Other buttons have the screen's title of Enter.
  public func named(_ title: String, prominence: KeyBinding.Prominence = .ordinary) -> Button {
    var button = self
    button.name = (title, prominence)
    return button
  }

  /// Marks the button as an option of a picker, which selects a value.
  func holdingValue() -> Button {
    var button = self
    button.holdsValue = true
    return button
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let isEnabled = evaluation.environment.isEnabled
    let action = action
    let click = isEnabled ? ClickTarget { _ in action() } : nil
    let (language, name) = (evaluation.environment.language, name)
    let keys = { @MainActor in isEnabled ? Self.keys(named: name, in: language) : [] }
    var interaction = Interaction(
      isFocusable: isEnabled, focusWish: focusWish, holdsValue: holdsValue, click: click, keys: keys
    ) { event in
      guard isEnabled, event == .key(KeyPress(.enter)) || event == .key(KeyPress(.character(" "))) else { return false }
      action()
      return true
    }
    interaction.takesFocusWhenNew = takesFocusWhenNew
    evaluation.descend(0) { evaluation in
      let isFocused = evaluation.focus == evaluation.identity
      let children = evaluation.collect {
        evaluation.with {
          $0.isFocused = isFocused
        } _: {
          label.evaluate(in: $0)
        }
      }
      evaluation.add(ResponderElement(interaction: interaction), children: Node.one(children))
    }
  }
}

extension Button {
  /// The keys that press a button.
  private static func keys(
    named name: (title: String, prominence: KeyBinding.Prominence)?, in language: Language
  ) -> [KeyBinding] {
    var keys = KeyBinding.listed(.enter, .character(" "), title: name?.title ?? language.choose)
    guard let name else { return keys }
    for index in keys.indices { keys[index].isNamed = true }
    keys[0].prominence = name.prominence
    return keys
  }

  /// What a button is for on its screen.
  public enum Role: Hashable, Sendable {
    /// One of several actions.
    case normal
    /// The action for which the screen is there. A screen has one at most.
    case primary
    /// It deletes something.
    case destructive
  }

  /// A button with a title.
  public init(_ title: String, role: Role = .normal, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { PlainLabel(title: title, role: role) }
    // The label shows the title already.
    name = (title, .hidden)
  }
}

/// The title in brackets, on a raised background; filled when the button has the focus. In the primary button the words
/// are always filled, and the focus fills the brackets too.
public struct PlainLabel: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.language) private var language
  @Environment(\.palette) private var palette
  let title: String
  let role: Button.Role

  /// The content.
  public var body: some View {
    words
      .background(.raised)
      .filled(isFocused, role == .destructive ? .danger : .accent)
      .accessibilityLabel(isEnabled ? title : language.unavailable(title))
  }

  @ViewBuilder private var words: some View {
    // Of 16 colours few can be read on every background.
    if role == .primary, isEnabled, palette.hasSurfaces {
      HStack {
        Text(line: "[").foregroundStyle(.secondary).layoutPriority(1)
        Text(line: " \(title) ").foregroundStyle(.onAccent).background(.accent)
        Text(line: "]").foregroundStyle(.secondary).layoutPriority(1)
      }
    } else {
      Text(line: "[ \(title) ]").foregroundStyle(tint).bold(role == .primary && isEnabled)
    }
  }

  private var tint: Tint { !isEnabled ? .disabled : role == .destructive ? .danger : .primary }
}

extension View {
  /// Whether the controls inside ignore input.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self) { if isDisabled { $0.isEnabled = false } }
  }
}
