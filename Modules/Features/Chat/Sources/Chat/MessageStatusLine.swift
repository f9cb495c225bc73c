import TerminalUI

/// The outcome of a message in words, and the way to ask for another reply.
struct MessageStatusLine: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  /// The outcome; never empty.
  let words: String
  /// Asks for another reply; nil where that cannot be.
  var onRetry: (@MainActor () -> Void)?

  var body: some View {
    Group {
      // Beside words that wrap to a second row it would be lost.
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

  /// It names the key; a click does the same.
  @ViewBuilder private var retry: some View {
    if let onRetry { Text(line: "^R " + language.tryAgain).onTapGesture(perform: onRetry) }
  }
}
