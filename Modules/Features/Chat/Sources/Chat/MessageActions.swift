import DesignSystem
import Entities
import TerminalUI

/// What can be done with a reply, below it: other answers to the same question, and another attempt. Each names its
/// key; a click does the same.
struct MessageActions: View {
  @Environment(\.keymap) private var keymap
  @Environment(\.language) private var language
  /// The replies to the same question; nil where it is the only one.
  var swipes: Swipes?
  /// Whether the key of the screen shows another one of these replies.
  var hasSwipeKey = false
  /// Shows another one of these replies.
  var onSwipe: @MainActor () -> Void = {}
  /// Requests another reply; nil where that is not possible.
  var onRetry: (@MainActor () -> Void)?

  var body: some View {
    WrappingHStack(spacing: 3) {
      if let swipes {
        HStack {
          Text(line: "‹ ").foregroundStyle(.secondary)
          Text(line: language.place(swipes)).bold()
          Text(line: " ›").foregroundStyle(.secondary)
        }
        .accessibilityLabel(language.answer(swipes))
        .onTapGesture(perform: onSwipe)
        if hasSwipeKey {
          MessageAction(key: keymap[.otherAnswer], title: language.otherAnswer, action: onSwipe)
        }
      }
      if let onRetry { MessageAction(key: keymap[.retry], title: language.tryAgain, action: onRetry) }
    }
  }
}

/// A key, and the words for its effect.
private struct MessageAction: View {
  let key: Key
  let title: String
  let action: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(line: key.label).bold()
      Text(line: " " + title).foregroundStyle(.secondary)
    }
    .accessibilityHidden()
    .onTapGesture(perform: action)
  }
}
