/// A picker with its options below each other, each a button with a mark. A scroll view around it follows the focus.
struct PickerColumn<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let label: Label
  let choice: PickerChoice
  let focusWish: FocusPriority

  var body: some View {
    VStack {
      HStack(spacing: 1) {
        label
        if isPlain, !isEnabled { Text(line: language.unavailable) }
      }
      ForEach(Array(choice.options.indices), id: \.self) { index in
        Button(action: { choice.select(index) }) {
          MarkedOption(option: choice.options[index], isSelected: index == choice.selected)
        }
        // Of all options the selected one gets the focus.
        .focusWish(index == choice.selected ?? 0 ? focusWish : .ordinary)
        .holdingValue()
      }
    }
  }
}

private struct MarkedOption: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let option: Node
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 1) {
      if !isPlain {
        Text(line: isSelected ? "●" : "○").foregroundStyle(isSelected && isEnabled ? .accent : .secondary)
      }
      ReadyNodes([option])
      if isPlain, isSelected { Text(line: language.selected) }
    }
    .filled(isFocused)
  }
}
