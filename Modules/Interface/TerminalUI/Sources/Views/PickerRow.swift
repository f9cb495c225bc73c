/// A picker in one row: a wheel, or all of its options. What is selected has a sign, so that it shows without colours.
struct PickerRow<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let label: Label
  let choice: PickerChoice
  let isWheel: Bool
  let isFocused: Bool

  var body: some View {
    HStack(spacing: 1) {
      label
      if isPlain {
        // What can be chosen tells its options by itself.
        if !isEnabled {
          option
          Text(line: language.unavailable)
        }
      } else if isWheel {
        wheel
      } else {
        HStack { ForEach(Array(choice.options.indices), id: \.self) { segment($0) } }
      }
    }
  }

  /// What is selected.
  private var option: ReadyNodes { ReadyNodes(choice.selected.map { [choice.options[$0]] } ?? []) }

  private var wheel: some View {
    HStack {
      // The rest of it is clicked for the next.
      Text(line: "‹ ").onTapGesture { _ = choice.step(by: -1, wraps: true) }
      option
      Text(line: " ›")
    }
    .foregroundStyle(isEnabled ? .accent : .secondary)
    .bold(isFocused)
    .reversed(isFocused)
  }

  private func segment(_ index: Int) -> some View {
    let isSelected = index == choice.selected
    return HStack {
      Text(line: isSelected ? "[" : " ")
      ReadyNodes([choice.options[index]])
      Text(line: isSelected ? "]" : " ")
    }
    .foregroundStyle(isEnabled ? .accent : .secondary)
    .bold(isSelected)
    .reversed(isSelected && isFocused)
    .onTapGesture { choice.select(index) }
  }
}
