import DesignSystem
import TerminalUI

/// Why a reply broke off, what is kept, and the way to request another one.
struct FailureBlock: View {
  @Environment(\.keymap) private var keymap
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let reason: String
  /// Whether a part of the reply had arrived.
  let hasText: Bool
  /// Whether the store refused the end.
  var isUnstored = false
  /// Requests another reply; nil where that is not possible.
  var onRetry: (@MainActor () -> Void)?

  var body: some View {
    VStack {
      Text("! " + reason).bold().foregroundStyle(.danger)
      if window.columns < 60 {
        kept
        retry
      } else {
        HStack {
          kept
          Spacer(minLength: 2)
          retry
        }
      }
    }
    .padding(.trailing, 1)
    .leadingBar(.danger)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .background(.surface)
  }

  private var kept: some View {
    Text(words).foregroundStyle(.secondary)
  }

  private var words: String {
    if isUnstored { return language.endIsNotStored }
    return hasText ? language.whatCameIsKept : language.yourMessageIsKept
  }

  /// The button names the key; a click does the same.
  @ViewBuilder private var retry: some View {
    if let onRetry {
      Text(line: "[ \(keymap[.retry].label) \(language.tryAgain) ]").background(.raised).onTapGesture(perform: onRetry)
    }
  }
}
