import TerminalUI

/// A message of the user: a band from the left edge of the messages to their right edge, with its time at the end.
struct OwnMessage: View {
  let text: String
  /// The time; nil for none.
  let time: String?
  /// Whether there is space inside the band above and below.
  let isRoomy: Bool

  var body: some View {
    VStack {
      if isRoomy { HalfRow(.lower, .ownMessage) }
      HStack(alignment: .bottom) {
        // The user sees the text as typed; a model writes Markdown.
        RevealingText(text) { Text(text) }.frame(maxWidth: .infinity, alignment: .topLeading)
        if let time {
          Text(line: time).foregroundStyle(.secondary).padding(.leading, 2).layoutPriority(1).accessibilityHidden()
        }
      }
      .padding(.trailing, 1)
      .leadingBar(.accent)
      .background(.ownMessage)
      if isRoomy { HalfRow(.upper, .ownMessage) }
    }
  }
}
