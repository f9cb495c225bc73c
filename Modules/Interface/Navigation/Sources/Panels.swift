import TerminalUI

/// A large panel in front of a screen, as high as its content.
struct SheetPanel<Content: View>: View {
  @Environment(\.windowSize) private var window
  @ViewBuilder let content: Content

  var body: some View {
    // A small window has no room for the screen behind.
    let width = min(window.columns, max(60, window.columns * 3 / 4))
    ZStack {
      Backdrop()
      if window.rows < 12 {
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).background(.surface)
      } else {
        content.frame(maxWidth: .infinity, alignment: .topLeading).environment(\.barTint, .raised)
          .panel(on: .surface, head: .raised)
          .fitted(height: 10...max(10, window.rows - 3)).frame(width: width).clipped()
      }
    }
    .focusScope()
  }
}

/// A small panel in front of everything.
struct ModalPanel<Content: View>: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let navigator: Navigator
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      Backdrop()
      if window.isTiny {
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).background(.surface)
      } else {
        content
          .padding(.horizontal, 1)
          .panel(on: .raised)
          .frame(width: min(window.columns - 2, 58))
      }
    }
    .keyBindings([KeyBinding(.escape, language.close) { navigator.dismissModal() }])
    .focusScope()
  }
}

/// Dims the screens behind.
struct Backdrop: View {
  var body: some View {
    Text("").frame(maxWidth: .infinity, maxHeight: .infinity).dimmed()
  }
}
