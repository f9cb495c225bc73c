import SampleEntities
import TerminalUI

/// Draws one row: the title of its article, and the author below it.
struct BylineCell: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  // A list asks for its rows in every frame. The state keeps the presenter of the first time.
  @State var presenter: BylinePresenter

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      VStack {
        Text(line: presenter.article.title).bold()
        Text(line: author).foregroundStyle(isFailed ? .danger : .secondary)
      }
      .highlighted(isFocused)
    }
    .keyBindings(keys)
    .task { await presenter.load() }
  }

  private var author: String {
    switch presenter.author {
    case .loading: "…"
    case .failed(let reason): reason
    case .loaded(let user): user?.name ?? language.unknownAuthor
    }
  }

  private var isFailed: Bool { presenter.author.failure != nil }

  /// The keys of the focused row.
  private var keys: [KeyBinding] {
    guard isFocused, presenter.isAuthorActive else { return [] }
    let title = isFailed ? language.tryAgain : language.author
    return [KeyBinding(.character("a"), title) { Task { await presenter.onAuthorPressed() } }]
  }
}
