/// A picker in one row: a wheel, or all of its options. The selected option has a sign, so that it shows without
/// colours.
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
        // An enabled picker's options are read from `PickerChoice`.
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

  private var option: ReadyNodes { ReadyNodes(choice.selected.map { [choice.options[$0]] } ?? []) }

  private var wheel: some View {
    HStack {
      // A click on the rest turns to the next option.
      Text(line: "‹ ").onTapGesture { _ = choice.step(by: -1, wraps: true) }
      option
      Text(line: " ›")
    }
    .foregroundStyle(isEnabled ? .primary : .disabled)
    .filled(isFocused)
  }

  private func segment(_ index: Int) -> some View {
    let isSelected = index == choice.selected
    return HStack {
      Text(line: isSelected ? "[" : " ")
      ReadyNodes([choice.options[index]])
      Text(line: isSelected ? "]" : " ")
    }
    .foregroundStyle(!isEnabled ? .disabled : isSelected ? .primary : .secondary)
    .bold(isSelected)
    .filled(isSelected && isFocused)
    .onTapGesture { choice.select(index) }
  }
}
