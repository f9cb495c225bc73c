/// A picker as it is painted. Its option has a sign of its own, so that it can be told without colours.
struct ShownPicker<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let label: Label
  let choice: PickerChoice
  let style: PickerStyle
  let isFocused: Bool

  var body: some View {
    switch style {
    case .wheel:
      HStack(spacing: 1) {
        label
        wheel
      }
    case .segmented:
      HStack(spacing: 1) {
        label
        HStack { ForEach(Array(choice.options.indices), id: \.self) { segment($0) } }
      }
    case .inline:
      VStack {
        label
        ForEach(Array(choice.options.indices), id: \.self) { row($0) }
      }
    }
  }

  @ViewBuilder private var wheel: some View {
    let option = ReadyNodes(choice.selected.map { [choice.options[$0]] } ?? [])
    if isPlain {
      option
      if !isEnabled { Text(line: language.unavailable) }
    } else {
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

  private func row(_ index: Int) -> some View {
    let isSelected = index == choice.selected
    return HStack(spacing: 1) {
      Text(line: isSelected ? "●" : "○").foregroundStyle(isSelected && isEnabled ? .accent : .secondary)
      ReadyNodes([choice.options[index]])
    }
    .reversed(isSelected && isFocused)
    .onTapGesture { choice.select(index) }
  }
}

/// A picker line by line: each option has a number.
struct ToldPicker<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.language) private var language
  let label: Label
  let choice: PickerChoice

  var body: some View {
    VStack {
      HStack(spacing: 1) {
        label
        if !isEnabled { Text(line: language.unavailable) }
      }
      ForEach(Array(choice.options.indices), id: \.self) { index in
        Button(action: { choice.select(index) }) {
          HStack(spacing: 1) {
            ReadyNodes([choice.options[index]])
            if index == choice.selected { Text(line: language.selected) }
          }
        }
      }
    }
  }
}
