import TerminalUI

/// The options of the program as a whole, its version, the folder of its data, and the way to the screen about it.
struct ProgramSection: View {
  @Environment(\.language) private var language
  @Environment(\.settingsQuery) private var query
  let presenter: ProgramPresenter
  let preferences: PreferencesPresenter

  var body: some View {
    VStack(spacing: 1) {
      if !preferences.options(query).isEmpty { PreferenceList(presenter: preferences) }
      Grid(horizontalSpacing: 2) {
        Fact(language.version, presenter.version)
        Fact(language.data, presenter.dataDirectory)
      }
      Button(language.about) { presenter.onAboutPressed() }
    }
  }
}
