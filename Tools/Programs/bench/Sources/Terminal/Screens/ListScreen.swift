import DesignSystem
import TerminalUI

/// A list to choose from, longer than any real one.
struct ListScreen: View {
  let avatars: [Avatar]

  var body: some View {
    AppFrame(title: "Chats", trailing: "\(avatars.count)") {
      List(avatars, onSelect: { _ in }) { avatar in
        ListCell(avatar.name, subtitle: avatar.summary, badge: "2", portrait: avatar.name)
      }
      .defaultFocus()
    }
  }
}
