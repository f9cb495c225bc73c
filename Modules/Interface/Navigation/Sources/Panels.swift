import TerminalUI

/// A large panel in front of a screen.
struct SheetPanel<Content: View>: View {
  @Environment(\.windowSize) private var window
  @ViewBuilder let content: Content

  var body: some View {
    // A small window has no room for the screen behind.
    let (width, height) = (min(window.columns, max(60, window.columns * 3 / 4)), max(3, window.rows - 3))
    ZStack {
      Backdrop()
      if window.rows < 12 {
        inside.background(.surface)
      } else {
        inside.border().background(.surface).frame(width: width, height: height).clipped()
      }
    }
    .focusScope()
  }

  private var inside: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
          .frame(width: min(window.columns - 2, 56))
          .border()
          .background(.surface)
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
