import TerminalUI

/// The outcome of a message as text, and the way to request another reply.
struct MessageStatusLine: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  /// The outcome; never empty.
  let words: String
  /// Requests another reply; nil where that is not possible.
  var onRetry: (@MainActor () -> Void)?

  var body: some View {
    Group {
      // Beside a text that wraps to a second row it would be overlooked.
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
