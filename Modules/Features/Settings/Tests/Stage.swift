import TerminalTesting
import TerminalUI

/// A screen as the app shows it: the whole window, with the keys below.
private struct Stage: View {
  let screen: AnyView

  var body: some View {
    VStack {
      screen.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      KeyBar()
    }
  }
}

extension Pilot {
  /// Drives one screen.
  convenience init(
    showing screen: some View, columns: Int = 80, rows: Int = 24, language: Language = .english
  ) {
    self.init(columns: columns, rows: rows, language: language, root: Stage(screen: AnyView(screen)))
  }

  /// The rows of the screen.
  var lines: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
