import Observation

/// Whether the list of a wheel's options is open.
@Observable @MainActor final class PickerList: StateObject {
  private(set) var isOpen = false
  /// The number of openings. Each opening begins with the focus at the selected option.
  @ObservationIgnored private(set) var openings = 0

  func open() {
    openings += 1
    isOpen = true
  }

  func close() { isOpen = false }
}

/// The options of a wheel below each other, in front of everything.
struct PickerPanel<Options: View>: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let column: Options
  let close: @MainActor () -> Void

  var body: some View {
    VStack {
      ZStack {
        Text("").frame(maxWidth: .infinity, maxHeight: .infinity).dimmed()
        if window.isTiny {
          options.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).background(.surface)
        } else {
          options.frame(width: min(window.columns - 2, 48)).panel(on: .raised)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if !window.isTiny { KeyBar().frame(maxWidth: .infinity).background(.surface) }
    }
    .keyBindings([
      // The option handles Enter; this entry only shows it in the footer.
      KeyBinding(.enter, language.choose) {}, KeyBinding(.escape, language.close, action: close),
    ])
    .focusScope()
  }

  private var options: some View { ScrollView { column.padding(.horizontal, 1) } }
}
