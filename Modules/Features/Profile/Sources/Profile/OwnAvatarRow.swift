import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// One of the user's avatars as a row, with its keys and the mark that deletes it.
struct OwnAvatarRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  @Environment(\.windowSize) private var window
  let presenter: OwnAvatarPresenter

  private var avatar: Avatar { presenter.avatar }

  var body: some View {
    DeletableCell(name: avatar.name, keys: keys, delete: delete) {
      ListCell(
        avatar.name, subtitle: avatar.summary(in: language), portrait: avatar.name, look: avatar.portrait,
        picture: pictures[avatar.picture], size: window.rows >= 30 ? .mini : .row
      )
    }
  }

  private var keys: [KeyBinding] {
    // The list handles Enter; the binding only shows it in the footer.
    [
      KeyBinding(.enter, language.chat) {},
      KeyBinding(.character("e"), language.edit) { Task { await presenter.onEditPressed() } },
    ] + KeyBinding.deleting(language.delete, delete) + [
      // Not needed often: the panel of keys lists it.
      KeyBinding(.character("r"), language.replySettings, prominence: .hidden, action: presenter.onPresetPressed)
    ]
  }

  private func delete() {
    Task { if await presenter.onDeletePressed() { announce(language.deleted) } }
  }
}
