import Observation

/// Whether a wheel shows all that it can be turned to.
@Observable @MainActor final class PickerList {
  private(set) var isOpen = false
  /// How often it was opened: each time the focus begins at what is selected.
  @ObservationIgnored private(set) var openings = 0

  func open() {
    openings += 1
    isOpen = true
  }

  func close() { isOpen = false }
}

/// The options of a wheel below each other, in front of everything, to choose one of.
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
          options.frame(width: min(window.columns - 2, 48)).border(.accent).background(.surface)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if !window.isTiny { KeyBar().frame(maxWidth: .infinity).background(.surface) }
    }
    .keyBindings([
      // The option sees to it; here it only stands in the footer.
      KeyBinding(.enter, language.choose) {}, KeyBinding(.escape, language.close, action: close),
    ])
    .focusScope()
  }

  private var options: some View { ScrollView { column.padding(.horizontal, 1) } }
}
