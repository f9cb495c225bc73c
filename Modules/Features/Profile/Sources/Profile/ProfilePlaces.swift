import TerminalUI

/// The buttons that lead to the user's personas, lorebooks and templates.
struct ProfilePlaces: View {
  @Environment(\.language) private var language
  let presenter: ProfilePresenter

  var body: some View {
    WrappingHStack(spacing: 2) {
      Button(language.personas, action: presenter.onPersonasPressed)
      Button(language.lorebooks, action: presenter.onLorebooksPressed)
      Button(language.templates, action: presenter.onTemplatesPressed)
    }
  }
}
