/// How a `Picker` shows its options.
public enum PickerStyle: Sendable {
  /// Only the selected option, between arrows that turn to the next: ‹ Cat ›. It needs the least room.
  case wheel
  /// All options in a row, the selected one in brackets: for a few short ones.
  case segmented
  /// All options below each other, each with a mark: for many, or long ones.
  case inline
}

extension EnvironmentValues {
  private struct PickerStyleKey: EnvironmentKey {
    static let defaultValue = PickerStyle.wheel
  }

  /// How pickers show their options.
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// How the pickers inside show their options.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    EnvironmentView(content: self) { $0.pickerStyle = style }
  }
}
