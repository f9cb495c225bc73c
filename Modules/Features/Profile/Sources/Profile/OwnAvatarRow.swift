import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// One of the user's avatars: a button that opens its chat, and one that deletes it.
struct OwnAvatarRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let presenter: OwnAvatarPresenter

  private var avatar: Avatar { presenter.avatar }

  var body: some View {
    HStack(spacing: 1) {
      Button(action: presenter.onPressed) {
        FocusedKeys(delete: delete, edit: edit, set: set, opens: true) {
          ListCell(
            avatar.name, subtitle: avatar.summary(in: language), portrait: avatar.name, look: avatar.portrait,
            picture: pictures[avatar.picture]
          )
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .defaultFocus()
      Button(action: delete) {
        FocusedKeys(delete: delete, edit: edit, set: set, opens: false) {
          DeleteMark().accessibilityLabel(language.delete(avatar.name))
        }
      }
    }
  }

  private func set() { presenter.onPresetPressed() }

  private func edit() { Task { await presenter.onEditPressed() } }

  private func delete() {
    Task { if await presenter.onDeletePressed() { announce(language.deleted) } }
  }
}

/// Binds the keys of a row only while the row has the focus. Otherwise they would act on a row that the user did not
/// choose.
private struct FocusedKeys<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let delete: @MainActor () -> Void
  let edit: @MainActor () -> Void
  let set: @MainActor () -> Void
  /// Whether Enter opens the chat. The button handles it; the binding only shows it in the footer.
  let opens: Bool
  @ViewBuilder let content: Content

  var body: some View {
    content.keyBindings(isFocused ? keys : [])
  }

  private var keys: [KeyBinding] {
    (opens ? [KeyBinding(.enter, language.open) {}] : []) + [
      KeyBinding(.character("e"), language.edit, action: edit),
      KeyBinding(.character("d"), language.delete, action: delete),
      KeyBinding(.delete, language.delete, prominence: .hidden, action: delete),
      // Not needed often: the panel of keys lists it. Plain mode has no other list.
      KeyBinding(.character("r"), language.replySettings, prominence: isPlain ? .spare : .hidden, action: set),
    ]
  }
}

/// The mark that deletes its row.
struct DeleteMark: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text(line: " ✕ ").foregroundStyle(.secondary).filled(isFocused, .danger)
  }
}
