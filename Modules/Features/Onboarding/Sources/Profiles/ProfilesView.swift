import DesignSystem
import FeatureKit
import TerminalUI

/// The other profiles of this machine, and the way to a new one.
struct ProfilesView: View {
  @Environment(\.language) private var language
  let presenter: ProfilesPresenter

  var body: some View {
    Group {
      switch presenter.all.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.all.onTryAgainPressed() }
      case .content: content
      }
    }
    .navigationTitle(language.switchProfile)
    .toolbar { Button(language.close, action: presenter.onClosePressed) }
    .task(id: presenter.all.attempt) { await presenter.load() }
  }

  private var content: some View {
    ScrollView {
      VStack(spacing: 1) {
        if presenter.others.isEmpty {
          Text(language.noOtherProfiles).foregroundStyle(.secondary)
        } else {
          ProfileRows(presenter: presenter, acceptsFocus: true)
        }
        AsyncButton(language.newProfile, isBusy: presenter.work == .signingOut, action: makeNew)
          .disabled(presenter.work != nil)
      }
    }
    .keyBindings(presenter.work == nil ? [KeyBinding(.character("n"), language.newProfile, action: makeNew)] : [])
  }

  private func makeNew() {
    Task { await presenter.onNewProfilePressed() }
  }
}
