import FeatureKit
import DesignSystem
import Entities
import TerminalUI

/// Whose account it is, and the two ways to leave it.
struct AccountSection: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: AccountPresenter

  var body: some View {
    content.task { await presenter.load() }
  }

  @ViewBuilder private var content: some View {
    switch presenter.account {
    case .loading: LoadingLine()
    case .unknown(let reason): ErrorLine(language(reason)) { Task { await presenter.onTryAgainPressed() } }
    case .signedOut: Text(language.nobodySignedIn)
    case .profile(let profile):
      VStack {
        Text(line: profile.name ?? language.anonymousProfile).bold()
        Text(presenter.isAnonymous ? language.signOutAnonymousMeaning : language.signOutMeaning)
          .foregroundStyle(.secondary)
        if window.columns < 40 {
          VStack { buttons }
        } else {
          HStack(spacing: 2) { buttons }
        }
      }
      .keyBindings(presenter.work == nil ? keys : [])
    }
  }

  private var buttons: some View {
    Group {
      AsyncButton(language.signOut, isBusy: presenter.work == .signingOut, action: signOut)
      AsyncButton(language.deleteAccount, isBusy: presenter.work == .deleting, action: deleteAccount)
        .tint(.danger)
    }
    .disabled(presenter.work != nil)
  }

  private var keys: [KeyBinding] {
    [
      KeyBinding(.character("o"), language.signOut, action: signOut),
      KeyBinding(.character("d"), language.deleteAccount, action: deleteAccount),
    ]
  }

  private func signOut() {
    Task { if await presenter.onSignOutPressed() { announce(language.signedOut) } }
  }

  private func deleteAccount() {
    Task { if await presenter.onDeleteAccountPressed() { announce(language.accountDeleted) } }
  }
}
