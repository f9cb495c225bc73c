import DesignSystem
import Entities
import TerminalUI

/// The popular avatars as rows, in two columns where there is room. In a high window a blank row keeps them apart.
struct PopularRows: View {
  @Environment(\.density) private var density
  @Environment(\.isPlain) private var isPlain
  @Environment(\.windowSize) private var window
  let presenter: ExplorePresenter

  var body: some View {
    ForEach(lines) { line in
      HStack(spacing: 2) {
        ForEach(line.avatars) { avatar in
          Button(action: { presenter.onAvatarPressed(avatar: avatar) }) {
            AvatarCell(avatar: avatar, portrait: isRoomy ? .mini : .row) {
              presenter.onCharacterPressed(avatar: avatar)
            }
            .frame(width: width, alignment: .leading)
          }
        }
      }
    }
  }

  /// The avatars of one line, named after the first.
  private struct Line: Identifiable {
    let id: Avatar.ID
    let avatars: [Avatar]
  }

  private var lines: [Line] {
    let avatars = presenter.popularAvatars
    return stride(from: 0, to: avatars.count, by: columns).map { start in
      Line(id: avatars[start].id, avatars: Array(avatars[start..<min(start + columns, avatars.count)]))
    }
  }

  private var columns: Int { !isPlain && window.columns >= 110 ? 2 : 1 }
  private var isRoomy: Bool { !isPlain && window.rows >= 30 && density == .comfortable }
  private var width: Int? { columns > 1 ? (window.columns - 2) / columns - 2 : nil }
}
