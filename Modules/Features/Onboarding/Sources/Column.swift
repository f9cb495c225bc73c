import TerminalUI

extension View {
  /// Puts the content of a screen in a column in the middle of a large window. Lines as wide as the window are hard to
  /// read, and a short text in a corner is hard to find.
  func column() -> some View { Column(content: self) }
}

private struct Column<Content: View>: View {
  @Environment(\.windowSize) private var window
  let content: Content

  var body: some View {
    let hasRoom = window.columns >= 100 && window.rows >= 30
    content
      .frame(maxWidth: 66, alignment: .topLeading)
      .frame(
        maxWidth: hasRoom ? .infinity : nil, maxHeight: hasRoom ? .infinity : nil,
        alignment: hasRoom ? .center : .topLeading)
  }
}
