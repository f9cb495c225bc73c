import DesignSystem
import TerminalUI

/// What somebody said: their own side, their own colour.
struct Bubble: View {
  @Environment(\.windowSize) private var window
  private let text: String
  private let note: MessageNote?
  private let isOwn: Bool

  /// A message.
  /// - Parameters:
  ///   - note: What is to be said about it, below: that it was cut off, and what can be done about it.
  ///   - isOwn: Whether the person at this terminal said it.
  init(_ text: String, note: MessageNote? = nil, isOwn: Bool) {
    self.text = text
    self.note = note
    self.isOwn = isOwn
  }

  var body: some View {
    HStack {
      if isOwn { Spacer(minLength: min(8, window.columns / 8)) }
      HStack(spacing: 1) {
        VStack(alignment: isOwn ? .trailing : .leading) {
          // Whoever types sees what they typed; a model writes Markdown.
          RevealingText(text, alignment: isOwn ? .trailing : .leading) {
            if isOwn { Text(text).foregroundStyle(.accent) } else { MarkdownText(text) }
          }
          note
        }
        if isOwn { Text(line: "▐").foregroundStyle(.accent) }
      }
      if !isOwn { Spacer(minLength: min(8, window.columns / 8)) }
    }
  }
}
