import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// A character of the library: its mark, its row, and a star for a favourite.
struct LibraryCell: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let row: LibraryRow
  let presenter: LibraryPresenter

  var body: some View {
    HStack {
      if isMarked || window.columns >= 40 {
        Text(line: isMarked ? "● " : "○ ").foregroundStyle(isMarked ? .accent : .secondary)
          .onTapGesture { mark() }
          .accessibilityHidden()
      }
      Text(line: row.entry.isFavorite ? "★ " : "☆ ").foregroundStyle(row.entry.isFavorite ? .accent : .secondary)
        .onTapGesture { toggleFavorite() }
        .accessibilityHidden()
      AvatarCell(
        avatar: row.entry.avatar, note: row.field.map { language.foundIn($0) },
        detail: detail
      ) {
        presenter.onCharacterPressed(row)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    // The keys of a row without the focus would act on a row that the user did not choose.
    .keyBindings(isFocused ? keys : [])
  }

  private var isMarked: Bool { presenter.selection.isMarked(row) }

  /// The number of chats; in plain mode also the signs before the row, in words.
  private var detail: String {
    if !isPlain { return window.columns >= 60 ? language.chats(row.entry.chats) : "" }
    let words = [
      isMarked ? language.isMarked : "", row.entry.isFavorite ? language.favorite : "", language.chats(row.entry.chats),
    ]
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var keys: [KeyBinding] {
    [
      KeyBinding(.character(" "), language.mark) { mark() },
      KeyBinding(.character("f"), language.favorite, prominence: .spare) { toggleFavorite() },
    ]
  }

  private func mark() { presenter.selection.onMarkPressed(row) }

  private func toggleFavorite() { Task { await presenter.onFavoritePressed(row) } }
}
