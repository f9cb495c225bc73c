import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// One of the user's avatars: to chat with, and beside it the button that deletes it.
struct OwnAvatarRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let avatar: Avatar
  let presenter: ProfilePresenter

  var body: some View {
    HStack(spacing: 1) {
      Button(action: { presenter.onAvatarPressed(avatar: avatar) }) {
        FocusedKeys(delete: delete, set: set, opens: true) {
          ListCell(
            avatar.name, subtitle: avatar.summary(in: language), portrait: avatar.name,
            picture: pictures[avatar.picture]
          )
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .defaultFocus()
      Button(action: delete) {
        FocusedKeys(delete: delete, set: set, opens: false) {
          DeleteMark().accessibilityLabel(language.delete(avatar.name))
        }
      }
    }
  }

  private func set() { presenter.onPresetPressed(avatar: avatar) }

  private func delete() {
    Task { if await presenter.onDeletePressed(avatar: avatar) { announce(language.deleted) } }
  }
}

/// Binds the keys that delete, or set how the avatar answers, only while the focus is here: elsewhere they would hit a row that nobody chose.
private struct FocusedKeys<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let delete: @MainActor () -> Void
  let set: @MainActor () -> Void
  /// Whether Enter opens the chat. The button sees to that; here it only stands in the footer.
  let opens: Bool
  @ViewBuilder let content: Content

  var body: some View {
    content.keyBindings(isFocused ? keys : [])
  }

  private var keys: [KeyBinding] {
    (opens ? [KeyBinding(.enter, language.open) {}] : []) + [
      KeyBinding(.character("d"), language.delete, action: delete),
      KeyBinding(.delete, language.delete, prominence: .hidden, action: delete),
      KeyBinding(.character("r"), language.replySettings, prominence: .spare, action: set),
    ]
  }
}

private struct DeleteMark: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text(line: " ✕ ").foregroundStyle(isFocused ? .danger : .secondary).reversed(isFocused)
  }
}
