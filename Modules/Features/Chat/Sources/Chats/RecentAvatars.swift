import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The avatars opened last, side by side: as many as the window has room for.
struct RecentAvatars: View {
  private static let width = 16
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ChatsPresenter

  var body: some View {
    VStack {
      if !isShort { Text(line: language.recent).bold().foregroundStyle(.secondary) }
      avatars
    }
    .padding(.bottom, isShort ? 0 : 1)
  }

  /// Whether the window has too few rows for a heading.
  private var isShort: Bool { window.rows < 12 }

  private var avatars: some View {
    HStack(spacing: 1) {
      ForEach(Array(presenter.shownRecents.prefix(max(1, (window.columns - 2) / (Self.width + 1))))) { avatar in
        Button(action: { presenter.onAvatarPressed(avatar) }) { RecentAvatar(avatar: avatar) }
          .frame(width: Self.width, alignment: .leading)
      }
    }
  }
}

private struct RecentAvatar: View {
  @Environment(\.isFocused) private var isFocused
  let avatar: Avatar

  var body: some View {
    HStack(spacing: 1) {
      MiniPortrait(name: avatar.name, avatar: avatar, letterRows: 1)
      Text(line: avatar.name).highlighted(isFocused)
    }
  }
}
