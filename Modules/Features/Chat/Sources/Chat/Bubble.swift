import DesignSystem
import TerminalUI

/// What somebody said: their own side, their own colour.
struct Bubble: View {
  @Environment(\.windowSize) private var window
  private let text: String
  private let note: MessageStatusLine?
  private let isOwn: Bool
  private let thoughts: Thoughts?

  /// A message.
  /// - Parameters:
  ///   - note: What is to be said about it, below: that it was cut off, and what can be done about it.
  ///   - isOwn: Whether the user at this terminal said it.
  ///   - thoughts: What a model thought before it said it.
  init(_ text: String, note: MessageStatusLine? = nil, isOwn: Bool, thoughts: Thoughts? = nil) {
    self.text = text
    self.note = note
    self.isOwn = isOwn
    self.thoughts = thoughts
  }

  var body: some View {
    HStack {
      if isOwn { Spacer(minLength: min(8, window.columns / 8)) }
      // Whoever types sees what they typed; a model writes Markdown.
      if isOwn {
        words { Text(text).foregroundStyle(.accent) }.trailingBar(.accent)
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
