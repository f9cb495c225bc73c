import DesignSystem
import TerminalUI

/// The program's purpose, the folder of its data, and its technology.
struct AboutView: View {
  @Environment(\.language) private var language
  let presenter: AboutPresenter

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        Text(line: "aichat \(presenter.version)").bold()
        Text(language.whatTheProgramIs)
        Text(language.whereDataStays)
        Text(language.howTheProgramIsMade).foregroundStyle(.secondary)
      }
      .frame(maxWidth: 66, alignment: .topLeading)
    }
    .navigationTitle(language.about)
  }
}
