import DesignSystem
import FeatureKit
import TerminalUI

/// What the program is, and the ways in: a new profile, or one that was saved here before.
struct WelcomeView: View {
  @Environment(\.language) private var language
  let presenter: WelcomePresenter
  let profiles: ProfilesPresenter

  var body: some View {
    ScrollView {
      VStack(alignment: .center, spacing: 1) {
        TitleArt()
        VStack(alignment: .center) {
          Text(language.whatItIs)
          Text(language.worksOffline).foregroundStyle(.secondary)
        }
        Button(language.getStarted) { presenter.onGetStartedPressed() }.defaultFocus()
        savedProfiles
      }
      .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task {
      await presenter.onAppear()
      await profiles.load()
    }
    .keyboardShortcut(.enter, language.getStarted) { presenter.onGetStartedPressed() }
  }

  @ViewBuilder private var savedProfiles: some View {
    if case .failed(let reason) = profiles.phase {
      ErrorLine(language(reason)) { Task { await profiles.onTryAgainPressed() } }
    }
    if !profiles.others.isEmpty {
      VStack {
        Text(language.goOnAs).foregroundStyle(.secondary)
        ProfileRows(presenter: profiles)
      }
    }
  }
}
