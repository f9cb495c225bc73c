import Navigation
import TerminalUI

/// Draws the playground, and its navigation state: beside it where there is room, else in a line below.
struct PlaygroundView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let playground: Playground

  private var navigator: Navigator { playground.navigator }
  private var outline: StateOutline { StateOutline(navigator.state, refused: navigator.failures) }

  var body: some View {
    Group {
      if window.columns >= 76, !window.isTiny {
        HStack {
          screens(columns: window.columns - 31)
          // A panel of the playground dims only the playground.
          StateOutlineView(outline: outline).frame(width: 30, alignment: .topLeading).padding(.leading, 1)
        }
      } else {
        VStack {
          screens(columns: window.columns)
          Text(line: outline.line).foregroundStyle(.accent)
        }
      }
    }
    .navigationTitle(language.playground)
  }

  /// The screens, in a window that is smaller than the terminal's.
  private func screens(columns: Int) -> some View {
    TabBarView(navigator, titles: ["A": language.tab("A"), "B": language.tab("B")])
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
      .environment(\.windowSize, WindowSize(columns: columns, rows: window.rows - 4))
  }
}
