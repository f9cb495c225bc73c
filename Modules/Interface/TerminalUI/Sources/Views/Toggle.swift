/// A value that is on or off: Enter, Space or a click changes it.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  private var name: String?

  /// A switch with a label after its mark.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The content.
  public var body: some View {
    if let name { button.named(name, prominence: .hidden) } else { button }
  }

  private var button: Button {
    Button(action: { isOn.wrappedValue.toggle() }) {
      ToggleLabel(isOn: isOn.wrappedValue, label: label)
    }
    .holdingValue()
  }
}

extension Toggle where Label == Text {
  /// A switch with a word after its mark.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(line: title) }
    name = title
  }
}

/// The mark differs in its characters, so that it shows without colours.
private struct ToggleLabel<Label: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let isOn: Bool
  let label: Label

  var body: some View {
    HStack(spacing: 1) {
      if isPlain {
        label
        Text(line: language.state(isOn))
        if !isEnabled { Text(line: language.unavailable) }
      } else {
        Text(line: isOn ? "[✓]" : "[ ]").foregroundStyle(!isEnabled ? .disabled : isOn ? .accent : .secondary)
        label.foregroundStyle(isEnabled ? .primary : .disabled)
      }
    }
    .filled(isFocused)
  }
}
