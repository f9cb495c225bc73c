import TerminalUI

/// What became of a message, in words, and the way to have its question answered anew.
struct MessageStatusLine: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  /// What became of it; never empty.
  let words: String
  /// Has the question answered anew; nil where that cannot be.
  var onRetry: (@MainActor () -> Void)?

  var body: some View {
    Group {
      // Beside words that go on in a second row it would be lost.
      if TextFlow([TextSpan(words)]).width > window.columns - 32 || words.contains(where: \.isNewline) {
        VStack {
          Text(words)
          retry
        }
      } else {
        HStack {
          Text(onRetry == nil ? words : words + " · ")
          retry
        }
      }
    }
    .foregroundStyle(.secondary)
  }

  /// The key says it for whoever has one, a click does it.
  @ViewBuilder private var retry: some View {
    if let onRetry { Text(line: "^R " + language.tryAgain).onTapGesture(perform: onRetry) }
  }
}
