import TerminalUI

/// What the program is, and the way in.
struct WelcomeView: View {
  @Environment(\.language) private var language
  let presenter: WelcomePresenter

  var body: some View {
    ScrollView {
      VStack(alignment: .center, spacing: 1) {
        TitleArt()
        VStack(alignment: .center) {
          Text(language.whatItIs)
          Text(language.worksOffline).foregroundStyle(.secondary)
        }
        Button(language.getStarted) { presenter.onGetStartedPressed() }.defaultFocus()
      }
      .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .keyboardShortcut(.enter, language.getStarted) { presenter.onGetStartedPressed() }
  }
}
