import DesignSystem
import TerminalUI

/// The parts around every screen of the app: the title, the tabs, and the keys.
struct AppFrame<Content: View>: View {
  let title: String
  let trailing: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      NavigationStack {
        content
          .navigationTitle(title)
          .toolbar { Text(line: trailing).foregroundStyle(.secondary) }
      }
      .keyBindings([KeyBinding(.escape, "Back") {}, KeyBinding(.control("r"), "Try again") {}])
      HStack(spacing: 1) {
        ForEach(["Chats", "Explore", "Profile", "Settings"], id: \.self) { name in
          Button(name) {}.focusWish(.late)
        }
      }
      KeyBar()
    }
  }
}
