import TerminalUI

/// How the program looks and speaks, and the commands that change it.
struct AppearanceSection: View {
  @Environment(\.language) private var language

  var body: some View {
    VStack {
      Grid(horizontalSpacing: 2) {
        Fact(language.languageName, language.itself)
      }
      Text(language.changeAppearance).foregroundStyle(.secondary)
      Text("aichat config set theme auto|light|dark")
      Text("aichat config set lang en|ko")
    }
  }
}
