public import TerminalUI

extension Pilot {
  /// Drives one screen as the app shows it: in the whole window, with the keys below.
  public convenience init(
    showing screen: some View, columns: Int = 80, rows: Int = 24, language: Language = .english
  ) {
    self.init(columns: columns, rows: rows, language: language, root: ScreenWithKeys(screen: AnyView(screen)))
  }

  /// The rows of the screen.
  public var lines: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

private struct ScreenWithKeys: View {
  let screen: AnyView

  var body: some View {
    VStack {
      screen.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      KeyBar()
    }
  }
}
