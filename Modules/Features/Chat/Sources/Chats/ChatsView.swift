import DesignSystem
import Entities
import TerminalUI

/// The list of conversations, with the avatars opened last above it.
struct ChatsView: View {
  @Environment(\.language) private var language
  let presenter: ChatsPresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(reason) { presenter.onTryAgainPressed() }
      case .content:
        VStack {
          if !presenter.recents.isEmpty { RecentAvatars(presenter: presenter) }
          if presenter.rows.isEmpty {
            ContentUnavailableView(language.noChats, description: language.openAnAvatar)
          } else {
            rows
          }
          if let failure = presenter.moreFailure {
            HStack(spacing: 1) {
              Text(line: language.noMore(failure)).foregroundStyle(.danger)
              Button(language.tryAgain) { Task { await presenter.onLoadMorePressed() } }
            }
          }
        }
      }
    }
    .navigationTitle(language.chats)
    .keyBindings([
      KeyBinding(.control("f"), language.search, prominence: .hidden) { presenter.onSearchPressed() },
      KeyBinding(.character("/"), language.search) { presenter.onSearchPressed() },
    ])
    .task(id: presenter.attempt) { await presenter.load() }
  }

  private var rows: some View {
    List(presenter.rows, onSelect: { presenter.onConversationPressed($0) }) { row in
      let title = presenter.title(of: row, in: language)
      ListCell(
        title, subtitle: language.lastText(of: row), badge: row.isNew ? language.new : "",
        portrait: row.avatarName ?? title
      )
      .task { await presenter.onRowShown(row) }
    }
    .defaultFocus()
    .keyBindings([KeyBinding(.enter, language.open, action: {})])
  }
}
