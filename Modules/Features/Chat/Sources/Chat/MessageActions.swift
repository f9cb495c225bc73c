import DesignSystem
import Entities
import TerminalUI

/// What can be done with a message, below it: other forms of it, and another attempt. Each names its key; a click does
/// the same.
struct MessageActions: View {
  @Environment(\.keymap) private var keymap
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  /// The side that wrote the message.
  let role: Message.Role
  /// The forms of the message; nil where it is the only one.
  var swipes: Swipes?
  /// Whether the key of the screen shows another one of these.
  var hasSwipeKey = false
  /// Shows the one after it, and the one before it.
  var onSwipe: @MainActor () -> Void = {}
  var onSwipeBack: @MainActor () -> Void = {}
  /// Requests another reply; nil where that is not possible.
  var onRetry: (@MainActor () -> Void)?

  var body: some View {
    WrappingHStack(spacing: 3) {
      if let swipes {
        place(of: swipes)
        if hasSwipeKey {
          MessageAction(key: keymap[.otherAnswer], title: language.otherAnswer, action: onSwipe)
        }
      }
      if let onRetry { MessageAction(key: keymap[.retry], title: language.tryAgain, action: onRetry) }
    }
  }

  /// The number of the shown form, between the marks that lead to the form before it and to the one after it. Plain
  /// mode has one line for it, which leads to the one after it.
  @ViewBuilder private func place(of swipes: Swipes) -> some View {
    if isPlain {
      Button(language.form(swipes, of: role), action: onSwipe)
    } else {
      HStack {
        Text(line: "‹ ").foregroundStyle(.secondary).onTapGesture(perform: onSwipeBack)
        Text(line: language.place(swipes)).bold().onTapGesture(perform: onSwipe)
        Text(line: " ›").foregroundStyle(.secondary).onTapGesture(perform: onSwipe)
      }
      .accessibilityLabel(language.form(swipes, of: role))
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
