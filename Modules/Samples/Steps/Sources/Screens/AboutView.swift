import TerminalUI

/// Says what the app is. It needs no data, and therefore no view model.
struct AboutView: View {
  @Environment(\.language) private var language

  var body: some View {
    ScrollView { Text(language.aboutText) }.navigationTitle(language.about)
  }
}
