import DesignSystem
import TerminalUI

/// The other avatars, for the users of an experiment.
struct CommunityView: View {
  @Environment(\.language) private var language
  let presenter: CommunityPresenter
  let step: StepPresenter

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        Text(language.communityIsThere).bold()
        Text(language.communityGrows)
        Button(language.next, role: .primary) { presenter.onContinuePressed() }.defaultFocus()
      }
    }
    .column()
    .step(step)
    .navigationTitle(language.goodCompany)
    .keyboardShortcut(.enter, language.next) { presenter.onContinuePressed() }
  }
}
