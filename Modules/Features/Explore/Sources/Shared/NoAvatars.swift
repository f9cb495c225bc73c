import TerminalUI

/// An empty list of avatars, with a way to load again.
struct NoAvatars: View {
  @Environment(\.language) private var language
  let tryAgain: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Text(language.noAvatars)
    } actions: {
      Button(language.tryAgain, action: tryAgain)
    }
    .keyboardShortcut(.character("r"), language.tryAgain, action: tryAgain)
  }
}
