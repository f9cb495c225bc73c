import DesignSystem
import TerminalUI

/// Who else is there: one more reason to come in.
struct CommunityView: View {
  @Environment(\.language) private var language
  let presenter: CommunityPresenter
  let step: StepPresenter

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        Text(language.communityIsThere).bold()
        Text(language.communityGrows)
        Button(language.next) { presenter.onContinuePressed() }.defaultFocus()
      }
    }
    .column()
    .step(step)
    .navigationTitle(language.goodCompany)
    .keyboardShortcut(.enter, language.next) { presenter.onContinuePressed() }
  }
}
