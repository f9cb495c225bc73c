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
    VStack {
      HStack {
        screens
        // A panel of the playground dims only the playground.
        if isWide {
          StateOutlineView(outline: outline).frame(width: 30, alignment: .topLeading).padding(.leading, 1)
        }
      }
      if !isWide { Text(line: outline.line).foregroundStyle(.accent) }
    }
    .navigationTitle(language.playground)
  }

  private var isWide: Bool { window.columns >= 76 && !window.isTiny }

  /// The screens, in a window that is smaller than the terminal's: the bar of the lesson's screen and its margins, the
  /// line of the lesson and the keys are around it.
  private var screens: some View {
    TabBarView(navigator, titles: ["A": language.tab("A"), "B": language.tab("B")])
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
      .environment(\.windowSize, WindowSize(columns: columns, rows: window.rows - 4))
  }

  private var columns: Int {
    window.columns - (window.isTiny ? 0 : 2) - (isWide ? 31 : 0)
  }
}
