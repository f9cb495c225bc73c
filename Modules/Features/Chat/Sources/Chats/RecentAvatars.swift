import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The avatars opened last, side by side.
struct RecentAvatars: View {
  private static let width = 16
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  /// No more than there is room for.
  let avatars: [Avatar]
  let choose: @MainActor (Avatar) -> Void

  /// The number of avatars that a window has room for.
  static func room(in window: WindowSize) -> Int { max(1, (window.columns - 2) / (width + 1)) }

  var body: some View {
    VStack {
      if !isShort { Text(line: language.recent).bold() }
      row
    }
    .padding(.bottom, isShort ? 0 : 1)
  }

  /// Whether the window has too few rows for a heading.
  private var isShort: Bool { window.rows < 12 }

  private var row: some View {
    HStack(spacing: 1) {
      ForEach(avatars) { avatar in
        Button(action: { choose(avatar) }) { RecentAvatar(avatar: avatar) }
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
