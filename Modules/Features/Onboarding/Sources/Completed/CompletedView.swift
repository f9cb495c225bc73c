import DesignSystem
import FeatureKit
import TerminalUI

/// The end of onboarding: the chosen colour, and the button that stores it.
struct CompletedView: View {
  @Environment(\.language) private var language
  let presenter: CompletedPresenter

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        VStack {
          Text(language.chosenColor(presenter.color)).bold().foregroundStyle(.accent)
          Text(language.readyToChat)
        }
        AsyncButton(
          presenter.isFinishing ? language.saving : language.finish, isBusy: presenter.isFinishing, action: finish
        )
        .defaultFocus()
      }
    }
    .column()
    .navigationTitle(language.allSet)
    .keyBindings(presenter.isFinishing ? [] : [KeyBinding(.enter, language.finish, action: finish)])
    .tint(presenter.color.tint)
    .task { presenter.onAppear() }
  }

  private func finish() {
    Task { await presenter.onFinishPressed() }
  }
}
