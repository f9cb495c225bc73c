import TerminalUI

/// A text of any origin, with the number of its invisible characters below. A press on that line shows the text with
/// each of them as its code point, so that no text can hide words from the reader.
struct RevealingText<Content: View>: View {
  @Environment(\.language) private var language
  @State private var reader = HiddenCharacterReader()
  @State private var isRevealed = false
  private let source: String
  private let content: Content

  /// - Parameter content: The usual view of the text.
  init(_ source: String, @ViewBuilder content: () -> Content) {
    self.source = source
    self.content = content()
  }

  /// The text, with the line about hidden characters below.
  var body: some View {
    let count = reader.count(in: source)
    VStack {
      if count > 0, isRevealed { Text(reader.revealed()) } else { content }
      if count > 0 {
        Button {
          isRevealed.toggle()
        } label: {
          HiddenCharactersLabel(words: language.hidden(count) + " · " + (isRevealed ? language.hide : language.show))
        }
      }
    }
  }
}

private struct HiddenCharactersLabel: View {
  @Environment(\.isFocused) private var isFocused
  let words: String

  var body: some View {
    Text(line: "⚠ " + words).foregroundStyle(.danger).filled(isFocused, .danger).accessibilityLabel(words)
  }
}
