import TerminalUI

/// The text beside the list's title: the number of articles, and a button for the search.
struct ArticlesHeader: View {
  @Environment(\.language) private var language
  /// The number of articles; nil while it is unknown.
  let count: Int?
  let findUsers: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 1) {
      if let count { Text(line: language.articleCount(count)).foregroundStyle(.secondary) }
      Button(language.findUsers, action: findUsers).focusWish(.late)
    }
  }
}
