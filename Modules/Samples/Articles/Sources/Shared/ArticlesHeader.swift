import TerminalUI

/// What stands beside the title of the list: how many there are, and the way to the search.
struct ArticlesHeader: View {
  @Environment(\.language) private var language
  /// How many articles there are; nil while that is not known.
  let count: Int?
  let findUsers: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 1) {
      if let count { Text(line: language.articleCount(count)).foregroundStyle(.secondary) }
      Button(language.findUsers, action: findUsers).focusWish(.late)
    }
  }
}
