import DesignSystem
import TerminalUI

/// The text of a message: the user's on the right, as a band with a bar, a reply's on the left.
struct Bubble: View {
  @Environment(\.windowSize) private var window
  private let text: String
  private let note: MessageStatusLine?
  private let isOwn: Bool
  private let thoughts: Thoughts?

  /// A message.
  /// - Parameters:
  ///   - note: The line below it: its outcome, and the possible actions.
  ///   - isOwn: Whether it is the user's.
  ///   - thoughts: The thoughts of the model before it.
  init(_ text: String, note: MessageStatusLine? = nil, isOwn: Bool, thoughts: Thoughts? = nil) {
    self.text = text
    self.note = note
    self.isOwn = isOwn
    self.thoughts = thoughts
  }

  var body: some View {
    HStack {
      if isOwn { Spacer(minLength: min(8, window.columns / 8)) }
      // The user sees the text as typed; a model writes Markdown.
      if isOwn {
        words { Text(text).background(.ownMessage) }.trailingBar(.accent)
      } else {
        words { MarkdownText(text, thoughts: thoughts) }
      }
      if !isOwn { Spacer(minLength: min(8, window.columns / 8)) }
    }
  }

  private func words(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(alignment: isOwn ? .trailing : .leading) {
      RevealingText(text, alignment: isOwn ? .trailing : .leading) { content() }
      note
    }
  }
}
