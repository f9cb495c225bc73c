import TerminalUI

/// A row to choose one of several values with: the arrow keys left and right, or Enter for the next. With the mouse,
/// a click on an arrow does what it points to, and one elsewhere takes the next.
struct ChoiceRow: View {
  @Environment(\.language) private var language
  private let label: String
  private let value: String
  private let step: @MainActor (Int) -> Void

  /// A row that shows the present value; `step` goes to the next (1) or the one before (-1).
  init(_ label: String, value: String, step: @escaping @MainActor (Int) -> Void) {
    self.label = label
    self.value = value
    self.step = step
  }

  var body: some View {
    Button(action: { step(1) }) { ChoiceLabel(label: label, value: value, step: step) }
      .keyBindings([
        KeyBinding(.left, language.previous, prominence: .hidden) { step(-1) },
        KeyBinding(.right, language.next, prominence: .hidden) { step(1) },
      ])
  }
}

private struct ChoiceLabel: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let label: String
  let value: String
  let step: @MainActor (Int) -> Void

  var body: some View {
    HStack(spacing: 1) {
      FieldName(label)
      HStack {
        Text(line: "‹ ").onTapGesture { step(-1) }
        Text(line: value)
        Text(line: " ›")
      }
      .foregroundStyle(.accent).bold(isFocused).reversed(isFocused)
      .accessibilityLabel(value)
    }
    // The row handles them; here they only stand in the footer, while they mean it.
    .keyBindings(isFocused ? [KeyBinding(.left, language.previous) {}, KeyBinding(.right, language.next) {}] : [])
  }
}
