import TerminalUI

/// What somebody wrote, and below it, when characters in it do not show, how many there are. Pressed, that shows the
/// text as it came, with each of them as its code point: nobody can hide words from the reader, nor pass one thing off
/// as another.
struct RevealingText<Content: View>: View {
  @Environment(\.language) private var language
  @State private var reader = HiddenCharacterReader()
  @State private var isRevealed = false
  private let source: String
  private let alignment: HorizontalAlignment
  private let content: Content

  /// A text of any origin, and how it is shown ordinarily.
  init(
    _ source: String, alignment: HorizontalAlignment = .leading, @ViewBuilder content: () -> Content
  ) {
    self.source = source
    self.alignment = alignment
    self.content = content()
  }

  /// What it is made of.
  var body: some View {
    let count = reader.count(in: source)
    VStack(alignment: alignment) {
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
    Text(line: "⚠ " + words).foregroundStyle(.danger).reversed(isFocused).accessibilityLabel(words)
  }
}
